import { launchForLighthouse } from "../lib/browser.ts";
import type { Route } from "../lib/routes.ts";
import { type Audit, type Metrics, runLighthouse } from "../lib/run-lighthouse.ts";
import { startSite } from "../lib/site.ts";
import { interquartileRange, median } from "../lib/statistics.ts";
import type { StepContext } from "../lib/step-context.ts";
import { buildWithoutScripts } from "../lib/without-scripts.ts";

/** Added when the runs vary more than this. */
const extraRuns = 2;
/** Fewer: a desktop computer shows hardly any difference. */
const desktopRuns = 3;
const maxVariation = { lcp: 0.1, tbt: 30 };

export type Summary = Metrics & { runs: number; scores: Record<string, number>; failed: string[] };

/** `baseline` is the same page with all scripts removed, on mobile. */
export type RouteAudit = { pattern: string; mobile: Summary; desktop: Summary; baseline: Summary };

type Runs = { route: Route; mobile: Audit[]; desktop: Audit[]; baseline: Audit[] };

/** In rounds over all routes and variants: a slow minute costs many routes one run each, not one route its median. */
export async function measureLighthouse({ site, options, machine, log }: StepContext): Promise<RouteAudit[]> {
  const baselineBuild = buildWithoutScripts(options.routes.map(({ path }) => path));
  const baselineSite = await startSite(baselineBuild.folder);
  const { port, close } = await launchForLighthouse();
  const routes = options.routes.map((route): Runs => ({ route, mobile: [], desktop: [], baseline: [] }));
  try {
    for (let round = 0; round < options.runs + extraRuns; round++) {
      const unfinished = routes.filter((runs) => round < options.runs || !isStable(runs));
      log(`round ${round + 1}: ${unfinished.length} routes`);
      await machine.untilIdle(20_000);
      for (const runs of unfinished) await auditRoute(runs, round);
    }
  } finally {
    await close();
    await baselineSite.stop();
    baselineBuild.remove();
  }
  return routes.map((runs) => {
    const result = summarize(runs);
    log(
      `${result.pattern}: mobile ${scoresOf(result.mobile)}, LCP ${ms(result.mobile.lcp)} (${ms(result.baseline.lcp)} without scripts), TBT ${ms(result.mobile.tbt)} (${ms(result.baseline.tbt)}); desktop ${scoresOf(result.desktop)}; ${result.mobile.runs} runs`,
    );
    return result;
  });

  async function auditRoute({ route: { path }, mobile, desktop, baseline }: Runs, round: number) {
    // The other categories are the same every time.
    const categories = round === 0 ? "all" : "performance";
    mobile.push(await runLighthouse(site.address + path, { port, device: "mobile", categories }));
    baseline.push(
      await runLighthouse(baselineSite.address + path, { port, device: "mobile", categories: "performance" }),
    );
    if (round < desktopRuns) {
      desktop.push(await runLighthouse(site.address + path, { port, device: "desktop", categories }));
    }
  }
}

function isStable({ mobile, baseline }: Runs) {
  return [mobile, baseline].every((audits) => {
    const lcp = audits.map(({ metrics }) => metrics.lcp);
    const tbt = audits.map(({ metrics }) => metrics.tbt);
    return (
      interquartileRange(lcp) <= maxVariation.lcp * median(lcp) && interquartileRange(tbt) <= maxVariation.tbt
    );
  });
}

function summarize({ route: { pattern }, mobile, desktop, baseline }: Runs): RouteAudit {
  return { pattern, mobile: summary(mobile), desktop: summary(desktop), baseline: summary(baseline) };
}

function summary(audits: readonly Audit[]): Summary {
  const medianOf = (name: keyof Metrics) => median(audits.map(({ metrics }) => metrics[name]));
  const performance = median(audits.map(({ scores }) => scores.performance ?? 0));
  return {
    runs: audits.length,
    scores: { ...audits[0]?.scores, performance },
    failed: audits[0]?.failed ?? [],
    fcp: medianOf("fcp"),
    lcp: medianOf("lcp"),
    tbt: medianOf("tbt"),
    cls: medianOf("cls"),
    speedIndex: medianOf("speedIndex"),
  };
}

function scoresOf({ scores }: Summary) {
  return Object.values(scores).join("/");
}

function ms(value: number) {
  return `${Math.round(value)} ms`;
}
