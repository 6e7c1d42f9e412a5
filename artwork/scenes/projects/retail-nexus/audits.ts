import { gauss, seeded, throughKeys } from "#artwork/lib/random.ts";

const shortNames = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
] as const;

/** June 2022 to November 2023; a chart's month 0 is June 2022. */
export const months = Array.from({ length: 18 }, (_, index) => {
  const month = (5 + index) % 12;
  return { name: shortNames[month] ?? "", year: index === 0 ? 2022 : month === 0 ? 2023 : undefined };
});

/** Percent of lines missing in the eight shops that were audited twice: [shop, June 2022, November 2023]. */
export const byShop = [
  [4, 7.9, 2.1],
  [9, 5.2, 1.6],
  [16, 8.4, 2.9],
  [22, 6.1, 1.9],
  [30, 7.2, 2.4],
  [37, 6.6, 1.7],
  [44, 4.8, 3.9],
  [58, 8.2, 1.9],
] as const;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export const launch = 11;

export const audits = [
  { month: 0, percent: mean(byShop.map(([, before]) => before)) },
  { month: 17, percent: mean(byShop.map(([, , after]) => after)) },
] as const;

/** Loose vegetables are weighed and never scanned onto the shelf. */
export const vegetables = [
  { month: 0, percent: 7.3 },
  { month: 17, percent: 6.9 },
] as const;

/** The app's own counts in the same shops, week by week after launch on 1 May 2023. */
const weeks = 26;
const pujaWeek = 24;
const monthOf = (week: number) => launch + (week / weeks) * (audits[1].month - launch);

const random = seeded(23);
const trend = throughKeys([
  [0, 6.6],
  [5, 5.1],
  [10, 3.6],
  [17, 2.6],
  [22, 2.4],
  [pujaWeek, 4.1],
  [weeks, audits[1].percent],
]);

export const weekly = Array.from({ length: weeks + 1 }, (_, week) => {
  const noise = week === 0 || week >= pujaWeek - 1 ? 0 : gauss(random) * 0.13;
  return { month: monthOf(week), percent: trend(week) + noise };
});

/** Durga Puja, 20 to 24 October 2023: shelves empty faster than they are filled. */
export const puja = { month: monthOf(pujaWeek), percent: trend(pujaWeek) };

/** What the chart says of any month: the first audit until launch, then the app's counts. */
export function missingIn(month: number): number {
  return weekly.findLast((week) => week.month <= month)?.percent ?? audits[0].percent;
}
