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
import { type Route, routes } from "../lib/routes.ts";
import { startSite } from "../lib/site.ts";
import { median } from "../lib/statistics.ts";
import type { StepContext } from "../lib/step-context.ts";
import { followLink } from "./navigation.ts";

/** Fewer runs would not tell a gain of 50 ms from chance. */
const fewestRuns = 7;
const patterns = ["/", "/portfolio", "/case-studies/:id"];

/**
 * A page as delivered, without one technique, or as React Router writes it. `bytes` are HTML and JavaScript, `click` is
 * the time from a click on the home page, after the page was fetched ahead.
 */
export type TechniqueResult = {
  setting: string;
  pages: (Load & { pattern: string; bytes: number; click: number | undefined })[];
};

type Run = Load & { click: number | undefined };

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
    const made = new Map<string, Run[]>();
    for (let run = 0; run < runs; run++) {
      for (const route of measured) {
        for (const { setting, site } of sites) {
          const result = await visit(browser, site.address, route).catch((error: Error) =>
            log(`left out: ${error.message}`),
          );
          const key = setting + route.pattern;
          if (result) made.set(key, [...(made.get(key) ?? []), result]);
        }
      }
      log(`run ${run + 1} of ${runs}`);
    }
    return sites.toReversed().map(({ setting, build }) => ({
      setting,
      pages: measured.map(({ pattern, path }) => {
        const { html, javascript } = weighPage(join(".", path, "index.html"), phone, build);
        const medianOf = (name: keyof Run) =>
          median((made.get(setting + pattern) ?? []).map((result) => result[name] ?? Number.NaN));
        return {
          pattern,
          fcp: medianOf("fcp"),
          lcp: medianOf("lcp"),
          blocking: medianOf("blocking"),
          bytes: html.bytes + totalOf(javascript),
          click: path === "/" ? undefined : medianOf("click"),
        };
      }),
    }));
  } finally {
    await Promise.all(sites.map(({ site }) => site.stop()));
    await browser?.close();
    rmSync(folder, { recursive: true });
  }
}

async function visit(browser: Browser, address: string, route: Route): Promise<Run> {
  const load = await observeLoad(browser, address + route.path);
  const click = route.path === "/" ? undefined : await followLink(browser, address, route, "ahead");
  return { ...load, click: click?.time };
}
