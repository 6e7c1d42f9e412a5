/**
 * Keeps the page behind a modal dialog from scrolling. A mark that styles ask for: `html:has(dialog[open])` would
 * need no script, but browsers look through the whole page for it whenever they work out styles.
 */
export function lockScroll(held: boolean) {
  document.documentElement.toggleAttribute("data-held", held);
}
