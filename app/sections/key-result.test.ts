import { expect, test } from "vitest";
import { splitResult } from "./key-result.ts";

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
