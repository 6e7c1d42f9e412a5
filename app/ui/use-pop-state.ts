import { useEffect, useEffectEvent } from "react";

/** Calls `listener` when the visitor goes back or forward. */
export function usePopState(listener: () => void) {
  const onPopState = useEffectEvent(listener);
  useEffect(() => {
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);
}
