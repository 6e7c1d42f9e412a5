import type { Page } from "@playwright/test";

// The browser knows this kind of entry, the type library does not yet.
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** How far the page has moved since it was asked for. The bar, which gets lower on purpose while one scrolls, aside. */
export function layoutShift(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector("body > header");
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return (observer.takeRecords() as LayoutShift[])
      .filter(({ sources }) => sources.some(({ node }) => !node || !bar?.contains(node)))
      .reduce((sum, { value }) => sum + value, 0);
  });
}
