import { useSyncExternalStore } from "react";

/** The file in the address, so that links, Back and reload work: /edit#content/faq.yaml. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)));
}

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
