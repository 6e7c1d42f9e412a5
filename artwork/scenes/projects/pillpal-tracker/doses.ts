/**
 * Asha takes four doses a day. By 1.32 pm on 14 December that makes 13 × 4 + 2 = 54 doses due this month;
 * two were skipped on the 5th, and on the 9th the first three.
 */
const dosesPerDay = 4;
const takenToday = 2;
const skipped: Readonly<Record<number, number>> = { 5: 2, 9: 3 };

export const today = 14;
const daysInMonth = 31;
/** 1 December 2023 is a Friday; weeks start on Monday. */
export const blankDaysBeforeFirst = 4;

export type DayState = "taken" | "some" | "missed" | "today" | "ahead";

export const december = Array.from({ length: daysInMonth }, (_, index) => {
  const day = index + 1;
  return { day, state: stateOf(day) };
});

function stateOf(day: number): DayState {
  if (day >= today) return day === today ? "today" : "ahead";
  const missed = skipped[day] ?? 0;
  if (missed === 0) return "taken";
  return missed > dosesPerDay / 2 ? "missed" : "some";
}

const due = (today - 1) * dosesPerDay + takenToday;
const taken = due - Object.values(skipped).reduce((sum, doses) => sum + doses, 0);

export const month = { due, taken, percent: Math.round((taken / due) * 100) };

/** Percent taken, August to December. */
export const earlierMonths = [71, 76, 79, 84, month.percent] as const;

export const refill = { tabletsLeft: 12, perDay: 2, price: 138 };
