/**
 * Keeps the page behind a modal dialog from scrolling. An attribute for styles/overlays.css: `html:has(dialog[open])`
 * would need no script, but makes every style recalculation check the whole document.
 */
export function lockScroll(locked: boolean) {
  document.documentElement.toggleAttribute("data-scroll-locked", locked);
}
