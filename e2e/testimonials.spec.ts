import type { Page } from "@playwright/test";
import { testimonials } from "#content/testimonials/index.ts";
import { gotoWithPausedClock } from "./paused-clock.ts";
import { expect, hydrated, test } from "./visitor.ts";

const carousel = (page: Page) => page.getByRole("region", { name: "Testimonials" });
const dots = (page: Page) => carousel(page).getByRole("button");
const names = testimonials.all.map(({ name }) => name);

async function expectShown(page: Page, index: number) {
  await expect(carousel(page).getByRole("group")).toHaveCount(1);
  await expect(
    carousel(page)
      .getByRole("group")
      .getByText(names[index] ?? ""),
  ).toBeVisible();
  await expect(carousel(page).locator("[aria-current=true]")).toHaveAccessibleName(
    `Testimonial ${index + 1} of 6: ${names[index]}`,
  );
}

test("dots choose one voice, which stays until another is chosen", async ({ page }) => {
  await gotoWithPausedClock(page, "/");
  await expectShown(page, 0);
  await expect(dots(page)).toHaveCount(6);
  await dots(page).nth(4).click();
  await expectShown(page, 4);
  await expect(carousel(page).getByText("Rated 4 out of 5")).toBeVisible();
  await page.clock.runFor(120_000);
  await expectShown(page, 4);
});

test("arrow keys lead to the next and the previous voice, around the ends, with focus", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const height = (await carousel(page).boundingBox())?.height;
  await dots(page).first().focus();
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, 5);
  await expect(dots(page).nth(5)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectShown(page, 1);
  await expect(dots(page).nth(1)).toBeFocused();
  await page.keyboard.press("Alt+ArrowRight");
  await expectShown(page, 1);
  expect((await carousel(page).boundingBox())?.height).toBe(height);
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test("a swipe turns to the next or the previous voice; a short or upright one does not", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    await carousel(page).scrollIntoViewIfNeeded();
    await swipe(page, -120, 10);
    await expectShown(page, 1);
    await swipe(page, -30, 0);
    await expectShown(page, 1);
    await swipe(page, 120, 0);
    await expectShown(page, 0);
    await swipe(page, 50, -160);
    await expectShown(page, 0);
  });
});

async function swipe(page: Page, across: number, down: number) {
  const box = await carousel(page).locator("[aria-live]").boundingBox();
  if (!box) throw new Error("nothing to swipe");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: from.x + across * share, y: from.y + down * share }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(share) });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
