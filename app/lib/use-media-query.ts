import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches. `prerendered` is the answer in the HTML and during hydration. */
export function useMediaQuery(query: string, prerendered: boolean) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => prerendered,
  );
}
