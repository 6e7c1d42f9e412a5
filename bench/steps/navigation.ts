import type { Browser } from "@playwright/test";
import { hydrated, launchBrowser, phoneScreen, throttle } from "../lib/browser.ts";
import type { Route } from "../lib/routes.ts";
import { median } from "../lib/statistics.ts";
import type { StepContext } from "../lib/step-context.ts";
import { watchRequests } from "../lib/watch-requests.ts";

/** A click on the home page: what it transfers, and how long until the heading of the next page is shown. */
export type Navigation = {
  pattern: string;
  bytes: number;
  requests: number;
  pictures: number;
  reloaded: boolean;
  /** Without prefetch. */
  coldMs: number;
  /** After the link was touched and had time to prefetch. */
  prefetchedMs: number;
};

type Click = Omit<Navigation, "pattern" | "coldMs" | "prefetchedMs"> & { time: number };

const maxRuns = 2;

export async function measureNavigation({ site, options, machine, log }: StepContext): Promise<Navigation[]> {
  const browser = await launchBrowser();
  const results: Navigation[] = [];
  const targets = options.routes.filter(({ path }) => path !== "/");
  for (const route of targets) {
    await machine.untilIdle(10_000);
    const cold: Click[] = [];
    const prefetched: Click[] = [];
    for (let run = 0; run < Math.min(options.runs, maxRuns); run++) {
      cold.push(await click(browser, site.address, route, false));
      prefetched.push(await click(browser, site.address, route, true));
    }
    const [first] = cold;
    if (!first) continue;
    const { time: _, ...cost } = first;
    const result = {
      pattern: route.pattern,
      ...cost,
      coldMs: median(cold.map(({ time }) => time)),
      prefetchedMs: median(prefetched.map(({ time }) => time)),
    };
    results.push(result);
    log(
      `/ to ${route.pattern}: ${result.bytes} bytes in ${result.requests} requests, heading after ${Math.round(result.coldMs)} ms (${Math.round(result.prefetchedMs)} ms prefetched)`,
    );
  }
  await browser.close();
  return results;
}

async function click(browser: Browser, address: string, { path }: Route, prefetch: boolean): Promise<Click> {
  const page = await browser.newPage(phoneScreen);
  const requests = watchRequests(page);
  await page.goto(address);
  await hydrated(page);
  await requests.idle();
  // A path that no link leads to gets one.
  await page.evaluate((to) => {
    if (document.querySelector(`a[href="${to}"]`)) return;
    const link = Object.assign(document.createElement("button"), { textContent: to });
    link.setAttribute("href", to);
    link.onclick = () => Reflect.get(window, "__reactRouterDataRouter").navigate(to);
    document.querySelector("main")?.append(link);
  }, path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await throttle(page, { network: true });
  requests.reset();
  if (prefetch) {
    await page.evaluate(touchLink, path);
    await requests.idle();
  }
  const time = await page.evaluate(timeToHeading, path);
  await requests.idle();
  const files = await requests.files();
  const needed = files.filter(({ type }) => !["image", "font"].includes(type));
  const reloaded = !(await page.evaluate(() => "sameDocument" in window));
  await page.close();
  return {
    time,
    reloaded,
    bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: needed.length,
    pictures: files.length - needed.length,
  };
}

/** Runs in the page. */
function touchLink(to: string) {
  document.querySelector(`[href="${to}"]`)?.dispatchEvent(new TouchEvent("touchstart", { bubbles: true }));
}

/** Runs in the page. The heading counts when its frame is done and the loading screen no longer covers it. */
function timeToHeading(to: string) {
  const before = document.querySelector("main h1");
  const link = document.querySelector<HTMLElement>(`[href="${to}"]`);
  return new Promise<number>((resolve) => {
    const start = performance.now();
    link?.click();
    const check = () => {
      const heading = document.querySelector("main h1");
      const covered = document.querySelector(".next-page");
      if (location.pathname !== to || !heading || heading === before || covered)
        return requestAnimationFrame(check);
      return setTimeout(() => resolve(performance.now() - start));
    };
    requestAnimationFrame(check);
  });
}
