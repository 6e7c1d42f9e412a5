import { site, visitCounter } from "#content/site.ts";
import { countEvent } from "./count-event.ts";
import { refusesTracking } from "./refuses-tracking.ts";

declare global {
  interface Window {
    plausible?(event: string): void;
    umami?: { track(event: string): void };
  }
}

/** Loads the script of the counter, which counts page views by itself, unless the browser asks not to be tracked. */
export function countVisits() {
  if (!visitCounter || refusesTracking()) return;
  const script = document.createElement("script");
  script.src = visitCounter.script;
  script.setAttribute(
    visitCounter.kind === "plausible" ? "data-domain" : "data-website-id",
    visitCounter.site,
  );
  document.head.append(script);

  window.addEventListener("visit-event", (event) => {
    const { detail } = event as CustomEvent<string>;
    window.plausible?.(detail);
    window.umami?.track(detail);
  });
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (link && link.href === new URL(site.schedulingUrl).href) countEvent("Scheduling opened");
  });
}
