import { browserArguments, findWholeBrowser } from "#scripts/browser.ts";
import { expect, hydrated, test } from "./visitor.ts";

const executablePath = findWholeBrowser();

test.skip(!executablePath, "The headless shell has no back/forward cache");

test.use({
  launchOptions: {
    args: browserArguments,
    // Playwright turns this cache off, because it cannot follow a page into it.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...(executablePath && { executablePath }),
  },
});

for (const path of ["/", "/portfolio", "/pricing", "/contact"]) {
  test(`${path} is restored from the back/forward cache`, { tag: "@devtools" }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      window.addEventListener("pageshow", ({ persisted }) => fetch(`/healthz?kept=${persisted}`));
    });
    await page.evaluate(() => location.assign("/icon.svg"));
    await page.waitForURL("/icon.svg");
    // A page that is loaded anew has lost its listener and sends nothing.
    const restored = page.waitForRequest(/healthz/);
    await page.evaluate(() => history.back());
    await page.waitForURL(path, { waitUntil: "commit" });
    expect((await restored).url()).toMatch(/kept=true$/);
  });
}
