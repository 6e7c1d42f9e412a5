import type { Page } from "@playwright/test";

/** What fits on A4 inside the margins of 12 mm, in CSS pixels. */
const sheet = { width: 703, height: 1031 };

/** Lays the page out as the browser prints it, with its sheets side by side, where their content can be measured. */
export async function layOutSheets(page: Page) {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: sheet.height });
  await page.evaluate(({ width, height }) => {
    const style = new CSSStyleSheet();
    style.replaceSync(`
      body { width: ${width}px; height: ${height}px; columns: ${width}px; column-gap: 0; column-fill: auto; }
    `);
    document.adoptedStyleSheets.push(style);
  }, sheet);
  await page.evaluate(() => document.fonts.ready);
}

/** The texts that are printed over another. */
export function overprints(page: Page) {
  return page.evaluate(() => {
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { text: string; box: DOMRect }[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const text = node.textContent?.trim();
      const { parentElement: parent } = node;
      // Text for screen readers only is one pixel large.
      if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || parent.offsetWidth === 1)
        continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text, box });
    }
    // Boxes of lines that are set close to each other touch; their letters do not.
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        Math.min(one.height, other.height) / 2;
    return lines.flatMap(({ text, box }, index) =>
      lines.slice(index + 1).flatMap((other) => (isOver(box, other.box) ? `${text} / ${other.text}` : [])),
    );
  });
}

/** Texts lighter than #595959. Browsers print no backgrounds, so that these would be on white. */
export function paleTexts(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale = new Set<string>();
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!canvas || !text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      canvas.fillStyle = "white";
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = getComputedStyle(parent).color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if (0.2126 * red + 0.7152 * green + 0.0722 * blue > 0x59) pale.add(text);
    }
    return [...pale];
  });
}

/** How much of the height of the last sheet is used. */
export function lastSheetShare(page: Page) {
  return page.evaluate(({ width, height }) => {
    const range = document.createRange();
    const shown = [...document.querySelectorAll("main :is(img, svg, p, li, dd, h2, h3, td)")].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = shown.flatMap((element) => {
      range.selectNodeContents(element);
      return [...element.getClientRects(), ...range.getClientRects()];
    });
    const sheetOf = ({ left }: DOMRect) => Math.floor(left / width);
    const last = Math.max(...boxes.map(sheetOf));
    return Math.max(...boxes.filter((box) => sheetOf(box) === last).map(({ bottom }) => bottom)) / height;
  }, sheet);
}
