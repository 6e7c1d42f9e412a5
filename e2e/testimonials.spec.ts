import type { Page } from "@playwright/test";
import { testimonials } from "#content/testimonials/index.ts";
import { gotoWithPausedClock } from "./paused-clock.ts";
import { swipe } from "./swipe.ts";
import { expect, hydrated, test } from "./visitor.ts";

const entries = testimonials.all;
const count = entries.length;
const last = count - 1;

test.skip(count < 2, "The content has fewer than two testimonials");

const carousel = (page: Page) => page.getByRole("region", { name: "Testimonials" });
const dots = (page: Page) => carousel(page).getByRole("button");

async function expectShown(page: Page, index: number) {
  const { name = "", rating } = entries[index % count] ?? {};
  const place = `${(index % count) + 1} of ${count}`;
  const current = carousel(page).locator("[aria-current=true]");
  await expect(current).toHaveAccessibleName(`Testimonial ${place}: ${name}`);
  const slide = carousel(page).getByRole("group", { name: place, exact: true });
  await expect(slide.getByText(name)).toBeVisible();
  await expect(slide.getByText(`Rated ${rating} out of 5`)).toBeVisible();
  // The one before fades out.
  await expect(carousel(page).getByRole("group")).toHaveCount(1);
}

test("dots select a testimonial, which stays until another is selected", async ({ page }) => {
  await gotoWithPausedClock(page, "/");
  await expectShown(page, 0);
  await expect(dots(page)).toHaveCount(count);
  await dots(page).nth(last).click();
  await expectShown(page, last);
  await page.clock.runFor(120_000);
  await expectShown(page, last);
});

test("arrow keys go to the next and previous testimonial, round the ends, with focus", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const height = (await carousel(page).boundingBox())?.height;
  await dots(page).first().focus();
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, last);
  await expect(dots(page).nth(last)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectShown(page, 1);
  await expect(dots(page).nth(1)).toBeFocused();
  await page.keyboard.press("Alt+ArrowRight");
  await expectShown(page, 1);
  expect((await carousel(page).boundingBox())?.height).toBe(height);
});

test.describe("on a touch screen", { tag: "@touch" }, () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test("a swipe shows the next or previous testimonial; a short or vertical one does not", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const slides = carousel(page).locator("[aria-live]");
    await slides.scrollIntoViewIfNeeded();
    await swipe(slides, -120, 10);
    await expectShown(page, 1);
    await swipe(slides, -30);
    await expectShown(page, 1);
    await swipe(slides, 120);
    await expectShown(page, 0);
    await swipe(slides, 50, -160);
    await expectShown(page, 0);
  });
});
