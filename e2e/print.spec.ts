import { lastSheetShare, layOutSheets, overprints, paleTexts } from "./printed-sheets.ts";
import { onePathOfEachRoute } from "./routes.ts";
import { expect, settled, test } from "./visitor.ts";

for (const path of onePathOfEachRoute) {
  test.describe(path, { tag: "@media-features" }, () => {
    test("prints no text over another", async ({ page }) => {
      await page.goto(path);
      await settled(page);
      await layOutSheets(page);
      expect(await overprints(page)).toEqual([]);
    });

    test("prints on sheets of which the last is worth its paper", async ({ page }) => {
      await page.goto(path);
      await settled(page);
      await layOutSheets(page);
      expect(await lastSheetShare(page)).toBeGreaterThan(0.2);
    });

    test("prints dark text, and no picture behind a title", async ({ page }) => {
      await page.goto(path);
      await settled(page);
      await page.emulateMedia({ media: "print" });
      // Buttons change their colour slowly.
      await expect.poll(() => paleTexts(page)).toEqual([]);
      await expect(page.locator("main > header .absolute").filter({ visible: true })).toHaveCount(0);
    });
  });
}

test.describe("without JavaScript", { tag: "@script-off" }, () => {
  test.use({ javaScriptEnabled: false });

  test("both ways of staffing have a space above their names", async ({ page }) => {
    await page.goto("/staffing");
    const gaps = await page.getByRole("tabpanel").evaluateAll((panels) =>
      panels.map((panel) => {
        const heading = panel.querySelector("h2");
        const range = document.createRange();
        if (heading) range.selectNodeContents(heading);
        return range.getBoundingClientRect().top - panel.getBoundingClientRect().top;
      }),
    );
    expect(gaps).toHaveLength(2);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24);
  });
});

test("a printed address is not followed by itself", { tag: "@media-features" }, async ({ page }) => {
  await page.goto("/contact");
  await page.emulateMedia({ media: "print" });
  const after = await page
    .locator('main a[href^="mailto:"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
  expect(new Set(after)).toEqual(new Set(["none"]));
});
