import type { Page } from "@playwright/test";
import { home } from "#content/home/index.ts";
import { gotoWithPausedClock } from "./paused-clock.ts";
import { expect, hydrated, test } from "./visitor.ts";

const { headline, rotating } = home.hero;
const interval = 3_000;
const shown = (page: Page) => page.locator("h1 [data-phrase=shown]");
const pause = (page: Page) => page.getByRole("button", { name: "Pause the changing headline" });
const play = (page: Page) => page.getByRole("button", { name: "Play the changing headline" });

test("the headline rotates every three seconds, in a loop", async ({ page }) => {
  await gotoWithPausedClock(page, "/");
  // Pausing and playing starts the interval at a known moment.
  await pause(page).click();
  const first = rotating.indexOf((await shown(page).textContent()) ?? "");
  await play(page).click();
  for (let step = 1; step <= rotating.length + 1; step++) {
    await page.clock.runFor(interval - 1);
    await expect(shown(page)).toHaveText(rotating[(first + step - 1) % rotating.length] ?? "");
    await page.clock.runFor(1);
    await expect(shown(page)).toHaveText(rotating[(first + step) % rotating.length] ?? "");
    await expect(page.locator("h1 [data-phrase]:visible")).toHaveCount(1);
  }
});

test("the headline stops while it is paused and while the tab is hidden", async ({ page }) => {
  await gotoWithPausedClock(page, "/");
  await pause(page).click();
  const before = (await shown(page).textContent()) ?? "";
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText(before);

  await play(page).click();
  await setVisibility(page, "hidden");
  await page.clock.runFor(20_000);
  await expect(shown(page)).toHaveText(before);
  await setVisibility(page, "visible");
  await page.clock.runFor(interval);
  await expect(shown(page)).not.toHaveText(before);
});

test("nothing moves around the rotating words, at any width", async ({ page }) => {
  await gotoWithPausedClock(page, "/");
  const around = page.locator("h1, h1 ~ *");
  for (const width of [320, 375, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = [];
    for (const _ of rotating) {
      boxes.push(
        JSON.stringify(await around.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))),
      );
      await page.clock.runFor(interval);
    }
    expect(new Set(boxes).size, `${width} px`).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("a screen reader gets one sentence that does not change", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const list = new Intl.ListFormat("en-GB").format(rotating);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(`${headline} ${list}`);
});

test.describe("with reduced motion", { tag: "@media-features" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the headline shows its first phrase and has nothing to pause", async ({ page }) => {
    await gotoWithPausedClock(page, "/");
    await page.clock.runFor(20_000);
    await expect(shown(page)).toHaveText(rotating[0] ?? "");
    await expect(pause(page)).toBeHidden();
  });
});

async function setVisibility(page: Page, state: "hidden" | "visible") {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
