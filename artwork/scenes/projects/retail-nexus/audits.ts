import { gauss, seeded, throughKeys } from "#artwork/lib/random.ts";

/** Percent of lines missing in the eight shops that were audited twice: [shop, June 2022, November 2023]. */
const byShop = [
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

/** June 2022 and November 2023. */
export const audits = [
  mean(byShop.map(([, before]) => before)),
  mean(byShop.map(([, , after]) => after)),
] as const;

/** Loose vegetables in the same two audits. They are weighed and never scanned onto the shelf. */
export const vegetables = [7.3, 6.9] as const;

/** The app's own counts in the same shops, week by week after launch on 1 May 2023. */
const weeks = 26;
const pujaWeek = 24;

const random = seeded(23);
const trend = throughKeys([
  [0, 6.6],
  [5, 5.1],
  [10, 3.6],
  [17, 2.6],
  [22, 2.4],
  [pujaWeek, 4.1],
  [weeks, audits[1]],
]);

export const weekly = Array.from({ length: weeks + 1 }, (_, week) => {
  const noise = week === 0 || week >= pujaWeek - 1 ? 0 : gauss(random) * 0.13;
  return trend(week) + noise;
});

/** Durga Puja, 20 to 24 October 2023: shelves empty faster than they are filled. */
export const puja = trend(pujaWeek);
