import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startServer } from "#server/testing/start-server.ts";
import { expect, hydrated, test } from "./visitor.ts";

test.use({
  // Otherwise these pages would be there before the deployment.
  savesData: true,
  expectedMessages: /Failed to load resource|Failed to fetch|dynamically imported|disallowed MIME type/,
  expectedRequests: /^http:\/\/127\.0\.0\.1:/,
});

// It builds the site.
test.setTimeout(900_000);

test("a visitor in mid-visit gets the pages of a new deployment", async ({ page }) => {
  const before = await startServer();
  const next = buildWithChange();
  let after: typeof before | undefined;
  try {
    // Fetched a second after the start, for the case that a page is lost.
    const failurePage = page.waitForResponse(/load-failure/);
    await page.goto(`${before.url}/about`);
    await hydrated(page);
    await failurePage;
    await page.waitForLoadState("networkidle");
    await before.stop();
    after = await startServer({ port: before.port, build: next.build });
    for (const path of ["/process", "/case-studies", "/contact"]) {
      await page.locator(`header a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(before.url + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await hydrated(page);
    }
  } finally {
    await before.stop();
    await after?.stop();
    next.remove();
  }
});

/** A build of a copy of the project in which the code of every page has changed, and so the names of its files. */
function buildWithChange() {
  const folder = mkdtempSync(join(tmpdir(), "midspan-next-"));
  const left = ["node_modules", "build", ".git", "bench", "artwork", "trials", "e2e", ".react-router"];
  cpSync(".", folder, { recursive: true, filter: (source) => !left.includes(source) });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  appendFileSync(join(folder, "app/ui/button.tsx"), '\nButton.displayName = "Changed";\n');
  execFileSync("npm", ["run", "build"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  return { build: join(folder, "build"), remove: () => rmSync(folder, { recursive: true }) };
}
