export const vitalsPath = "/api/vitals";

/** Core Web Vitals: when the largest element was painted, how long the page took to respond, how much it moved. */
export const metricNames = ["lcp", "inp", "cls"] as const;

export type MetricName = (typeof metricNames)[number];

/** The body of the call. Times are in milliseconds, `cls` is in thousandths. A browser may not know all three. */
export type Vitals = { route: string } & { [metric in MetricName]?: number | undefined };

/** The pattern of a path: "/case-studies/*" for any study. */
export function routeOf(path: string) {
  return path.replace(/(?<=.)\/[^/]+/g, "/*");
}
