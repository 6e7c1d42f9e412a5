import type { Page } from "@playwright/test";

/** The texts for which a system font stands in. ASCII is in every face, so only other texts are checked. */
export async function foreignGlyphs(page: Page): Promise<{ text: string; family: string }[]> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const owner = texts.currentNode.parentElement;
      const beyondAscii = /[^\p{ASCII}\s]/u.test(texts.currentNode.nodeValue ?? "");
      if (owner && owner.localName !== "style" && beyondAscii) owner.setAttribute("data-beyond-ascii", "");
    }
  });
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeIds } = await client.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "[data-beyond-ascii]",
  });
  const texts = await page.locator("[data-beyond-ascii]").allTextContents();
  const faces = await Promise.all(
    nodeIds.map((nodeId) => client.send("CSS.getPlatformFontsForNode", { nodeId })),
  );
  return texts.flatMap((text, index) => {
    const fallback = faces[index]?.fonts.find(({ isCustomFont }) => !isCustomFont);
    return fallback ? { text, family: fallback.familyName } : [];
  });
}
