import { useSyncExternalStore } from "react";

const never = () => () => {};

/** No hydration mismatch, and no second render where `prerendered` and `read()` are equal. */
export function useClientValue<T>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(never, read, () => prerendered);
}
