import { expect, test } from "vitest";
import { parseBeforeAfter } from "./before-after.ts";

test.each([
  ["more donors, from 1,180 to 1,935", ["Before", "1,180", 1180], ["After", "1,935", 1935]],
  ["per article, from £420 to £147", ["Before", "£420", 420], ["After", "£147", 147]],
  ["from 3.6 MB to 1.2 MB per page", ["Before", "3.6 MB", 3.6], ["After", "1.2 MB", 1.2]],
  ["from 64 hours to 48 per 100 shifts", ["Before", "64 hours", 64], ["After", "48 hours", 48]],
  ["90% of reports, up from 9%", ["Before", "9%", 9], ["After", "90%", 90]],
  [
    "to find a record: median 18 seconds, down from 62",
    ["Before", "62 seconds", 62],
    ["After", "18 seconds", 18],
  ],
  ["per 1,000 emails, 47 against 35", ["Baseline", "35", 35], ["Result", "47", 47]],
  ["per donation: ₹52, against ₹84", ["Baseline", "₹84", 84], ["Result", "₹52", 52]],
])("reads both figures of %j", (result, ...sides) => {
  const { names, figures } = parseBeforeAfter(result) ?? { names: [], figures: [] };
  expect(figures.map(({ label, value }, index) => [names[index], label, value])).toEqual(sides);
});

test.each([
  "five minutes in September 2024 against 25 in May",
  "120 instalments checked against bank statements",
  "down from two working days",
])("reads nothing in %j", (result) => {
  expect(parseBeforeAfter(result)).toBeUndefined();
});
