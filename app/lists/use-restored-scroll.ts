import { useLayoutEffect, useRef } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { savedScrollPosition } from "#app/url-state/router-history.ts";

/**
 * A prerendered list has one page, and after a reload the visitor's scroll position may lie beyond its end. This
 * restores it once the list has all its pages again.
 */
export function useRestoredScroll(page: number) {
  const hydrated = useHydrated();
  const prerendered = useRef(!hydrated);

  useLayoutEffect(() => {
    if (!hydrated || !prerendered.current) return;
    prerendered.current = false;
    const position = page > 1 ? savedScrollPosition() : undefined;
    if (position !== undefined) window.scrollTo(0, position);
  }, [hydrated, page]);
}
