import type { Browser, Page } from "@playwright/test";
import { projects } from "../../content/projects/index.ts";
import { hydrated, launchBrowser, throttle } from "../lib/browser.ts";
import { median, quantile } from "../lib/statistics.ts";
import type { StepContext } from "../lib/step-context.ts";
import { type Actions, timeActions } from "../lib/time-actions.ts";

/** From the event to the end of the frame that shows its effect, in milliseconds at 4x CPU throttling. */
export type Interaction = {
  name: string;
  width: number;
  /** For the median, and for the 75th percentile. */
  within: Targets;
  count: number;
  fastest: number;
  median: number;
  p75: number;
  p95: number;
};

type Targets = { median?: number; p75?: number };

type Scenario = Actions & {
  name: string;
  path: string;
  widths: readonly number[];
  within: Targets;
  /** Clicked once, before the actions. */
  open?: string;
};

const phoneWidth = 375;
const desktopWidth = 1280;
const both = [phoneWidth, desktopWidth];

const onPhone = { widths: [phoneWidth], within: { p75: 100 } };

/** A list responds within one frame; the CPU is throttled four times. */
const frame = 4 * 16;

const scenarios: readonly Scenario[] = [
  {
    name: "calculator toggle",
    path: "/pricing?tab=mobile",
    widths: both,
    within: { median: 16 },
    targets: "#mobile-panel input",
  },
  {
    name: "list filter",
    path: "/portfolio",
    widths: both,
    within: { median: frame },
    targets: "fieldset button[aria-pressed]",
    becomes: "[aria-pressed=true]",
  },
  {
    name: "list search, keystroke",
    path: "/case-studies",
    widths: both,
    within: { median: frame },
    targets: "input[type=search]",
    typed: true,
  },
  {
    name: "mobile menu",
    path: "/about",
    widths: [phoneWidth],
    within: { median: 50, p75: 100 },
    targets: "[aria-label='Open menu']",
    appears: "dialog[open]",
    undo: "[aria-label='Close menu']",
  },
  {
    name: "site search, opening",
    path: "/about",
    ...onPhone,
    targets: "header button[aria-label=Search]",
    appears: "dialog[open] input",
    undo: "dialog[open] [aria-label=Close]",
  },
  {
    name: "site search, keystroke",
    path: "/about",
    ...onPhone,
    open: "header button[aria-label=Search]",
    targets: "dialog[open] input",
    typed: true,
  },
  {
    name: "lightbox",
    path: `/portfolio/${projects.ids[0]}`,
    ...onPhone,
    targets: "main section button[aria-haspopup=dialog]",
    appears: "dialog[open]",
    undo: "dialog[open] [aria-label=Close]",
  },
  {
    name: "staffing tabs",
    path: "/staffing",
    widths: both,
    within: { median: 50, p75: 100 },
    targets: "[role=tab]",
    becomes: "[aria-selected=true]",
  },
  {
    name: "pricing tabs",
    path: "/pricing",
    widths: both,
    within: { median: 50, p75: 100 },
    targets: "[role=tab]",
    becomes: "[aria-selected=true]",
  },
  {
    name: "carousel dot",
    path: "/",
    widths: both,
    within: { median: 50 },
    targets: "button[aria-label^='Testimonial ']",
    becomes: "[aria-current]",
  },
];

/** A page with one checkbox, to tell how fast the machine is. */
const reference: Scenario = {
  name: "(reference page)",
  path: "",
  widths: both,
  within: {},
  targets: "input",
};
const referenceHtml =
  "<label><input type=checkbox onclick='figure.textContent = Math.random()'><b id=figure>0</b></label>";

export async function measureInteractions({ site, machine, log }: StepContext): Promise<Interaction[]> {
  const browser = await launchBrowser();
  const results: Interaction[] = [];
  for (const scenario of [reference, ...scenarios]) {
    for (const width of scenario.widths) {
      await machine.untilIdle(30_000);
      const page = await openPage(browser, site.address, scenario, width);
      const times = await page.evaluate<number[], Actions>(timeActions, scenario);
      await page.close();
      const result = {
        name: scenario.name,
        width,
        within: scenario.within,
        count: times.length,
        fastest: quantile(times, 0),
        median: median(times),
        p75: quantile(times, 0.75),
        p95: quantile(times, 0.95),
      };
      results.push(result);
      log(
        `${scenario.name} at ${width} px: median ${result.median.toFixed(1)} ms, p75 ${result.p75.toFixed(1)} ms, p95 ${result.p95.toFixed(1)} ms`,
      );
    }
  }
  await browser.close();
  return results;
}

async function openPage(browser: Browser, address: string, scenario: Scenario, width: number): Promise<Page> {
  const { path, open, targets } = scenario;
  const page = await browser.newPage({ viewport: { width, height: 812 } });
  if (path) {
    await page.goto(address + path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
  } else {
    await page.setContent(referenceHtml);
  }
  if (open) {
    await page.click(open);
    await page.waitForSelector(targets);
    await page.waitForLoadState("networkidle");
  }
  await throttle(page, { network: false });
  return page;
}
