import { useLayoutEffect, useRef } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/** Where React Router keeps scroll positions while the tab lives. */
const storageKey = "react-router-scroll-positions";

/**
 * After a reload the prerendered page is one page of the list long, and the place where the visitor was may lie
 * beyond its end. Once the list has its depth again, this goes there.
 */
export function useRestoredScroll(depth: number) {
  const hydrated = useHydrated();
  const prerendered = useRef(!hydrated);

  useLayoutEffect(() => {
    if (!hydrated || !prerendered.current) return;
    prerendered.current = false;
    const place = depth > 1 ? storedPlace() : undefined;
    if (place !== undefined) window.scrollTo(0, place);
  }, [hydrated, depth]);
}

function storedPlace() {
  try {
    const places = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    const place: unknown = places[window.history.state?.key];
    return typeof place === "number" ? place : undefined;
  } catch {
    // Storage may be closed to us; the visitor then starts at the top.
    return undefined;
  }
}
