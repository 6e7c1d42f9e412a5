import type { Locator, Page } from "@playwright/test";
import { firstProject } from "../entries.ts";
import { onePathOfEachRoute } from "../routes.ts";
import { expect, settled, test } from "../visitor.ts";

async function visit(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}

const ink = "rgb(16, 20, 24)";

test("the current page and a pressed filter have a dark bar", async ({ page }) => {
  await visit(page, "/portfolio");
  const bar = (marked: Locator) =>
    marked.evaluate((element) => getComputedStyle(element, "::after").backgroundImage);
  const links = page.getByRole("navigation", { name: "Main" });
  expect(await bar(links.getByRole("link", { name: "Portfolio" }))).toContain(ink);
  expect(await bar(links.getByRole("link", { name: "About" }))).not.toContain(ink);
  expect(await bar(page.getByRole("button", { name: "All", exact: true }))).toContain(ink);
});

test("a selected tab and the active search result have a dark edge", async ({ page }) => {
  await visit(page, "/pricing");
  const tabs = page.getByRole("tab");
  await expect(tabs.first()).toHaveCSS("border-top-color", ink);
  await expect(tabs.nth(1)).not.toHaveCSS("border-top-color", ink);
  await page.getByRole("checkbox").first().check();
  await tabs.nth(1).click();
  await expect(tabs.first()).toHaveAccessibleDescription("1 selected");

  await page.keyboard.press("Control+k");
  await page.keyboard.type("web");
  const option = page.getByRole("option", { selected: true });
  await expect(option).toHaveCSS("border-left-color", ink);
  await expect(page.getByRole("group", { name: /\w/ }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Search results" })).toBeVisible();
});

test("a gallery keeps its state in forced colours", { tag: "@media-features" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, `/portfolio/${firstProject.id}`);
  const thumbnails = page.getByRole("button", { name: /^Picture \d/ });
  const edges = await thumbnails.evaluateAll((all) =>
    all.map((element) => getComputedStyle(element).borderBottomColor),
  );
  expect(new Set(edges).size).toBe(2);
});

test("more contrast turns grey text black", { tag: "@media-features" }, async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  await visit(page, "/services");
  await expect(page.getByRole("main").locator("dt").first()).toHaveCSS("color", ink);
});

for (const path of onePathOfEachRoute) {
  test(`regions of ${path} have names, and links to a new tab show it`, async ({ page }) => {
    await visit(page, path);
    for (const aside of await page.getByRole("complementary").all()) {
      await expect(aside).toHaveAccessibleName(/\w/);
    }
    const marks = await page
      .locator("a[target=_blank]")
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").clipPath));
    for (const mark of marks) expect(mark).toMatch(/^polygon/);
  });
}

test.describe("on a touch screen", { tag: "@touch" }, () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test("footer links and icon buttons are 44 px", async ({ page }) => {
    await visit(page, "/portfolio");
    const targets = page.locator("footer a, header button, main article button");
    const small = await targets.evaluateAll((all) =>
      all.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const label = element.getAttribute("aria-label") ?? element.textContent;
        return element.checkVisibility() && Math.min(height, element.matches("a") ? 44 : width) < 44
          ? [label]
          : [];
      }),
    );
    expect(small).toEqual([]);
  });
});
