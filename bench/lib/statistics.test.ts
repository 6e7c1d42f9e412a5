import { expect, test } from "vitest";
import { interquartileRange, median, quantile } from "./statistics.ts";

test("the median is the middle value, or the mean of the two", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test("quantiles are interpolated", () => {
  expect(quantile([0, 10, 20, 30, 40], 0.95)).toBeCloseTo(38);
  expect(quantile([3, 1, 2], 1)).toBe(3);
});

test("one outlier does not widen the interquartile range", () => {
  expect(interquartileRange([10, 10, 11, 11, 90])).toBe(1);
});
