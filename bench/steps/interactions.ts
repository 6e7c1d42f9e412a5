import type { Browser, Page } from "@playwright/test";
import type { Bench } from "../lib/bench.ts";
import { hydrated, launchBrowser, slowDown } from "../lib/browser.ts";
import { median, quantile } from "../lib/statistics.ts";
import { type Actions, timeActions } from "../lib/time-actions.ts";

/** From the event to the end of the frame that shows its effect, on a processor four times slower. */
export type Interaction = {
  name: string;
  width: number;
  bar: number;
  times: number;
  fastest: number;
  median: number;
  most: number;
};

type Scene = Actions & { name: string; path: string; widths: readonly number[]; bar: number };

const phoneWidth = 375;
const desktopWidth = 1280;
const both = [phoneWidth, desktopWidth];

/** A list answers within one frame of an ordinary machine; this one is four times slower. */
const frame = 4 * 16;

const scenes: readonly Scene[] = [
  {
    name: "calculator toggle",
    path: "/pricing?tab=mobile",
    widths: both,
    bar: 16,
    targets: "#mobile-panel input",
  },
  {
    name: "list filter",
    path: "/portfolio",
    widths: both,
    bar: frame,
    targets: "fieldset button[aria-pressed]",
    becomes: "[aria-pressed=true]",
  },
  {
    name: "list search, a key",
    path: "/case-studies",
    widths: both,
    bar: frame,
    targets: "input[type=search]",
    typed: true,
  },
  {
    name: "menu",
    path: "/about",
    widths: [phoneWidth],
    bar: 50,
    targets: "[aria-label='Open menu']",
    appears: "dialog[open]",
    undo: "[aria-label='Close menu']",
  },
  {
    name: "tabs",
    path: "/staffing",
    widths: both,
    bar: 50,
    targets: "[role=tab]",
    becomes: "[aria-selected=true]",
  },
  {
    name: "carousel dot",
    path: "/",
    widths: both,
    bar: 50,
    targets: "button[aria-label^='Testimonial ']",
    becomes: "[aria-current]",
  },
];

/** A page with one box, to tell how fast the machine is. */
const bare: Scene = { name: "(a bare page)", path: "", widths: both, bar: 0, targets: "input" };
const bareHtml =
  "<label><input type=checkbox onclick='figure.textContent = Math.random()'><b id=figure>0</b></label>";

export async function measureInteractions({ site, quiet, say }: Bench): Promise<Interaction[]> {
  const browser = await launchBrowser();
  const results: Interaction[] = [];
  for (const scene of [bare, ...scenes]) {
    for (const width of scene.widths) {
      await quiet.settle(30_000);
      const page = await openScene(browser, site.address, scene, width);
      const times = await page.evaluate<number[], Actions>(timeActions, scene);
      await page.close();
      const result = {
        name: scene.name,
        width,
        bar: scene.bar,
        times: times.length,
        fastest: quantile(times, 0),
        median: median(times),
        most: quantile(times, 0.95),
      };
      results.push(result);
      say(
        `${scene.name} at ${width} px: median ${result.median.toFixed(1)} ms, 95 % within ${result.most.toFixed(1)} ms`,
      );
    }
  }
  await browser.close();
  return results;
}

async function openScene(browser: Browser, address: string, { path }: Scene, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 812 } });
  if (path) {
    await page.goto(address + path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
  } else {
    await page.setContent(bareHtml);
  }
  await slowDown(page, { network: false });
  return page;
}
