import type { Page } from "@playwright/test";
import { publicPaths } from "#content/paths.ts";
import { site } from "#content/site.ts";
import { isWhole, onePathOfEachRoute } from "../routes.ts";
import { expect, settled, test } from "../visitor.ts";
import { cutText, textSpacing } from "./cut-text.ts";

/** A page at 400 % in a window of 1280 x 1024. */
const magnified = { width: 320, height: 256 };
const desktop = { width: 1280, height: 800 };

const settings = [
  { name: "magnified four times", viewport: magnified, css: "" },
  { name: "with wide text spacing", viewport: desktop, css: textSpacing },
  { name: "with wide text spacing on a tablet", viewport: { width: 1024, height: 768 }, css: textSpacing },
  { name: "with wide text spacing on a phone", viewport: { width: 375, height: 700 }, css: textSpacing },
  { name: "with text of twice the size", viewport: desktop, css: textOf(200) },
  ...[320, 375].flatMap((width) =>
    [150, 200].map((percent) => ({
      name: `${width} px wide with text of ${percent} %`,
      viewport: { width, height: 700 },
      css: textOf(percent),
    })),
  ),
];

const paths = isWhole ? publicPaths : onePathOfEachRoute;

for (const path of [...paths, "/no-such-page"]) {
  test.describe(path, () => {
    test.use({ expectedMessages: /404/ });

    test("loses no text when it is magnified or its text is changed", async ({ page }) => {
      await page.goto(path);
      await settled(page);
      for (const { name, viewport, css } of settings) {
        await page.setViewportSize(viewport);
        const sheet = await addStyles(page, css);
        expect.soft(await cutText(page), name).toEqual([]);
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(tooWide, name).toBe(0);
        await sheet.evaluate((style) => style.adoptedStyleSheets.pop());
      }
    });
  });
}

test("a phone shows every button of the header, however large its text", async ({ page }) => {
  await page.goto("/");
  await settled(page);
  const buttons = page.getByRole("banner").getByRole("button");
  for (const width of [320, 375, 412]) {
    await page.setViewportSize({ width, height: 700 });
    for (const percent of [100, 112.5, 125, 150, 200]) {
      const sheet = await addStyles(page, textOf(percent));
      const boxes = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect()));
      const outside = boxes.filter(({ left, right }) => left < 0 || right > width);
      expect.soft(outside, `${width} px wide with text of ${percent} %`).toEqual([]);
      await sheet.evaluate((style) => style.adoptedStyleSheets.pop());
    }
  }
  await expect(page.getByRole("banner").getByRole("link").first()).toHaveAccessibleName(site.name);
});

function textOf(percent: number) {
  return `html { font-size: ${percent}% }`;
}

async function addStyles(page: Page, css: string) {
  // An adopted style sheet, because the content security policy refuses style elements.
  return page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return document;
  }, css);
}
