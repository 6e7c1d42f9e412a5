import { expect, hydrated, test } from "./visitor.ts";

test.describe("an error that no page has handled", () => {
  test.use({ expectedMessages: /./ });

  test("shows the error page with ways on, and no stack", async ({ page }) => {
    await page.route("**/process.data*", (route) =>
      route.fulfill({ status: 500, body: "Error: secret detail at main.ts" }),
    );
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Process" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
    await expect(page.getByRole("main")).not.toContainText(/secret|main\.ts|at /);
    await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Engineering teams");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 404/ });

  test("pages can be read and links lead on", async ({ page }) => {
    await page.goto("/services/web3");
    await expect(page.getByRole("heading", { name: "Key Features" })).toBeVisible();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfolio" }).click();
    await expect(page).toHaveURL("/portfolio");
    await page.getByRole("link", { name: "MarketPulse Trader" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "MarketPulse Trader" })).toBeVisible();
  });

  test("a lost visitor still reads where they are", async ({ page }) => {
    const response = await page.goto("/portfolio/nope");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project Not Found");
  });
});

test("a click before our script has started still works", async ({ page }) => {
  await page.route("**/assets/entry.client*", async (route) => {
    await new Promise((done) => setTimeout(done, 2_000));
    await route.continue().catch(() => {});
  });
  await page.goto("/about");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
});

test.describe("a stylesheet that does not come", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("keeps nobody from going on", async ({ page }) => {
    await page.route("**/*.css", (route) => route.abort());
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
    await expect(page).toHaveURL("/services");
  });
});
