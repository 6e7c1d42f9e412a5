import { expect, type Page } from "@playwright/test";
import { hydrated } from "./visitor.ts";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
export const opener = (page: Page) => page.getByRole("button", { name: "Search", exact: true });
export const field = (page: Page) => page.getByRole("combobox", { name: "Search the site" });
export const options = (page: Page) => dialog(page).getByRole("option");
export const selected = (page: Page) => dialog(page).getByRole("option", { selected: true });
export const status = (page: Page) => dialog(page).getByRole("status");

export async function openSearch(page: Page) {
  await page.goto("/about");
  await hydrated(page);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}
