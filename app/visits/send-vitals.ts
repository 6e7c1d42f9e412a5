import { formEndpoint } from "#content/site.ts";
import { canonicalPath } from "#contract/canonical-path.ts";
import { routeOf, type Vitals, vitalsPath } from "#contract/vitals.ts";
import { refusesTracking } from "./refuses-tracking.ts";
import { type Interaction, layoutShift, responseTime, type Shift } from "./vitals.ts";

/**
 * Tells the server once how fast the page was, when it is first hidden: the last moment that every browser reports. What
 * the visitor does on further pages without a reload counts for the first one, as in Chrome's own statistics.
 */
export function sendVitals() {
  if (refusesTracking()) return;
  const [navigation] = performance.getEntriesByType("navigation");
  const route = routeOf(canonicalPath(new URL(navigation?.name ?? location.href).pathname));
  // When a tab in the background was painted says nothing of the page.
  const paints = wasHidden() ? undefined : observe("largest-contentful-paint");
  const shifts = observe<Shift>("layout-shift");
  const events = [observe<Interaction>("event"), observe<Interaction>("first-input")];

  document.addEventListener("visibilitychange", function send() {
    if (!document.hidden) return;
    document.removeEventListener("visibilitychange", send);
    const interactions = events.flatMap((read) => read?.() ?? []);
    const vitals: Vitals = {
      route,
      lcp: rounded(paints?.().at(-1)?.startTime),
      // Not every browser has this count.
      inp: rounded(responseTime(interactions, performance.interactionCount ?? 0)),
      cls: shifts && rounded(layoutShift(shifts()) * 1_000),
    };
    fetch(formEndpoint + vitalsPath, {
      method: "POST",
      keepalive: true,
      credentials: "omit",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(vitals),
    }).catch(() => {});
  });
}

function wasHidden() {
  const states = performance.getEntriesByType("visibility-state");
  return document.hidden || states.some(({ name }) => name === "hidden");
}

/** What the browser has measured so far, and measures from now on; undefined if it cannot. */
function observe<T>(type: string) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  type Entry = PerformanceEntry & T;
  const seen: Entry[] = [];
  // An event that is no interaction has the id 0.
  const keep = (entries: PerformanceEntryList) =>
    seen.push(...(entries as Entry[]).filter((entry) => Reflect.get(entry, "interactionId") !== 0));
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  const options = { buffered: true, durationThreshold: 16 };
  observer.observe({ type, ...options });
  return () => {
    keep(observer.takeRecords());
    return seen;
  };
}

function rounded(value: number | undefined) {
  return value && Math.round(value);
}
