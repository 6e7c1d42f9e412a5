import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { techniques } from "../../delivery/techniques.ts";
import { phone } from "../../scripts/budgets.ts";
import { totalOf, weighPage } from "../../scripts/page-weight.ts";
import { launchBrowser } from "../lib/browser.ts";
import { type Load, observeLoad } from "../lib/observe-load.ts";
import { routes } from "../lib/routes.ts";
import { startSite } from "../lib/site.ts";
import { median } from "../lib/statistics.ts";
import type { StepContext } from "../lib/step-context.ts";

/** Fewer runs would not tell a gain of 50 ms from chance. */
const fewestRuns = 7;
const patterns = ["/", "/case-studies/:id"];

/** A page as delivered, without one technique, or as React Router writes it. `bytes` are HTML and JavaScript. */
export type TechniqueResult = {
  setting: string;
  pages: (Load & { pattern: string; bytes: number })[];
};

/** Builds the site once for each setting of DELIVERY and measures the builds in turns. */
export async function measureTechniques({ options, log }: StepContext): Promise<TechniqueResult[]> {
  const folder = mkdtempSync(join(tmpdir(), "midspan-techniques-"));
  const settings = ["", ...techniques.map((name) => `without-${name}`), "plain"];
  const runs = Math.max(options.runs, fewestRuns);
  const measured = routes.filter(({ pattern }) => patterns.includes(pattern));
  const sites = [];
  let browser: Browser | undefined;
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
    // Not before: a build blocks this process, and the browser's connection would time out.
    browser = await launchBrowser();
    const loads = new Map<string, Load[]>();
    for (let run = 0; run < runs; run++) {
      for (const { pattern, path } of measured) {
        for (const { setting, site } of sites) {
          const load = await observeLoad(browser, site.address + path).catch((error: Error) =>
            log(`left out: ${error.message}`),
          );
          const key = setting + pattern;
          if (load) loads.set(key, [...(loads.get(key) ?? []), load]);
        }
      }
      log(`run ${run + 1} of ${runs}`);
    }
    return sites.toReversed().map(({ setting, build }) => ({
      setting,
      pages: measured.map(({ pattern, path }) => {
        const { html, javascript } = weighPage(join(".", path, "index.html"), phone, build);
        const medianOf = (name: keyof Load) =>
          median((loads.get(setting + pattern) ?? []).map((load) => load[name]));
        return {
          pattern,
          fcp: medianOf("fcp"),
          lcp: medianOf("lcp"),
          blocking: medianOf("blocking"),
          bytes: html.bytes + totalOf(javascript),
        };
      }),
    }));
  } finally {
    await Promise.all(sites.map(({ site }) => site.stop()));
    await browser?.close();
    rmSync(folder, { recursive: true });
  }
}
