import type { Page } from "@playwright/test";
import { field, form, notifications, openContact, toasts } from "./contact-page.ts";
import { expect, expectAccessible, test } from "./visitor.ts";

/** Each attempt to send without the security check shows a toast. */
async function show(page: Page, count = 1) {
  await form(page).evaluate((form: HTMLFormElement, times) => {
    for (let index = 0; index < times; index += 1) form.requestSubmit();
  }, count);
}

/** The clock is paused, with the code of the toasts loaded and none shown. */
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openContact(page);
  await show(page);
  await toasts(page).getByRole("button", { name: "Dismiss" }).click();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
});

test("toasts are at the bottom right, 356 px wide, 14 px apart, three at a time", {
  tag: "@media-features",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await show(page, 4);
  await expect(toasts(page)).toHaveCount(3);
  const boxes = await toasts(page).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().toJSON()),
  );
  const [first, second, third] = boxes;
  expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356]);
  expect(Math.round(second.top - first.bottom)).toBe(14);
  expect(Math.round(third.top - second.bottom)).toBe(14);
  expect([1280 - third.right, 800 - third.bottom]).toEqual([24, 24]);
  // The fourth is shown when there is room.
  await toasts(page).first().getByRole("button", { name: "Dismiss" }).click();
  await expect(toasts(page)).toHaveCount(3);
  await toasts(page).first().getByRole("button", { name: "Dismiss" }).click();
  await expect(toasts(page)).toHaveCount(2);
  await toasts(page).first().hover();
  await page.clock.resume();
  await expectAccessible(page);
});

test("a toast closes after 4,000 ms", async ({ page }) => {
  await show(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(3_900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(toasts(page)).toHaveCount(0);
});

test("hover and focus pause the timer", async ({ page }) => {
  await show(page);
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).hover();
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(1);
  await field(page, "Name").focus();
  await page.keyboard.press("Alt+t");
  await page.mouse.move(10, 10);
  await expect(notifications(page).getByRole("list")).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(toasts(page)).toHaveCount(0);
  await expect(field(page, "Name")).toBeFocused();
});

test.describe("on a touch screen", { tag: "@touch" }, () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test("a toast that was tapped closes 4,000 ms after it is let go", async ({ page }) => {
    await show(page);
    await expect(toasts(page)).toHaveCount(1);
    expect((await toasts(page).boundingBox())?.width).toBe(356);
    await page.clock.runFor(3_000);
    await toasts(page).tap();
    await page.clock.runFor(3_900);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test("a toast that was clicked closes 4,000 ms after the pointer has left it", async ({ page }) => {
  await show(page);
  await toasts(page).click({ position: { x: 20, y: 20 } });
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(10, 10);
  await page.clock.runFor(4_000);
  await expect(toasts(page)).toHaveCount(0);
});

for (const [distance, left] of [
  [19, 1],
  [21, 0],
] as const) {
  test(`after a swipe of ${distance} px there are ${left}`, async ({ page }) => {
    await show(page);
    await expect(toasts(page)).toHaveCount(1);
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error("There is no toast");
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 70, box.y + 20);
    await page.mouse.move(box.x + 60 + distance, box.y + 20);
    await page.mouse.up();
    await expect(toasts(page)).toHaveCount(left);
  });
}

test("toasts fit on a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await show(page);
  const box = await toasts(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
});
