/** `html:has(dialog[open])` would need no script, but every style recalculation would check the document. */
export function lockScroll(locked: boolean) {
  document.documentElement.toggleAttribute("data-scroll-locked", locked);
}
