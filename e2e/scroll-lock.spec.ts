import type { Page } from "@playwright/test";
import { firstProject } from "./entries.ts";
import { expect, hydrated, test } from "./visitor.ts";

const dialogs: { name: string; path: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: "the menu",
    path: "/about",
    open: (page) => page.getByRole("button", { name: "Open menu" }).click(),
  },
  {
    name: "search",
    path: "/about",
    open: (page) => page.getByRole("button", { name: "Search", exact: true }).click(),
  },
  {
    name: "a full-screen picture",
    path: `/portfolio/${firstProject.id}`,
    open: (page) => page.getByRole("button", { name: "Full screen" }).click(),
  },
];

test.use({ viewport: { width: 375, height: 812 } });

for (const { name, path, open } of dialogs) {
  test(`the page does not scroll behind ${name}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await open(page);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  });
}

test("Back from a full-screen picture unlocks the page", async ({ page }) => {
  await page.goto("/portfolio");
  await hydrated(page);
  await page.getByRole("link", { name: "View Details" }).first().click();
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await page.goBack();
  await expect(page).toHaveURL("/portfolio");
  await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
});
