import type { Page } from "@playwright/test";
import { firstProject, listedProjects } from "./entries.ts";
import { expect, hydrated, test } from "./visitor.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

// A view transition that the next step interrupts is reported as an uncaught error.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a choice survives a visit to another page, and the navigation shows the whole list again", async ({
  page,
}) => {
  const { category } = firstProject;
  const chosen = `/portfolio?${new URLSearchParams({ category })}`;
  await page.goto("/portfolio");
  await hydrated(page);
  await page.getByRole("button", { name: category, exact: true }).click();
  await expect(page).toHaveURL(chosen);
  await cards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/portfolio\/[a-z0-9-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(chosen);
  const matches = listedProjects.filter((project) => project.category === category);
  await expect(cards(page)).toHaveCount(firstPage(matches));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfolio" }).click();
  await expect(page).toHaveURL("/portfolio");
  await expect(cards(page)).toHaveCount(firstPage(listedProjects));
  await expect(page.getByRole("button", { name: "All", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("what is typed is in the URL when the visitor leaves the field, and Back does not go through every letter", async ({
  page,
}) => {
  await page.goto("/about");
  await page.goto("/case-studies");
  await hydrated(page);
  const field = page.getByLabel("Search case studies");
  await field.pressSequentially("ledger", { delay: 20 });
  await field.blur();
  await expect(page).toHaveURL("/case-studies?q=ledger");
  await page.reload();
  await expect(field).toHaveValue("ledger");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

function firstPage(entries: readonly unknown[]) {
  return Math.min(entries.length, 6);
}
