import { publicPaths } from "#content/paths.ts";
import { expect, test } from "./webkit.ts";

const widths = [390, 1280];
const smoke = ["/", "/case-studies", "/pricing"];

test.use({ expectedProblems: /404: no page/ });

for (const path of [...publicPaths, "/no-such-page"]) {
  const details = smoke.includes(path) ? { tag: "@smoke" } : {};
  test(`${path} is whole in WebKit`, details, async ({ webkitPage: page, site }, info) => {
    for (const width of widths) {
      await page.resize(width, 900);
      await site.open(page, path);
      await page.evaluate(() => document.fonts.ready.then(() => null));
      const seen = await page.evaluate(() => ({
        width: innerWidth,
        heading: document.querySelector("h1")?.checkVisibility() ?? false,
        overflow: document.documentElement.scrollWidth - innerWidth,
        fonts: [...document.fonts].filter(({ status }) => status === "loaded").length >= 2,
      }));
      expect(seen).toEqual({ width, heading: true, overflow: 0, fonts: true });
      await info.attach(`${width} px`, { body: await page.screenshot(), contentType: "image/png" });
    }
  });
}
