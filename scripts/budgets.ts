export const kilobyte = 1_024;

/** What a visitor's first load may weigh, as served, in bytes. */
export const budgets = {
  html: 25 * kilobyte,
  javascript: { home: 112 * kilobyte, other: 125 * kilobyte },
  fonts: 80 * kilobyte,
  fontFiles: 2,
  picturesAboveTheFold: 60 * kilobyte,
  /** What a click inside the site transfers, pictures aside. */
  click: 25 * kilobyte,
};

/** Lighthouse's phone. */
export const phone = { width: 412, height: 823, density: 1.75 };

export function javascriptBudget(path: string) {
  return path === "/" ? budgets.javascript.home : budgets.javascript.other;
}
