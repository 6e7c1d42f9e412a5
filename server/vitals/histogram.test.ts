import { expect, test } from "vitest";
import { bucketOf, percentile75 } from "./histogram.ts";

test.each([
  [0, 0],
  [7, 7],
  [99, 99],
  [100, 100],
  [101, 110],
  [1_000, 1_000],
  [1_234, 1_300],
  [2_500, 2_500],
  [2_501, 2_600],
  [99_999, 100_000],
  [600_000, 600_000],
])("%d is counted as %d", (value, bucket) => {
  expect(bucketOf(value)).toBe(bucket);
});

test("there are few buckets, whatever is sent", () => {
  const buckets = new Set(Array.from({ length: 600_001 }, (_, value) => bucketOf(value)));
  expect(buckets.size).toBeLessThan(500);
});

test.each([
  ["nothing", [], 0],
  ["one visit", [[300, 1]], 300],
  [
    "four visits, one each",
    [
      [400, 1],
      [100, 1],
      [300, 1],
      [200, 1],
    ],
    300,
  ],
  [
    "three quarters in one bucket",
    [
      [100, 75],
      [900, 25],
    ],
    100,
  ],
  [
    "one less",
    [
      [100, 74],
      [900, 26],
    ],
    900,
  ],
] as const)("the 75th percentile of %s", (_, counts, expected) => {
  expect(percentile75(counts.map(([bucket, count]) => ({ bucket, count })))).toBe(expected);
});

test("the percentile of buckets is the bucket of the percentile", () => {
  const values = Array.from({ length: 1_000 }, (_, index) => (index * 7_919) % 5_003);
  const exact = values.toSorted((a, b) => a - b)[749] ?? 0;
  expect(percentile75(values.map((value) => ({ bucket: bucketOf(value), count: 1 })))).toBe(bucketOf(exact));
});
