import type { Page } from "@playwright/test";
import { hydrated } from "./visitor.ts";

/** Opens a page whose clock is paused once it has hydrated; only `page.clock.runFor` moves it. */
export async function gotoWithPausedClock(page: Page, path: string) {
  await page.clock.install({ time: new Date("2026-03-02T10:00:00Z") });
  await page.goto(path);
  await hydrated(page);
  await pauseClock(page);
}

/** Pauses a clock that was installed before. The page's own time counts: it may lag behind the machine's. */
export async function pauseClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}
