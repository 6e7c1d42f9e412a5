import { firstStudy } from "./entries.ts";
import { clientEntry, holdRequests } from "./hold-requests.ts";
import { expect, hydrated, settled, test } from "./visitor.ts";

// Otherwise these pages would be there before the click.
test.use({ savesData: true });

test("every navigation that takes a moment shows and announces it", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  for (const link of await links.filter({ hasNotText: "Contact" }).all()) {
    const release = await holdRequests(page, "**/*.data");
    await link.click();
    await expect(page.locator(".pending-bar")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(1);
    release();
    await expect(page.locator(".pending-bar")).toHaveCount(0);
    await page.unroute("**/*.data");
  }
});

test.describe("a page whose files are gone", () => {
  test.use({
    expectedMessages: /Failed to load resource|Failed to fetch|dynamically imported|disallowed MIME type/,
  });

  for (const [what, files] of [
    ["code", "**/assets/process-*.js"],
    ["data", "**/process.data*"],
  ] as const) {
    test(`loads as a document when its ${what} is gone`, async ({ page }) => {
      const documents: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await page.goto("/about");
      await hydrated(page);
      await page.route(files, (route) =>
        documents.at(-1) === "/process" ? route.continue() : route.fulfill({ status: 404 }),
      );
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Process" }).click();
      await expect.poll(() => documents).toEqual(["/about", "/process"]);
      await hydrated(page);
      await expect(page).toHaveURL("/process");
      await page.goBack();
      await expect(page).toHaveURL("/about");
    });
  }
});

test.describe("offline", () => {
  test.use({ expectedMessages: /Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED/ });

  test("a click says so, keeps what was typed, and goes on by itself", async ({ page, context }) => {
    const failurePage = page.waitForResponse(/load-failure/);
    await page.goto("/contact");
    await hydrated(page);
    await failurePage;
    const message = page.getByRole("textbox", { name: "Message" });
    await message.fill("A tool for our drivers");
    await context.setOffline(true);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Process" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    await expect(page).toHaveTitle(/offline/);
    await expect(page).toHaveURL("/process");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Process");
    await hydrated(page);
    await page.goBack();
    await expect(message).toHaveValue("A tool for our drivers");
  });

  test("the pictures of the footer came before it was reached", async ({ page, context }) => {
    const lost: string[] = [];
    page.on("requestfailed", (request) => {
      if (request.resourceType() === "image") lost.push(request.url());
    });
    await page.goto("/privacy-policy");
    await settled(page);
    await context.setOffline(true);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(lost).toEqual([]);
  });

  test("before hydration the footer has no broken picture", async ({ page, context }) => {
    await holdRequests(page, clientEntry);
    await page.goto("/privacy-policy");
    await context.setOffline(true);
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(
      await footer
        .locator("img")
        .evaluateAll(
          (pictures: HTMLImageElement[]) =>
            pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
        ),
    ).toBe(0);
  });

  test("search says so and opens when the connection is back", async ({ page, context }) => {
    await page.goto(`/case-studies/${firstStudy.id}`);
    await hydrated(page);
    await context.setOffline(true);
    const dialog = page.getByRole("dialog", { name: "Search" });
    await page.getByRole("button", { name: "Search" }).click();
    await expect(dialog.getByRole("alert")).toContainText("did not load");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByRole("alert")).toContainText("did not load");
    await context.setOffline(false);
    await dialog.getByRole("button", { name: "Try again" }).click();
    // The browser asks for the file again, or remembers the failure until the page has been loaded anew.
    await expect(async () => {
      if (!(await dialog.isVisible())) await page.getByRole("button", { name: "Search" }).click();
      await expect(dialog.getByRole("combobox")).toBeFocused({ timeout: 2_000 });
    }).toPass();
  });
});
