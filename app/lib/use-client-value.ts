import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * What only the visitor's browser can tell, without a hydration mismatch: `prerendered` in the prerendered page and
 * while React takes it over. Where the two are equal, nothing is rendered again.
 */
export function useClientValue<T>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(never, read, () => prerendered);
}
