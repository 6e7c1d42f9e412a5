import { type Audit, auditPage, type Metrics } from "../lib/audit-page.ts";
import type { Bench } from "../lib/bench.ts";
import { launchForLighthouse } from "../lib/browser.ts";
import type { Route } from "../lib/routes.ts";
import { startSite } from "../lib/site.ts";
import { median, spread } from "../lib/statistics.ts";
import { buildWithoutScripts } from "../lib/without-scripts.ts";

/** More runs than asked for when they disagree, but not for ever. */
const extraRuns = 2;
const agreement = { largestPaint: 0.1, blockingMs: 30 };

export type Summary = Metrics & { runs: number; scores: Record<string, number>; failed: string[] };

/** `bare` is the same page with all scripts removed, on a phone. */
export type RouteAudit = { pattern: string; mobile: Summary; desktop: Summary; bare: Summary };

export async function measureLighthouse({ site, options, quiet, say }: Bench): Promise<RouteAudit[]> {
  const bare = buildWithoutScripts(options.routes.map(({ path }) => path));
  const bareSite = await startSite(bare.folder);
  const { port, close } = await launchForLighthouse();
  const results: RouteAudit[] = [];
  try {
    for (const route of options.routes) {
      await quiet.settle(20_000);
      const result = await auditRoute(route);
      results.push(result);
      say(
        `${route.pattern}: mobile ${scoresOf(result.mobile)}, LCP ${ms(result.mobile.largestPaint)} (${ms(result.bare.largestPaint)} without scripts), TBT ${ms(result.mobile.blocking)} (${ms(result.bare.blocking)}); desktop ${scoresOf(result.desktop)}; ${result.mobile.runs} runs`,
      );
    }
  } finally {
    await close();
    await bareSite.stop();
    bare.remove();
  }
  return results;

  /** The three variants take turns, so that a loud moment of the machine meets them all. */
  async function auditRoute({ pattern, path }: Route): Promise<RouteAudit> {
    const mobile: Audit[] = [];
    const desktop: Audit[] = [];
    const limit: Audit[] = [];
    for (let run = 0; run < options.runs + extraRuns; run++) {
      if (run >= options.runs) {
        if (agree(mobile) && agree(limit)) break;
        await quiet.settle(15_000);
      }
      // What is not speed is the same every time.
      const categories = run === 0 ? "all" : "performance";
      mobile.push(await auditPage(site.address + path, { port, device: "mobile", categories }));
      limit.push(
        await auditPage(bareSite.address + path, { port, device: "mobile", categories: "performance" }),
      );
      desktop.push(await auditPage(site.address + path, { port, device: "desktop", categories }));
    }
    return { pattern, mobile: summary(mobile), desktop: summary(desktop), bare: summary(limit) };
  }
}

function agree(audits: readonly Audit[]) {
  const paints = audits.map(({ metrics }) => metrics.largestPaint);
  const blocking = audits.map(({ metrics }) => metrics.blocking);
  return (
    spread(paints) <= agreement.largestPaint * median(paints) && spread(blocking) <= agreement.blockingMs
  );
}

function summary(audits: readonly Audit[]): Summary {
  const middle = (name: keyof Metrics) => median(audits.map(({ metrics }) => metrics[name]));
  const performance = median(audits.map(({ scores }) => scores.performance ?? 0));
  return {
    runs: audits.length,
    scores: { ...audits[0]?.scores, performance },
    failed: audits[0]?.failed ?? [],
    firstPaint: middle("firstPaint"),
    largestPaint: middle("largestPaint"),
    blocking: middle("blocking"),
    shift: middle("shift"),
    speedIndex: middle("speedIndex"),
  };
}

function scoresOf({ scores }: Summary) {
  return Object.values(scores).join("/");
}

function ms(value: number) {
  return `${Math.round(value)} ms`;
}
