import { expect, test } from "vitest";
import { changeOf, splitResult } from "./key-result.ts";

test.each([
  ["64% more recurring donors", "64%", "more recurring donors"],
  ["98.6% inbox placement, up from 81.3%", "98.6%", "inbox placement, up from 81.3%"],
  ["Savings of 40-60% against local hiring", "40-60%", "Savings of against local hiring"],
  ["Cost down −38 %, measured", "−38%", "Cost down, measured"],
  ["Sales rose by 12,5%", "12,5%", "Sales rose by"],
])("takes the first percentage out of %j", (result, figure, caption) => {
  expect(splitResult(result)).toEqual({ figure, caption });
});

test("leaves a result without a percentage whole", () => {
  expect(splitResult("3x publishing cadence")).toEqual({ caption: "3x publishing cadence" });
});

test.each([
  ["more donors, from 1,180 to 1,935", ["1,180", 1180], ["1,935", 1935]],
  ["per article, from £420 to £147", ["£420", 420], ["£147", 147]],
  ["from 3.6 MB to 1.2 MB per page", ["3.6 MB", 3.6], ["1.2 MB", 1.2]],
  ["from 64 hours to 48 per 100 shifts", ["64 hours", 64], ["48 hours", 48]],
])("reads before and after in %j", (result, [beforeLabel, beforeValue], [afterLabel, afterValue]) => {
  expect(changeOf(result)).toEqual({
    before: { label: beforeLabel, value: beforeValue },
    after: { label: afterLabel, value: afterValue },
  });
});

test("reads nothing where the sentence compares in other words", () => {
  expect(changeOf("₹52, against ₹84 a year earlier")).toBeUndefined();
  expect(changeOf("up from 81.3%")).toBeUndefined();
});
