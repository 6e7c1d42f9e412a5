import { useInBrowser } from "./use-in-browser.ts";

/** False in the prerendered page and while React takes it over, true from then on. */
export function useHydrated() {
  return useInBrowser(() => true, false);
}
