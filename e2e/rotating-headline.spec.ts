import type { Page } from "@playwright/test";
import { home } from "#content/home/index.ts";
import { gotoWithPausedClock } from "./paused-clock.ts";
import { expect, hydrated, test } from "./visitor.ts";

const { rotating } = home.hero;
const shown = (page: Page) => page.locator("h1 [data-phrase=shown]");
const pause = (page: Page) => page.getByRole("button", { name: "Pause the changing headline" });
const play = (page: Page) => page.getByRole("button", { name: "Play the changing headline" });

test("the last words of the headline change every three seconds, round and round", async ({ page }) => {
  await gotoWithPausedClock(page, "/");
  // Pausing and playing starts the three seconds at a known moment.
  await pause(page).click();
  const first = rotating.indexOf((await shown(page).textContent()) ?? "");
  await play(page).click();
  for (let step = 1; step <= rotating.length + 1; step++) {
    await page.clock.runFor(2999);
    await expect(shown(page)).toHaveText(rotating[(first + step - 1) % rotating.length] ?? "");
    await page.clock.runFor(1);
    await expect(shown(page)).toHaveText(rotating[(first + step) % rotating.length] ?? "");
    await expect(page.locator("h1 [data-phrase]:visible")).toHaveCount(1);
  }
});

test("the headline stands still while it is paused, and while the tab is hidden", async ({ page }) => {
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
  await page.clock.runFor(3000);
  await expect(shown(page)).not.toHaveText(before);
});

test("nothing moves around the changing words, at any width", async ({ page }) => {
  await gotoWithPausedClock(page, "/");
  const around = page.locator("h1, h1 ~ *");
  for (const width of [320, 375, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = [];
    for (const _ of rotating) {
      boxes.push(
        JSON.stringify(await around.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))),
      );
      await page.clock.runFor(3000);
    }
    expect(new Set(boxes).size, `${width} px`).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("a screen reader hears one sentence that does not change", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(
    "Engineering teams that meet you halfway on Web Applications, Mobile Solutions, Cloud Infrastructure and AI Integration",
  );
});

test.describe("where less motion is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the headline stays at web applications and has nothing to pause", async ({ page }) => {
    await gotoWithPausedClock(page, "/");
    await page.clock.runFor(20_000);
    await expect(shown(page)).toHaveText("Web Applications");
    await expect(pause(page)).toBeHidden();
  });
});

async function setVisibility(page: Page, state: "hidden" | "visible") {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
