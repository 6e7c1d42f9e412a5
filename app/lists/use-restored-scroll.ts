import { useLayoutEffect, useRef } from "react";
import { savedScrollPosition } from "#app/url-state/router-history.ts";

/** What a visitor scrolls with. */
const inputs = ["wheel", "touchstart", "pointerdown", "keydown"];

/** After a reload a list has one page: this waits for the others, unless the visitor has moved on. */
export function useRestoredScroll(page: number, isReady: boolean) {
  const waits = useRef(false);

  useLayoutEffect(() => {
    if (isReady) {
      const position = waits.current && page > 1 ? savedScrollPosition() : undefined;
      waits.current = false;
      if (position !== undefined) window.scrollTo(0, position);
      return;
    }
    waits.current = true;
    const listening = new AbortController();
    const moveOn = () => {
      waits.current = false;
    };
    for (const input of inputs) window.addEventListener(input, moveOn, { signal: listening.signal });
    return () => listening.abort();
  }, [isReady, page]);
}
