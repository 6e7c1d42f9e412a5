import { useSyncExternalStore } from "react";

/** False in prerendered pages and while React takes one over, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe() {
  return () => {};
}
