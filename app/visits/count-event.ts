/** What is counted besides page views. */
type VisitEvent = "Estimate made" | "Estimate shared" | "Message sent" | "Scheduling opened";

/** Called behind `__COUNTS_VISITS__`, so that a build without a counter leaves it out. */
export function countEvent(name: VisitEvent) {
  window.dispatchEvent(new CustomEvent("visit-event", { detail: name }));
}
