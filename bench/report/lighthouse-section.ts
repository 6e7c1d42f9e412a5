import type { RouteAudit, Summary } from "../steps/lighthouse.ts";
import { boldIfMissed, inMilliseconds, type Section, table, worst } from "./table.ts";

const targets = { lcpRatio: 1.3, tbtDifference: 50 };

/** A not-found page answers 404, asks not to be indexed, and logs the failed request to the console. */
const expectedFailures: Record<string, readonly string[]> = {
  "404": ["http-status-code", "is-crawlable", "errors-in-console"],
};

export function lighthouseSection(routes: readonly RouteAudit[]): Section {
  const lcpRatio = ({ mobile, baseline }: RouteAudit) => mobile.lcp / baseline.lcp;
  const tbtDifference = ({ mobile, baseline }: RouteAudit) => mobile.tbt - baseline.tbt;
  const cls = ({ mobile, desktop }: RouteAudit) => Math.max(mobile.cls, desktop.cls);
  const slowest = worst(routes, lcpRatio);
  const busiest = worst(routes, tbtDifference);
  const unstable = worst(routes, cls);
  const fewestRuns = (device: "mobile" | "desktop") => Math.min(...routes.map((route) => route[device].runs));
  const incomplete = routes.filter((route) => !(isFull(route, "mobile") && isFull(route, "desktop")));

  return {
    title: "Lighthouse",
    checks: [
      {
        target: "100 in every category, mobile and desktop, on every route",
        measured:
          incomplete.length === 0
            ? `100 on ${routes.length} of ${routes.length}`
            : `less on ${incomplete.map(({ pattern }) => `\`${pattern}\``).join(", ")}`,
        met: incomplete.length === 0,
      },
      {
        target: `LCP at most ${targets.lcpRatio} times that of the page without scripts`,
        measured: `${slowest.value.toFixed(2)} times at most (\`${slowest.where}\`)`,
        met: slowest.value <= targets.lcpRatio,
      },
      {
        target: `TBT at most ${targets.tbtDifference} ms above that of the page without scripts`,
        measured: `${inMilliseconds(busiest.value)} at most (\`${busiest.where}\`)`,
        met: busiest.value <= targets.tbtDifference,
      },
      { target: "CLS 0", measured: `${unstable.value.toFixed(3)} at most`, met: unstable.value === 0 },
    ],
    body: `Simulated throttling, medians of at least ${fewestRuns("mobile")} interleaved runs on a phone and ${fewestRuns("desktop")} on a desktop computer. The page without scripts comes from the same server. Scores: performance / accessibility / best practices / SEO / agentic browsing.

${table(
  ["Route", "Mobile", "Desktop", "LCP", "without scripts", "ratio", "TBT", "without scripts", "FCP", "CLS"],
  routes.map((route) => [
    `\`${route.pattern}\``,
    boldIfMissed(scores(route.mobile), isFull(route, "mobile")),
    boldIfMissed(scores(route.desktop), isFull(route, "desktop")),
    inMilliseconds(route.mobile.lcp),
    inMilliseconds(route.baseline.lcp),
    boldIfMissed(lcpRatio(route).toFixed(2), lcpRatio(route) <= targets.lcpRatio),
    boldIfMissed(inMilliseconds(route.mobile.tbt), tbtDifference(route) <= targets.tbtDifference),
    inMilliseconds(route.baseline.tbt),
    inMilliseconds(route.mobile.fcp),
    boldIfMissed(cls(route).toFixed(3), cls(route) === 0),
  ]),
)}

${failedAudits(routes)}`,
  };
}

function isFull({ pattern, ...audits }: RouteAudit, device: "mobile" | "desktop") {
  const { scores, failed } = audits[device];
  const expected = failed.length > 0 && failed.every((name) => expectedFailures[pattern]?.includes(name));
  return Object.entries(scores).every(([category, score]) =>
    category === "performance" || !expected ? score >= 100 : true,
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
    const reason = names.every((name) => expectedFailures[pattern]?.includes(name))
      ? ", which a not-found page cannot pass; they do not count"
      : "";
    return names.length > 0 ? [`\`${pattern}\` fails ${names.join(", ")}${reason}.`] : [];
  });
  return lines.join("\n");
}
