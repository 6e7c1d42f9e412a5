import { listedStudies } from "../entries.ts";
import { clientEntry, holdRequests } from "../hold-requests.ts";
import { expect, hydrated, test } from "../visitor.ts";

test("what was pressed and chosen before hydration counts after it", async ({ page }) => {
  const release = await holdRequests(page, clientEntry);
  await page.goto("/case-studies", { waitUntil: "commit" });
  const titles = listedStudies.slice(0, 2).map(({ title }) => title);
  for (const title of titles) await page.getByRole("button", { name: `Shortlist ${title}` }).click();
  await page.getByLabel("Sort by").selectOption("alphabetical");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/sort=alphabetical/);
  await expect(page.getByRole("button", { name: `Shortlist, ${titles.length}` })).toBeVisible();
});

test.describe("Back before hydration", () => {
  // Firefox reports a module for which the page no longer waits.
  test.use({ expectedMessages: /dynamically imported module/ });

  test("leads to the page before", async ({ page }) => {
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto("/about");
    await hydrated(page);
    const about = (await heading.textContent()) ?? "";
    await page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click();
    await expect(page).toHaveURL("/portfolio");
    await expect(heading).not.toHaveText(about);
    const release = await holdRequests(page, clientEntry);
    await page.reload({ waitUntil: "commit" });
    await expect(heading).toBeVisible();
    await page.goBack({ waitUntil: "commit" });
    release();
    await hydrated(page);
    await expect(page).toHaveURL("/about");
    await expect(heading).toHaveText(about);
  });
});
