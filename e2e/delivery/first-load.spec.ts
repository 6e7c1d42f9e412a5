import { javascriptBudget } from "#scripts/budgets.ts";
import { totalOf, weighFile } from "#scripts/page-weight.ts";
import { expect, hydrated, settled, test } from "../visitor.ts";

test.use({ savesData: true });

for (const path of ["/", "/portfolio", "/case-studies", "/contact"]) {
  test(`${path} keeps to its budget of JavaScript, also after hydration`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname.slice(1));
    });
    // The last that loads by itself.
    const failurePage = page.waitForResponse(/load-failure/);
    await page.goto(path);
    await hydrated(page);
    await failurePage;
    await page.waitForLoadState("networkidle");
    const files = [...scripts].map((file) => weighFile(file));
    expect(totalOf(files), JSON.stringify(files)).toBeLessThanOrEqual(javascriptBudget(path));
  });
}

test("the full stylesheet is fetched after the fonts and the scripts", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(request.resourceType()));
  await page.goto("/portfolio");
  await settled(page);
  expect(files.indexOf("stylesheet")).toBeGreaterThan(files.indexOf("font"));
  expect(files.indexOf("stylesheet")).toBeGreaterThan(files.indexOf("script"));
});
