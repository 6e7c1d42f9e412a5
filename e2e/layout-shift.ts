import type { Page } from "@playwright/test";

// The browser knows this kind of entry, the type library does not yet.
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** The layout shift since navigation, to three decimals as Lighthouse reports it. The header, which shrinks on scroll, aside. */
export function layoutShift(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector("body > header");
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shift = (observer.takeRecords() as LayoutShift[])
      .filter(({ sources }) => sources.some(({ node }) => !node || !bar?.contains(node)))
      .reduce((sum, { value }) => sum + value, 0);
    return Number(shift.toFixed(3));
  });
}
