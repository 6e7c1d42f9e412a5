import { useEffect } from "react";
import { fontFiles } from "./fonts/fonts.gen.ts";
import { revealDeferred } from "./reveal-deferred.ts";

/** The one thing that the document renders of this folder: early requests for the fonts, and the end of loading. */
export function DeliveryHead() {
  useEffect(() => void revealDeferred(), []);
  return Object.values(fontFiles).map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}
