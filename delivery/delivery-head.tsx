import { useEffect } from "react";
import { fontFiles } from "./fonts/fonts.gen.ts";
import { hydratedEvent } from "./hydrated-event.ts";
import { revealDeferred } from "./reveal-deferred.ts";
import { useDeferredLayout } from "./use-deferred-layout.ts";

export function DeliveryHead() {
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
    void revealDeferred().then(prefetch);
  }, []);
  useDeferredLayout();
  return Object.values(fontFiles).map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}

/** Nothing depends on it, so it may fail. */
function prefetch() {
  if (__PREFETCH__ && import.meta.env.PROD) import("./prefetch/prefetch-links.ts").catch(() => {});
}
