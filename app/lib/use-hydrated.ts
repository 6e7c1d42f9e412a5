import { useSyncExternalStore } from "react";

/** False in the prerendered page and while React takes it over, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
