import type { Page } from "@playwright/test";
import { projects } from "#content/projects/index.ts";
import { expect, hydrated, test } from "./visitor.ts";

const [project] = projects.all;

const dialogs: { title: string; path: string; open: (page: Page) => Promise<void> }[] = [
  {
    title: "the menu",
    path: "/about",
    open: (page) => page.getByRole("button", { name: "Open menu" }).click(),
  },
  {
    title: "the search",
    path: "/about",
    open: (page) => page.getByRole("button", { name: "Search", exact: true }).click(),
  },
  {
    title: "the pictures of a project",
    path: `/portfolio/${project?.id}`,
    open: (page) => page.getByRole("button", { name: "Full screen" }).click(),
  },
];

test.use({ viewport: { width: 375, height: 812 } });

for (const { title, path, open } of dialogs) {
  test(`the page behind ${title} does not scroll until it is closed`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await open(page);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  });
}

test("whoever goes back with the pictures open can scroll where they come from", async ({ page }) => {
  await page.goto("/portfolio");
  await hydrated(page);
  await page.getByRole("link", { name: "View Details" }).first().click();
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await page.goBack();
  await expect(page).toHaveURL("/portfolio");
  await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
});
