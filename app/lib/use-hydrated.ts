import { useClientValue } from "./use-client-value.ts";

/** False in the prerendered HTML and during hydration, true after it. */
export function useHydrated() {
  return useClientValue(() => true, false);
}
