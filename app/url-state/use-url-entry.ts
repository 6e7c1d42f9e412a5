import { useEffectEvent, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { currentEntry, discardPending, subscribeToUrl, type UrlEntry } from "./url-state.ts";

/** Called after hydration, before the next paint, and by `changeUrl`, Back, Forward and the router. */
export function useUrlEntry(onEntry: (entry: UrlEntry) => void) {
  const location = useLocation();
  const apply = useEffectEvent(onEntry);

  useLayoutEffect(() => {
    discardPending();
    apply(currentEntry());
    return subscribeToUrl(() => {
      // While Back loads another page, the browser already has the URL of that page.
      if (window.location.pathname === location.pathname) apply(currentEntry());
    });
  }, [location]);
}
