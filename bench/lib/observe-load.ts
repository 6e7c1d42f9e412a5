import type { Browser, Page } from "@playwright/test";
import { hydrated, phoneScreen, throttleNetwork } from "./browser.ts";
import { watchRequests } from "./watch-requests.ts";

/** In milliseconds. `blocking` is the blocking time of a processor four times slower. */
export type Load = { fcp: number; lcp: number; blocking: number };

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number };

const slowdown = 4;
const longTask = 50;

/** Over slow 4G. Tasks are measured in CPU time, which other processes on the machine do not change. */
export async function observeLoad(browser: Browser, address: string): Promise<Load> {
  const page = await browser.newPage(phoneScreen);
  await throttleNetwork(page);
  await browser.startTracing(page, {
    categories: ["disabled-by-default-devtools.timeline", "devtools.timeline", "loading"],
  });
  const paints = await paintsOf(page, address).catch((error: Error) => error);
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  await page.close();
  if (paints instanceof Error) throw paints;
  return { ...paints, blocking: blockingTime(traceEvents) };
}

async function paintsOf(page: Page, address: string) {
  const requests = watchRequests(page);
  await page.goto(address, { timeout: 60_000 });
  await hydrated(page);
  await requests.idle();
  const fcp = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  return { fcp: fcp ?? Number.NaN, lcp: await page.evaluate(largestPaint) };
}

function blockingTime(events: readonly TraceEvent[]) {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error("The trace has no first paint");
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name === "RunTask" && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
    )
    .map(({ tdur = 0 }) => (tdur / 1_000) * slowdown)
    .reduce((sum, duration) => sum + Math.max(0, duration - longTask), 0);
}

/** Runs in the page. */
function largestPaint() {
  return new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0));
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  });
}
