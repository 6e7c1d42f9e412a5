/** Follow-ups due and kept within three days of their date, week by week from Monday 4 November 2024. */
const counts: readonly (readonly [due: number, kept: number])[] = [
  [62, 32],
  [71, 39],
  [74, 42],
  [77, 47],
  [80, 51],
  [79, 52],
  [83, 57],
  [76, 51],
  [67, 39],
  [81, 57],
  [84, 63],
  [86, 68],
];

export const weeks = counts.map(([due, kept], k) => ({
  week: k + 1,
  due,
  kept,
  percent: Math.round((kept / due) * 100),
}));

/** 30 December to 5 January. */
export const newYear = { week: 9, movedByText: 11 };
