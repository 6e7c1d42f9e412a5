const compactAfterPixels = 20;

/**
 * For `ref`: outside React, so that scrolling renders nothing and does not delay a new page, which scrolls to its top.
 * The attribute comes with the first scroll, and the transition with the attribute: a stylesheet that arrives late
 * would animate the header into place.
 */
export function compactOnScroll(header: HTMLElement) {
  const update = () => {
    const isCompact = window.scrollY > compactAfterPixels;
    if (isCompact || "compact" in header.dataset) header.dataset.compact = String(isCompact);
  };
  update();
  window.addEventListener("scroll", update, { passive: true });
  return () => window.removeEventListener("scroll", update);
}
