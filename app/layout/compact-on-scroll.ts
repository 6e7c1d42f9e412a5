const compactAfterPixels = 20;

/** For `ref`: outside React, so that scrolling renders nothing and does not delay a new page, which scrolls to its top. */
export function compactOnScroll(header: HTMLElement) {
  const update = () => header.toggleAttribute("data-compact", window.scrollY > compactAfterPixels);
  update();
  window.addEventListener("scroll", update, { passive: true });
  return () => window.removeEventListener("scroll", update);
}
