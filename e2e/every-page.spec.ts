import { tagsMetadata } from "#content/metadata-for.ts";
import { aliasPaths, numericServicePaths, publicPaths } from "#content/paths.ts";
import { services } from "#content/services/index.ts";
import { expectedTags, tagsOf } from "./metadata.ts";
import { isFurtherEntry, isWhole } from "./routes.ts";
import { expect, expectAccessible, hydrated, test } from "./visitor.ts";

const pages = [
  ...[...publicPaths, ...aliasPaths].map((path) => ({ path, metadata: tagsMetadata(path) })),
  ...numericServicePaths.map((path, index) => ({
    path,
    metadata: tagsMetadata(services.all[index]?.link ?? ""),
  })),
];

/** Where `npm test` reads a page with both engines. A second path of a page shows nothing else. */
function widthsFor(path: string) {
  if (isWhole) return [375, 1280];
  if (!publicPaths.includes(path)) return [];
  return isFurtherEntry(path) ? [375] : [375, 1280];
}

for (const { path, metadata } of pages) {
  test.describe(path, () => {
    test("is complete before any script runs", async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).not.toMatch(/\sstyle="/);
    });

    test("hydrates and is accessible", async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.goto(path);
      await hydrated(page);
      expect(await tagsOf(page)).toEqual(expectedTags(metadata));
      await expect(page.locator("h1")).toHaveCount(1);
      for (const width of widthsFor(path)) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await expectAccessible(page);
      }
    });
  });
}
