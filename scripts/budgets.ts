/** A kilobyte of the budgets. */
export const kilobyte = 1_024;

/** What a visitor's first load may weigh, as served: the bars of the speed section, in bytes. */
export const budgets = {
  /** With the rules that the page needs, which are inlined. */
  html: 25 * kilobyte,
  javascript: { home: 112 * kilobyte, other: 125 * kilobyte },
  fonts: 80 * kilobyte,
  fontFiles: 2,
  /** On a phone: `phone` below. */
  picturesAboveTheFold: 60 * kilobyte,
  /** What a click inside the site transfers, pictures aside. */
  click: 25 * kilobyte,
};

/** The screen that pictures are weighed on, which is Lighthouse's phone. */
export const phone = { width: 412, height: 823, density: 1.75 };

export function javascriptBudget(path: string) {
  return path === "/" ? budgets.javascript.home : budgets.javascript.other;
}
