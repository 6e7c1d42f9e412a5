import type { Page } from "@playwright/test";

// The browser knows this kind of entry, the type library does not yet.
type LayoutShift = PerformanceEntry & { value: number };

/** The layout shift since navigation, to three decimals as Lighthouse reports it. */
export function layoutShift(page: Page) {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shift = (observer.takeRecords() as LayoutShift[]).reduce((sum, { value }) => sum + value, 0);
    return Number(shift.toFixed(3));
  });
}
