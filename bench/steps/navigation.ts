import type { Browser } from "@playwright/test";
import { hydrated, launchBrowser, phoneScreen, throttle } from "../lib/browser.ts";
import type { Route } from "../lib/routes.ts";
import { median } from "../lib/statistics.ts";
import type { StepContext } from "../lib/step-context.ts";
import { watchRequests } from "../lib/watch-requests.ts";

/** A click on the home page: what it transfers, and how long until the heading of the next page, and all of it, shows. */
export type Navigation = {
  pattern: string;
  bytes: number;
  requests: number;
  pictures: number;
  reloaded: boolean;
  /** Nothing was fetched ahead. */
  coldMs: number;
  /** Pointed at shortly before the click. */
  pointedAtMs: number;
  /** In view, and fetched ahead, then tapped. Not of a page that does not exist. */
  aheadMs: number | undefined;
  /** The same click, until the last band is there. */
  wholeMs: number | undefined;
};

type Before = "cold" | "pointed at" | "ahead";
type Click = Pick<Navigation, "bytes" | "requests" | "pictures" | "reloaded"> & {
  time: number;
  whole: number;
};

/** Clicks of each kind. Those that wait for the network differ less. */
const runs = { cold: 3, "pointed at": 3, ahead: 7 };
/** How long before the click it was touched. A tap takes about 100 ms. */
const touchedFor = { "pointed at": 300, ahead: 100 };

export async function measureNavigation({ site, options, machine, log }: StepContext): Promise<Navigation[]> {
  const browser = await launchBrowser();
  const results: Navigation[] = [];
  const targets = options.routes.filter(({ path }) => path !== "/");
  for (const route of targets) {
    const clicks = async (before: Before) => {
      const made: Click[] = [];
      await machine.untilIdle(10_000);
      while (made.length < runs[before]) {
        made.push(await followLink(browser, site.address, route, before));
      }
      return made;
    };
    const times = (made: readonly Click[]) => median(made.map(({ time }) => time));
    const cold = await clicks("cold");
    const [first] = cold;
    if (!first) continue;
    const { time: _, whole: __, ...cost } = first;
    const ahead = route.pattern === "404" ? undefined : await clicks("ahead");
    const result = {
      pattern: route.pattern,
      ...cost,
      coldMs: times(cold),
      pointedAtMs: times(await clicks("pointed at")),
      aheadMs: ahead && times(ahead),
      wholeMs: ahead && median(ahead.map(({ whole }) => whole)),
    };
    results.push(result);
    const shown = [result.coldMs, result.pointedAtMs, result.aheadMs, result.wholeMs].map(
      (ms) => ms && Math.round(ms),
    );
    log(
      `/ to ${route.pattern}: ${result.bytes} bytes in ${result.requests} requests, heading after ${shown.join(", ")} ms (cold, pointed at, fetched ahead; then the whole page)`,
    );
  }
  await browser.close();
  return results;
}

/** A click on the home page. */
export async function followLink(
  browser: Browser,
  address: string,
  { path }: Route,
  before: Before,
): Promise<Click> {
  const page = await browser.newPage(phoneScreen);
  const requests = watchRequests(page);
  // With data saver on, nothing is fetched ahead.
  await page.addInitScript(
    (saveData) => Object.defineProperty(navigator, "connection", { value: { saveData } }),
    before !== "ahead",
  );
  await page.goto(address);
  await hydrated(page);
  await requests.idle();
  await page.evaluate(bringLinkIntoView, path);
  await requests.idle();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await throttle(page, { network: true });
  requests.reset();
  if (before !== "cold") {
    await page.evaluate(touchLink);
    await page.waitForTimeout(touchedFor[before]);
  }
  const times = await page.evaluate(timeToPage, path);
  await requests.idle();
  const files = await requests.files();
  const needed = files.filter(({ type }) => !["image", "font"].includes(type));
  const reloaded = !(await page.evaluate(() => "sameDocument" in window));
  await page.close();
  return {
    ...times,
    reloaded,
    bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: needed.length,
    pictures: files.length - needed.length,
  };
}

/** Runs in the page. A path that no visible link leads to gets one. */
function bringLinkIntoView(to: string) {
  const links = [...document.querySelectorAll(`main a[href="${to}"]`)];
  let link = links.find((candidate) => candidate.checkVisibility());
  if (!link) {
    const added = Object.assign(document.createElement("a"), { href: to, textContent: to });
    added.onclick = (event) => {
      event.preventDefault();
      Reflect.get(window, "__reactRouterDataRouter").navigate(to);
    };
    document.querySelector("main")?.append(added);
    link = added;
  }
  link.id = "link-to-click";
  link.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Runs in the page. */
function touchLink() {
  Object.assign(Reflect.get(navigator, "connection"), { saveData: false });
  document.getElementById("link-to-click")?.dispatchEvent(new TouchEvent("touchstart", { bubbles: true }));
}

/**
 * Runs in the page. A frame counts when it is done and the loading screen no longer covers the page. It waits for a
 * change of the page: to ask at every frame would make the browser render frames that no visitor has asked for.
 */
async function timeToPage(to: string) {
  const before = document.querySelector("main h1");
  const link = document.getElementById("link-to-click");
  // At once after the frame: a timer would wait for the effects that React runs when the page is on the screen.
  const frame = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => scheduler.postTask(resolve, { priority: "user-blocking" })),
    );
  const start = performance.now();
  const now = () => performance.now() - start;
  const isShown = () => {
    const heading = document.querySelector("main h1");
    return location.pathname === to && heading && heading !== before && !document.querySelector(".next-page");
  };
  const shown = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!isShown()) return;
      observer.disconnect();
      resolve();
    }).observe(document, { childList: true, subtree: true, attributeFilter: ["class"] });
  });
  link?.click();
  await shown;
  await frame();
  const time = now();
  let whole = time;
  let elements = document.querySelectorAll("main *").length;
  while (now() - whole < 500) {
    await frame();
    const count = document.querySelectorAll("main *").length;
    if (count !== elements) whole = now();
    elements = count;
  }
  return { time, whole };
}
