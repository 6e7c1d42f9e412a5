import { useEffect } from "react";

/** Calls `leave` when the visitor goes back or forward: what lies over a page goes with it. */
export function usePopState(leave: () => void) {
  useEffect(() => {
    window.addEventListener("popstate", leave);
    return () => window.removeEventListener("popstate", leave);
  }, [leave]);
}
