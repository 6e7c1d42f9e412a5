import { expect, test } from "vitest";
import { layoutShift, responseTime } from "./vitals.ts";

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

test.each([
  ["nothing", [], 0],
  ["one burst", [shift(100, 0.1), shift(900, 0.2)], 0.3],
  ["two bursts, with a second between them", [shift(0, 0.1), shift(1_000, 0.2)], 0.2],
  ["a burst that takes longer than five seconds", [0, 1, 2, 3, 4, 5, 6].map((n) => shift(n * 900, 1)), 6],
  ["what moves after an action", [shift(0, 0.1), shift(100, 0.4, true)], 0.1],
])("the layout shift of %s", (_, shifts, expected) => {
  expect(layoutShift(shifts)).toBeCloseTo(expected);
});

const interactions = (durations: readonly number[]) =>
  durations.map((duration, index) => ({ interactionId: index + 1, duration }));

test("without an interaction there is no response time", () => {
  expect(responseTime([], 0)).toBeUndefined();
  expect(responseTime([{ interactionId: 0, duration: 300 }], 0)).toBeUndefined();
});

test("the longest event of an interaction counts", () => {
  const click = [24, 80, 40].map((duration) => ({ interactionId: 7, duration }));
  expect(responseTime([...click, { interactionId: 14, duration: 32 }], 2)).toBe(80);
});

test("one interaction in fifty is left out", () => {
  const events = interactions([500, 300, 200, 100]);
  expect(responseTime(events, 49)).toBe(500);
  expect(responseTime(events, 50)).toBe(300);
  expect(responseTime(events, 120)).toBe(200);
  expect(responseTime(events, 5_000)).toBe(100);
});
