import { expect, test } from "vitest";
import { parseBeforeAfter } from "./before-after.ts";

test.each([
  ["more donors, from 1,180 to 1,935", ["1,180", 1180], ["1,935", 1935]],
  ["per article, from £420 to £147", ["£420", 420], ["£147", 147]],
  ["from 3.6 MB to 1.2 MB per page", ["3.6 MB", 3.6], ["1.2 MB", 1.2]],
  ["from 64 hours to 48 per 100 shifts", ["64 hours", 64], ["48 hours", 48]],
])("reads before and after in %j", (result, [beforeLabel, beforeValue], [afterLabel, afterValue]) => {
  expect(parseBeforeAfter(result)).toEqual({
    before: { label: beforeLabel, value: beforeValue },
    after: { label: afterLabel, value: afterValue },
  });
});

test("reads nothing where the sentence compares in other words", () => {
  expect(parseBeforeAfter("₹52, against ₹84 a year earlier")).toBeUndefined();
  expect(parseBeforeAfter("up from 81.3%")).toBeUndefined();
});
