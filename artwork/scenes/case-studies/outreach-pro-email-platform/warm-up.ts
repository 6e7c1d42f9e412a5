/** One mailbox on Thursday 21 November 2024, its fourteenth working day since Monday 4 November. */
export const mailbox = "nadia@fernhilltalent.example";
export const today = 14;
export const days = 25;

/** Eight messages on the first working day, 50 on the last, a little faster towards the end. */
export function planned(day: number): number {
  return Math.round(8 + 42 * ((day - 1) / (days - 1)) ** 1.4);
}

export const held = planned(today - 1);
export const sent = Array.from({ length: today - 1 }, (_, index) => planned(index + 1)).reduce(
  (sum, count) => sum + count,
  0,
);
export const bounced = 4;
export const bounceRate = `${((100 * bounced) / sent).toFixed(1)}%`;
