import type { Page } from "@playwright/test";
import { publicPaths } from "#content/paths.ts";
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
  { name: "with text of twice the size", viewport: desktop, css: "html { font-size: 200% }" },
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

async function addStyles(page: Page, css: string) {
  // An adopted style sheet, because the content security policy refuses style elements.
  return page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return document;
  }, css);
}
