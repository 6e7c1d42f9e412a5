import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { publicPaths } from "../../../content/paths.ts";
import { phone } from "../../../scripts/budgets.ts";
import { totalOf, weighPage } from "../../../scripts/page-weight.ts";
import { hydrated, launchBrowser, phoneScreen, throttle } from "../../lib/browser.ts";
import { startSite } from "../../lib/site.ts";
import { median } from "../../lib/statistics.ts";
import type { StepContext } from "../../lib/step-context.ts";
import { type Actions, timeActions } from "../../lib/time-actions.ts";
import { weigh } from "../weights.ts";
import { buildMultiplied } from "./multiplied-project.ts";

type Size = {
  factor: number;
  pages: number;
  buildSeconds: number;
  /** Each list page as HTML and as data for the router, in compressed bytes. */
  lists: { path: string; bytes: number }[];
  /** HTML and JavaScript of every page that is neither a list nor an entry of one, in bytes by path. */
  others: Record<string, number>;
  /** The same of the first case study: the build compresses a long collection less. */
  studyBytes: number;
  /** At 4x CPU throttling. */
  searchMs: number;
  filterMs: number;
  startSeconds: number;
  memory: number | undefined;
};

const lists = ["/portfolio", "/case-studies"];
const otherPaths = publicPaths.filter((path) => !lists.some((list) => path.startsWith(list)));
const firstStudy = publicPaths.find((path) => path.startsWith("/case-studies/")) ?? "";
const search: Actions = { targets: "input[type=search]", typed: true };
const filter: Actions = { targets: "fieldset button[aria-pressed]", becomes: "[aria-pressed=true]" };

/** A size that could not be built is listed under `failed`; the others still count. */
export type Growth = { sizes: Size[]; failed: number[] };

/** The same site with many more projects and case studies. */
export async function measureGrowth({ options, machine, log }: StepContext): Promise<Growth> {
  const browser = await launchBrowser();
  const sizes: Size[] = [];
  const failed: number[] = [];
  for (const factor of [1, ...options.factors]) {
    await machine.untilIdle(20_000);
    log(`building with ${factor} times the projects and case studies`);
    const project = await buildMultiplied(factor).catch((error: Error) => log(error.message));
    if (!project) {
      failed.push(factor);
      continue;
    }
    const { folder, buildSeconds, remove } = project;
    const build = join(folder, "build");
    const startedAt = performance.now();
    const site = await startSite(build);
    const startSeconds = (performance.now() - startedAt) / 1_000;
    const memory = site.memory();
    const size: Size = {
      factor,
      pages: globSync("**/*.html", { cwd: join(build, "client") }).length,
      buildSeconds,
      lists: await Promise.all(
        lists.map(async (path) => ({ path, bytes: await listWeight(browser, site.address, path, build) })),
      ),
      others: Object.fromEntries(otherPaths.map((path) => [path, pageWeight(build, path)])),
      studyBytes: pageWeight(build, firstStudy),
      searchMs: await actionTime(browser, `${site.address}/case-studies`, search),
      filterMs: await actionTime(browser, `${site.address}/portfolio`, filter),
      startSeconds,
      memory,
    };
    sizes.push(size);
    await site.stop();
    remove();
    log(
      `${size.pages} pages built in ${Math.round(buildSeconds)} s; a keystroke in the search ${size.searchMs.toFixed(1)} ms, a filter ${size.filterMs.toFixed(1)} ms`,
    );
  }
  await browser.close();
  return { sizes, failed };
}

async function listWeight(browser: Browser, address: string, path: string, build: string) {
  const page = await browser.newPage(phoneScreen);
  const { html, data } = await weigh(page, address + path);
  await page.close();
  return html + data + statSync(join(build, "compressed", `${path}.data.br`)).size;
}

async function actionTime(browser: Browser, url: string, actions: Actions) {
  const page = await browser.newPage(phoneScreen);
  await page.goto(url);
  await hydrated(page);
  // A visitor at the controls fetches the whole list.
  await page.locator(actions.targets).first().dispatchEvent("focusin");
  await page.waitForLoadState("networkidle");
  await throttle(page, { network: false });
  const times = await page.evaluate<number[], Actions>(timeActions, actions);
  await page.close();
  return median(times);
}

function pageWeight(build: string, path: string) {
  const { html, javascript } = weighPage(join(`.${path}`, "index.html"), phone, build);
  return html.bytes + totalOf(javascript);
}
