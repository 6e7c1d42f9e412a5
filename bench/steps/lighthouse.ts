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

export async function measureLighthouse({ site, options, machine, log }: StepContext): Promise<RouteAudit[]> {
  const baselineBuild = buildWithoutScripts(options.routes.map(({ path }) => path));
  const baselineSite = await startSite(baselineBuild.folder);
  const { port, close } = await launchForLighthouse();
  const results: RouteAudit[] = [];
  try {
    for (const route of options.routes) {
      await machine.untilIdle(20_000);
      const result = await auditRoute(route);
      results.push(result);
      log(
        `${route.pattern}: mobile ${scoresOf(result.mobile)}, LCP ${ms(result.mobile.lcp)} (${ms(result.baseline.lcp)} without scripts), TBT ${ms(result.mobile.tbt)} (${ms(result.baseline.tbt)}); desktop ${scoresOf(result.desktop)}; ${result.mobile.runs} runs`,
      );
    }
  } finally {
    await close();
    await baselineSite.stop();
    baselineBuild.remove();
  }
  return results;

  /** The three variants take turns, so that a slow moment of the machine affects them all. */
  async function auditRoute({ pattern, path }: Route): Promise<RouteAudit> {
    const mobile: Audit[] = [];
    const desktop: Audit[] = [];
    const baseline: Audit[] = [];
    for (let run = 0; run < options.runs + extraRuns; run++) {
      if (run >= options.runs) {
        if (isStable(mobile) && isStable(baseline)) break;
        await machine.untilIdle(15_000);
      }
      // The other categories are the same every time.
      const categories = run === 0 ? "all" : "performance";
      mobile.push(await runLighthouse(site.address + path, { port, device: "mobile", categories }));
      baseline.push(
        await runLighthouse(baselineSite.address + path, {
          port,
          device: "mobile",
          categories: "performance",
        }),
      );
      if (run < desktopRuns) {
        desktop.push(await runLighthouse(site.address + path, { port, device: "desktop", categories }));
      }
    }
    return { pattern, mobile: summary(mobile), desktop: summary(desktop), baseline: summary(baseline) };
  }
}

function isStable(audits: readonly Audit[]) {
  const lcp = audits.map(({ metrics }) => metrics.lcp);
  const tbt = audits.map(({ metrics }) => metrics.tbt);
  return (
    interquartileRange(lcp) <= maxVariation.lcp * median(lcp) && interquartileRange(tbt) <= maxVariation.tbt
  );
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
