import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * A value that only the browser knows, without a hydration mismatch: `prerendered` in the HTML and during hydration,
 * `read()` after it. Where the two are equal, there is no second render.
 */
export function useClientValue<T>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(never, read, () => prerendered);
}
