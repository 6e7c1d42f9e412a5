import { expect, test } from "vitest";
import { hoursAt, isOpen, replyBy } from "./office-hours.ts";

const kolkata = (time: string) => Date.parse(`${time}+05:30`);
const hour = 3_600_000;

test.each([
  ["2026-11-16T07:59", false],
  ["2026-11-16T08:00", true],
  ["2026-11-20T16:59", true],
  ["2026-11-20T17:00", false],
  ["2026-11-21T10:00", false],
  ["2026-11-22T10:00", false],
])("at %s in Kolkata the office is open: %s", (time, open) => {
  expect(isOpen(kolkata(time))).toBe(open);
});

test.each([
  ["2026-11-16T10:00", "2026-11-17T10:00"],
  ["2026-11-19T23:30", "2026-11-20T23:30"],
  ["2026-11-20T12:00", "2026-11-23T12:00"],
  ["2026-11-21T00:00", "2026-11-24T00:00"],
  ["2026-11-22T18:00", "2026-11-24T00:00"],
])("a message of %s is answered by %s", (sent, due) => {
  expect(replyBy(kolkata(sent))).toBe(kolkata(due));
});

test.each([
  [5.5, 8, 17],
  [0, 2.5, 11.5],
  [-8, 18.5, 3.5],
  [13, 15.5, 0.5],
])("at UTC%s the office is open from %s to %s o'clock", (offset, from, to) => {
  expect(hoursAt(offset * hour)).toEqual({ from, to });
});
