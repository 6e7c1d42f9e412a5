import type { RouteAudit, Summary } from "../steps/lighthouse.ts";
import { inMilliseconds, marked, type Section, table, worst } from "./table.ts";

const bars = { ratio: 1.3, blockingMs: 50 };

/** A page that is not there answers so, asks not to be indexed, and says in the console what was missing. */
const byNature: Record<string, readonly string[]> = {
  "404": ["http-status-code", "is-crawlable", "errors-in-console"],
};

export function lighthouseSection(routes: readonly RouteAudit[]): Section {
  const ratio = ({ mobile, bare }: RouteAudit) => mobile.largestPaint / bare.largestPaint;
  const blocking = ({ mobile, bare }: RouteAudit) => mobile.blocking - bare.blocking;
  const shift = ({ mobile, desktop }: RouteAudit) => Math.max(mobile.shift, desktop.shift);
  const slowest = worst(routes, ratio);
  const busiest = worst(routes, blocking);
  const moving = worst(routes, shift);
  const short = routes.filter((route) => !(isFull(route, "mobile") && isFull(route, "desktop")));

  return {
    title: "Lighthouse",
    checks: [
      {
        bar: "100 in every category, mobile and desktop, on every route",
        measured:
          short.length === 0
            ? `100 on ${routes.length} of ${routes.length}`
            : `less on ${short.map(({ pattern }) => `\`${pattern}\``).join(", ")}`,
        met: short.length === 0,
      },
      {
        bar: `largest paint within ${bars.ratio} times that of the page without scripts`,
        measured: `${slowest.value.toFixed(2)} times at most (\`${slowest.where}\`)`,
        met: slowest.value <= bars.ratio,
      },
      {
        bar: `blocking time at most ${bars.blockingMs} ms above that page's`,
        measured: `${inMilliseconds(busiest.value)} at most (\`${busiest.where}\`)`,
        met: busiest.value <= bars.blockingMs,
      },
      { bar: "layout shift 0", measured: `${moving.value.toFixed(3)} at most`, met: moving.value === 0 },
    ],
    body: `Simulated throttling, median of at least ${Math.min(...routes.map(({ mobile }) => mobile.runs))} runs that took turns. The page without scripts is handed out by the same server. Scores: performance / accessibility / best practices / SEO / agentic browsing.

${table(
  ["Route", "Mobile", "Desktop", "LCP", "without scripts", "ratio", "TBT", "without scripts", "FCP", "CLS"],
  routes.map((route) => [
    `\`${route.pattern}\``,
    marked(scores(route.mobile), isFull(route, "mobile")),
    marked(scores(route.desktop), isFull(route, "desktop")),
    inMilliseconds(route.mobile.largestPaint),
    inMilliseconds(route.bare.largestPaint),
    marked(ratio(route).toFixed(2), ratio(route) <= bars.ratio),
    marked(inMilliseconds(route.mobile.blocking), blocking(route) <= bars.blockingMs),
    inMilliseconds(route.bare.blocking),
    inMilliseconds(route.mobile.firstPaint),
    marked(shift(route).toFixed(3), shift(route) === 0),
  ]),
)}

${failedAudits(routes)}`,
  };
}

function isFull({ pattern, ...audits }: RouteAudit, device: "mobile" | "desktop") {
  const { scores, failed } = audits[device];
  const excused = failed.length > 0 && failed.every((name) => byNature[pattern]?.includes(name));
  return Object.entries(scores).every(([category, score]) =>
    category === "performance" || !excused ? score >= 100 : true,
  );
}

function scores({ scores }: Summary) {
  return ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"]
    .map((category) => scores[category] ?? "–")
    .join(" / ");
}

function failedAudits(routes: readonly RouteAudit[]) {
  const lines = routes.flatMap(({ pattern, mobile, desktop }) => {
    const names = [...new Set([...mobile.failed, ...desktop.failed])];
    const reason = names.every((name) => byNature[pattern]?.includes(name))
      ? ", which such a page cannot pass and which is not held against it"
      : "";
    return names.length > 0 ? [`\`${pattern}\` does not pass ${names.join(", ")}${reason}.`] : [];
  });
  return lines.join("\n");
}
