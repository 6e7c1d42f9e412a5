import type { Page } from "@playwright/test";
import { pauseClock } from "./paused-clock.ts";
import { calculator, checkbox, tab } from "./pricing-page.ts";
import { expect, expectAccessible, hydrated, test } from "./visitor.ts";

const [group] = calculator.groups;
const [, option, next] = group?.options ?? [];

test.skip(!option || !next, "The first group of options has fewer than three");

const { label, info: text } = option ?? { label: "", info: "" };
const tooltip = (page: Page) => page.getByRole("tooltip").filter({ visible: true });
const infoButton = (page: Page) => page.getByRole("button", { name: `About ${label}`, exact: true });

test("a tooltip opens after 700 ms, the next at once within 300 ms, 4 px from its anchor", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/pricing");
  await hydrated(page);
  await pauseClock(page);
  await infoButton(page).scrollIntoViewIfNeeded();
  await infoButton(page).hover();
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(text);
  const [box, anchor] = [await tooltip(page).boundingBox(), await infoButton(page).boundingBox()];
  if (!box || !anchor) throw new Error("Nothing to measure");
  expect(anchor.y - (box.y + box.height)).toBeCloseTo(4, 0);

  const nextLabel = page.getByText(next?.label ?? "", { exact: true });
  const nextText = next?.info ?? "";
  await page.mouse.move(0, 0);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(299);
  await nextLabel.hover();
  await expect(tooltip(page)).toHaveText(nextText);
  await page.mouse.move(0, 0);
  await page.clock.runFor(301);
  await nextLabel.hover();
  await page.clock.runFor(600);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip(page)).toHaveText(nextText);
  await tooltip(page).hover();
  await expect(tooltip(page)).toHaveText(nextText);
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).toHaveCount(0);
});

test("a tooltip opens by keyboard and is announced to screen readers", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  await tab(page, calculator.title).focus();
  // The first box, its button, the second box.
  for (let press = 0; press < 3; press++) await page.keyboard.press("Tab");
  const box = checkbox(page, { label });
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(text);
  await expect(tooltip(page)).toHaveText(text);
  await expectAccessible(page);
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
});

test.describe("on a phone", { tag: "@touch" }, () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test("a button opens and closes the tooltip without ticking the box", async ({ page }) => {
    await page.goto("/pricing");
    await hydrated(page);
    await infoButton(page).tap();
    await expect(tooltip(page)).toHaveText(text);
    const box = await tooltip(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    await infoButton(page).tap();
    await expect(tooltip(page)).toHaveCount(0);
    await infoButton(page).tap();
    await page.getByRole("heading", { name: group?.title ?? "", exact: true }).tap();
    await expect(tooltip(page)).toHaveCount(0);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  });
});
