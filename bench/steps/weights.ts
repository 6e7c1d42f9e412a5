import type { Page } from "@playwright/test";
import { hydrated, launchBrowser, phoneScreen } from "../lib/browser.ts";
import type { StepContext } from "../lib/step-context.ts";
import { watchRequests } from "../lib/watch-requests.ts";

/** Compressed bytes, without headers, on a phone with an empty cache. */
export type RouteWeight = {
  pattern: string;
  html: number;
  stylesheets: number;
  /** What the page starts with. */
  javascript: number;
  scripts: number;
  /** Loaded after hydration, for this page. Pages that are fetched ahead are data until a click. */
  laterJavascript: number;
  fonts: number;
  fontFiles: number;
  /** Fetched by scripts. */
  data: number;
  picturesAboveTheFold: number;
  pictures: number;
  requests: number;
};

export async function measureWeights({ site, options, log }: StepContext): Promise<RouteWeight[]> {
  const browser = await launchBrowser();
  const results: RouteWeight[] = [];
  for (const { pattern, path } of options.routes) {
    const page = await browser.newPage(phoneScreen);
    results.push({ pattern, ...(await weigh(page, site.address + path)) });
    await page.close();
  }
  await browser.close();
  log(`${results.length} pages weighed`);
  return results;
}

/** Loads a page and waits until the network is idle. */
export async function weigh(page: Page, url: string) {
  const requests = watchRequests(page);
  await page.goto(url);
  await hydrated(page);
  await requests.idle();
  const files = await requests.files();
  const aboveTheFold = new Set(await page.evaluate(addressesAboveTheFold));
  const startUp = await page.evaluate(startUpModules);
  const isStartUp = ({ url }: (typeof files)[number]) => startUp.includes(new URL(url).pathname);
  const total = (wanted: (file: (typeof files)[number]) => boolean) =>
    files.filter(wanted).reduce((sum, { bytes }) => sum + bytes, 0);
  const count = (type: string) => files.filter((file) => file.type === type).length;
  const isPicture = ({ type, url }: (typeof files)[number]) =>
    type === "image" || /\.(svg|avif|webp|jpg|png)$/.test(new URL(url).pathname);
  return {
    html: total(({ type }) => type === "document"),
    stylesheets: total(({ url }) => url.endsWith(".css")),
    javascript: total(isStartUp),
    scripts: startUp.length,
    laterJavascript: total((file) => file.type === "script" && !isStartUp(file)),
    fonts: total(({ type }) => type === "font"),
    fontFiles: count("font"),
    data: total(({ type }) => type === "fetch" || type === "xhr"),
    picturesAboveTheFold: total((file) => isPicture(file) && aboveTheFold.has(file.url)),
    pictures: total(isPicture),
    requests: files.length,
  };
}

/** Runs in the page. */
function startUpModules() {
  return document.querySelector<HTMLElement>("[data-modules]")?.dataset.modules?.split(" ") ?? [];
}

/** Runs in the page. An observer knows when an ancestor clips a picture; its box alone would not tell. */
async function addressesAboveTheFold() {
  const pictures = document.querySelectorAll("img, use");
  // An observer of nothing never reports.
  if (pictures.length === 0) return [];
  const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver(resolve);
    for (const picture of pictures) observer.observe(picture);
  });
  const visible = entries.filter(({ intersectionRect: { width, height } }) => width > 0 && height > 0);
  return visible.map(({ target: element }) => {
    const address =
      element instanceof HTMLImageElement ? element.currentSrc : (element.getAttribute("href") ?? "");
    return new URL(address.replace(/#.*/, ""), location.href).href;
  });
}
