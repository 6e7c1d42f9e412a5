import { useClientValue } from "./use-client-value.ts";

/** False in the prerendered page and while React takes it over, true from then on. */
export function useHydrated() {
  return useClientValue(() => true, false);
}
