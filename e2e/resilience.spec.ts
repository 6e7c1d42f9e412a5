import { home } from "#content/home/index.ts";
import { services } from "#content/services/index.ts";
import { firstOf, firstProject } from "./entries.ts";
import { clientEntry, holdRequests } from "./hold-requests.ts";
import { expect, hydrated, test } from "./visitor.ts";

test.describe("an unhandled error", () => {
  test.use({ expectedMessages: /./ });

  test("shows the error page with links and without a stack trace", async ({ page }) => {
    await page.route("**/assets/process-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export default function Page() { throw new Error("secret detail at main.ts"); }',
      }),
    );
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Process" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
    await expect(page).toHaveTitle(/Unexpected Application Error!/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /Reload/);
    await expect(page.getByRole("main")).not.toContainText(/secret|main\.ts|at /);
    await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(home.hero.headline);
  });
});

test.describe("without JavaScript", { tag: "@script-off" }, () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 404/ });

  test("pages can be read and links work", async ({ page }) => {
    await page.goto(firstOf(services.all).link);
    await expect(page.getByRole("heading", { name: "Key Features" })).toBeVisible();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfolio" }).click();
    await expect(page).toHaveURL("/portfolio");
    await page.getByRole("link", { name: firstProject.title }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: firstProject.title })).toBeVisible();
  });

  test("an unknown project is still a readable 404", async ({ page }) => {
    const response = await page.goto("/portfolio/nope");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project Not Found");
  });
});

test("a click before hydration works", async ({ page }) => {
  const release = await holdRequests(page, clientEntry);
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
  release();
  await hydrated(page);
});

test.describe("a stylesheet that does not load", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("does not stop navigation", async ({ page }) => {
    await page.route("**/*.css", (route) => route.abort());
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
    await expect(page).toHaveURL("/services");
  });
});
