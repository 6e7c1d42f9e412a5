import type { Browser, Page } from "@playwright/test";
import { hydrated, launchBrowser, throttle } from "../../lib/browser.ts";
import { median, quantile } from "../../lib/statistics.ts";
import type { StepContext } from "../../lib/step-context.ts";
import { type Actions, timeActions } from "../../lib/time-actions.ts";
import { reference, type Scenario, scenarios, type Targets } from "./scenarios.ts";

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
