import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { techniques } from "../../delivery/techniques.ts";
import { phone } from "../../scripts/budgets.ts";
import { totalOf, weighPage } from "../../scripts/page-weight.ts";
import { launchForLighthouse } from "../lib/browser.ts";
import { routes } from "../lib/routes.ts";
import { type Metrics, runLighthouse } from "../lib/run-lighthouse.ts";
import { startSite } from "../lib/site.ts";
import { median } from "../lib/statistics.ts";
import type { StepContext } from "../lib/step-context.ts";

/** Fewer runs would not tell a gain of 50 ms from chance. */
const fewestRuns = 7;
const patterns = ["/", "/case-studies/:id"];

/** A page as delivered, without one technique, or as React Router writes it. `bytes` are HTML and JavaScript. */
export type TechniqueResult = {
  setting: string;
  pages: (Pick<Metrics, "fcp" | "lcp" | "tbt"> & { pattern: string; bytes: number })[];
};

/** Builds the site once for each setting of DELIVERY and measures the builds in turns. */
export async function measureTechniques({ options, log }: StepContext): Promise<TechniqueResult[]> {
  const folder = mkdtempSync(join(tmpdir(), "midspan-techniques-"));
  const settings = ["", ...techniques.map((name) => `without-${name}`), "plain"];
  const runs = Math.max(options.runs, fewestRuns);
  const measured = routes.filter(({ pattern }) => patterns.includes(pattern));
  const { port, close } = await launchForLighthouse();
  const sites = [];
  try {
    // The default setting is built last, so that the build folder ends up with it.
    for (const setting of settings.toReversed()) {
      log(`building with DELIVERY=${setting}`);
      execFileSync("npm", ["run", "build"], {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DELIVERY: setting },
      });
      const build = join(folder, setting || "default");
      cpSync("build", build, { recursive: true });
      sites.push({ setting, build, site: await startSite(build) });
    }
    const metrics = new Map<string, Metrics[]>();
    for (let run = 0; run < runs; run++) {
      for (const { pattern, path } of measured) {
        for (const { setting, site } of sites) {
          const audit = await runLighthouse(site.address + path, {
            port,
            device: "mobile",
            categories: "performance",
          }).catch((error: Error) => log(`left out: ${error.message}`));
          if (!audit) continue;
          const key = setting + pattern;
          metrics.set(key, [...(metrics.get(key) ?? []), audit.metrics]);
        }
      }
      log(`run ${run + 1} of ${runs}`);
    }
    return sites.toReversed().map(({ setting, build }) => ({
      setting,
      pages: measured.map(({ pattern, path }) => {
        const { html, javascript } = weighPage(join(".", path, "index.html"), phone, build);
        const medianOf = (name: "fcp" | "lcp" | "tbt") =>
          median((metrics.get(setting + pattern) ?? []).map((values) => values[name]));
        return {
          pattern,
          fcp: medianOf("fcp"),
          lcp: medianOf("lcp"),
          tbt: medianOf("tbt"),
          bytes: html.bytes + totalOf(javascript),
        };
      }),
    }));
  } finally {
    await Promise.all(sites.map(({ site }) => site.stop()));
    await close();
    rmSync(folder, { recursive: true });
  }
}
