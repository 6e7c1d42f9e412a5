import type { Page } from "@playwright/test";
import { builtPages, textOf } from "./built-site.ts";
import { expect, hydrated, test } from "./visitor.ts";

/**
 * A sign that neither of our faces has comes from some other face of the visitor's. It looks foreign, and the search
 * for it takes the browser as long as the layout of a page.
 */
test("every sign comes from our own faces", async ({ page }) => {
  const paths = pathsWithEverySign();
  expect(paths).not.toEqual([]);
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    // The faces are optional: what came too late for the first visit is there for the second.
    await page.reload();
    await hydrated(page);
    expect(await foreignTexts(page), path).toEqual([]);
  }
});

/** As few pages as show every sign beyond ASCII that the site shows. */
function pathsWithEverySign() {
  const seen = new Set<string>();
  return builtPages().flatMap(({ path, elements }) => {
    const main = elements.find(({ tagName }) => tagName === "main");
    const signs = (main ? textOf(main) : "").match(/[^\0-\x7f]/gu) ?? [];
    if (signs.every((sign) => seen.has(sign))) return [];
    for (const sign of signs) seen.add(sign);
    return [path];
  });
}

/** The texts with signs that are not wholly in faces of ours. */
async function foreignTexts(page: Page) {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (/[^\0-\x7f]/.test(textContent ?? "")) parentElement?.setAttribute("data-signs", "");
    }
  });
  const tools = await page.context().newCDPSession(page);
  await tools.send("DOM.enable");
  await tools.send("CSS.enable");
  const { root } = await tools.send("DOM.getDocument");
  const { nodeIds } = await tools.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "[data-signs]",
  });
  const texts = await page.locator("[data-signs]").allTextContents();
  const faces = await Promise.all(
    nodeIds.map((nodeId) => tools.send("CSS.getPlatformFontsForNode", { nodeId })),
  );
  return texts.filter((_, index) => faces[index]?.fonts.some(({ isCustomFont }) => !isCustomFont));
}
