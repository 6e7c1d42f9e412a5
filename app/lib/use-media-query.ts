import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds. Prerendered pages know nothing of the visitor: `prerendered` is what they assume. */
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
