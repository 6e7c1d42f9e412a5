import type { Page } from "@playwright/test";
import { mainLinks } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { expect, expectAccessible, expectActiveElement, hydrated, test } from "./visitor.ts";

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

const panel = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });

test("a tap opens the menu, and a link in it navigates and closes it", { tag: "@touch" }, async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await opener(page).tap();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole("link")).toHaveCount(mainLinks.length + 2);
  await expectAccessible(page);
  await panel(page).getByRole("link", { name: "Process" }).tap();
  await expect(page).toHaveURL("/process");
  await expect(panel(page)).toBeHidden();
});

test("it traps focus, and Escape closes it and returns focus", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
  for (let press = 0; press < mainLinks.length + 6; press++) {
    await page.keyboard.press("Tab");
    // The browser's own controls may get focus; the page behind the dialog never does.
    const inside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || document.querySelector("dialog[open]")?.contains(focused);
    });
    expect(inside).toBe(true);
  }
  await panel(page).getByRole("link").last().focus();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expectActiveElement(opener(page));
});

test("a menu opened before hydration stays open", async ({ page }) => {
  await page.goto("/about");
  await opener(page).click();
  await hydrated(page);
  await expect(panel(page)).toBeVisible();
});

test("the close button closes it", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await opener(page).click();
  await panel(page).getByRole("button", { name: "Close menu" }).click();
  await expect(panel(page)).toBeHidden();
});

test.describe("without the client bundle", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("it opens all the same", async ({ page }) => {
    await page.route("**/assets/**", (route) => route.abort());
    await page.goto("/about");
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
  });
});

test("Get Started opens the scheduling page in a new tab", async ({ page }) => {
  await page.goto("/about");
  await opener(page).click();
  const link = panel(page).getByRole("link", { name: "Get Started (opens in a new tab)" });
  await expect(link).toHaveAttribute("href", site.schedulingUrl);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener");
  const [linkBox, panelBox] = [await link.boundingBox(), await panel(page).boundingBox()];
  expect(panelBox?.width).toBeCloseTo(375);
  expect(linkBox?.width).toBeGreaterThan(375 - 2 * 20 - 1);
});

test("it slides in from the right in 500 ms", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const slides = await watchSlides(page);
  await opener(page).click();
  await expect.poll(slides).toEqual([{ duration: 500, from: "100%" }]);
});

test("it slides out in 300 ms", { tag: "@exit-transition" }, async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => panel(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  const slides = await watchSlides(page);
  await page.keyboard.press("Escape");
  await expect.poll(slides).toMatchObject([{ duration: 300 }]);
});

test.describe("with reduced motion", { tag: "@media-features" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("it appears without sliding", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    const slides = await watchSlides(page);
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    expect(await panel(page).boundingBox()).toMatchObject({ x: 0 });
    expect(await slides()).toEqual([]);
  });
});

/** Records each transition of the panel as it starts. */
async function watchSlides(page: Page) {
  await page.evaluate(() => {
    const slides: unknown[] = [];
    Object.assign(window, { slides });
    const dialog = document.querySelector("dialog");
    dialog?.addEventListener("transitionrun", ({ propertyName }) => {
      if (propertyName !== "translate") return;
      const slide = dialog
        .getAnimations()
        .find(
          (animation) => animation instanceof CSSTransition && animation.transitionProperty === propertyName,
        );
      if (!(slide?.effect instanceof KeyframeEffect)) return;
      const [first] = slide.effect.getKeyframes();
      slides.push({ duration: slide.effect.getTiming().duration, from: String(first?.translate) });
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "slides"));
}
