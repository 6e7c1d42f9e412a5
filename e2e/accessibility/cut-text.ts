import type { Page } from "@playwright/test";

/** The distances of WCAG 1.4.12, which a visitor may set. */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/**
 * Text of the page, or of the modal dialog over it, that a visitor cannot see whole, however they scroll, or that runs
 * off the background it is set on.
 */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector(":modal") ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const cut = new Set<string>();
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (
        !text.textContent?.trim() ||
        !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const name = `${text.textContent.trim().slice(0, 60)} in ${parent.className}`;
      let clip: Element | null = parent;
      let scrolls = false;
      let onBackground = false;
      while (clip && clip !== document.documentElement) {
        const style = getComputedStyle(clip);
        const box = clip.getBoundingClientRect();
        // Text for screen readers only is one pixel large.
        if (box.width <= 1 || box.height <= 1) break;
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) scrolls = true;
        const across = !scrolls && /hidden|clip/.test(style.overflowX);
        const down = !scrolls && /hidden|clip/.test(style.overflowY);
        if (across && (left < box.left - 1 || right > box.right + 1)) cut.add(`${name}, by its sides`);
        if (down && (top < box.top - 1 || bottom > box.bottom + 1)) cut.add(`${name}, in height`);
        if (!onBackground && !scrolls && style.backgroundColor !== "rgba(0, 0, 0, 0)") {
          onBackground = true;
          if (left < box.left - 1 || right > box.right + 1 || top > box.bottom || bottom < box.top)
            cut.add(`${name}, off its background`);
        }
        clip = clip.parentElement;
      }
      const hidden = clip !== document.documentElement && clip !== null;
      if (hidden || scrolls) continue;
      if (left + scrollX < -1 || right > document.documentElement.clientWidth + 1)
        cut.add(`${name}, by the page`);
    }
    return [...cut];
  });
}
