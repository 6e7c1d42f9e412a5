import type { Page } from "@playwright/test";
import { hydrated } from "./visitor.ts";

/** Opens a page whose time stands still once it has come to life, until `page.clock.runFor` moves it. */
export async function gotoWithStoppedClock(page: Page, path: string) {
  await page.clock.install({ time: new Date("2026-03-02T10:00:00Z") });
  await page.goto(path);
  await hydrated(page);
  await page.clock.pauseAt(new Date("2026-03-02T10:05:00Z"));
}
