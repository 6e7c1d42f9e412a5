import { useSyncExternalStore } from "react";

/** True while the page is scrolled by more than `threshold` pixels. Prerendered pages are at the top. */
export function useScrolled(threshold: number) {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}
