import { expect, test } from "vitest";
import { type OfficeHours, officeStatus, statusText } from "./office-hours.ts";

const kolkata: OfficeHours = {
  timeZone: "Asia/Kolkata",
  zone: "IST",
  opensAt: 8,
  closesAt: 17,
  workdays: [1, 2, 3, 4, 5],
};

test.each([
  // In Kolkata the two clocks are one.
  ["2025-07-07T02:29:59Z", "Asia/Kolkata", "Opens Monday 8:00 IST, 08:00 your time"],
  ["2025-07-07T02:30:00Z", "Asia/Kolkata", "Open now, closes 17:00 IST, 17:00 your time"],
  ["2025-07-07T11:29:59Z", "Asia/Kolkata", "Open now, closes 17:00 IST, 17:00 your time"],
  ["2025-07-07T11:30:00Z", "Asia/Kolkata", "Opens Tuesday 8:00 IST, 08:00 your time"],
  ["2025-07-11T11:30:00Z", "Asia/Kolkata", "Opens Monday 8:00 IST, 08:00 your time"],
  // New York is on the evening before, an hour later in summer than in winter.
  ["2025-07-05T15:00:00Z", "America/New_York", "Opens Monday 8:00 IST, Sunday 22:30 your time"],
  ["2025-01-04T15:00:00Z", "America/New_York", "Opens Monday 8:00 IST, Sunday 21:30 your time"],
  ["2025-07-07T04:00:00Z", "America/New_York", "Open now, closes 17:00 IST, 07:30 your time"],
  ["2025-01-06T04:00:00Z", "America/New_York", "Open now, closes 17:00 IST, 06:30 your time"],
  // The clocks of New York change on Sunday 9 March 2025, between the question and the opening.
  ["2025-03-08T12:00:00Z", "America/New_York", "Opens Monday 8:00 IST, Sunday 22:30 your time"],
  ["2025-11-01T12:00:00Z", "America/New_York", "Opens Monday 8:00 IST, Sunday 21:30 your time"],
  ["2025-07-05T12:00:00Z", "Europe/London", "Opens Monday 8:00 IST, 03:30 your time"],
  ["2025-01-04T12:00:00Z", "Europe/London", "Opens Monday 8:00 IST, 02:30 your time"],
  ["2025-07-05T12:00:00Z", "Europe/Berlin", "Opens Monday 8:00 IST, 04:30 your time"],
  // Auckland has its summer in January, and Kolkata closes after its midnight then.
  ["2025-07-05T12:00:00Z", "Pacific/Auckland", "Opens Monday 8:00 IST, 14:30 your time"],
  ["2025-01-04T12:00:00Z", "Pacific/Auckland", "Opens Monday 8:00 IST, 15:30 your time"],
  ["2025-01-06T04:00:00Z", "Pacific/Auckland", "Open now, closes 17:00 IST, Tuesday 00:30 your time"],
])("at %s a visitor in %s reads: %s", (now, zone, text) => {
  expect(statusText(new Date(now), kolkata, zone)).toBe(text);
});

test("an office with daylight saving opens at the same hour of its own clock", () => {
  const london = { ...kolkata, timeZone: "Europe/London" };
  const beforeTheChange = officeStatus(new Date("2025-03-29T12:00:00Z"), london);
  expect(beforeTheChange).toEqual({ open: false, until: new Date("2025-03-31T07:00:00Z") });
  const winter = officeStatus(new Date("2025-01-06T03:00:00Z"), london);
  expect(winter).toEqual({ open: false, until: new Date("2025-01-06T08:00:00Z") });
});

test("at every quarter of an hour of a week it is open or opens within a weekend", () => {
  const start = Date.UTC(2025, 0, 1);
  for (let at = start; at < start + 7 * 86_400_000; at += 15 * 60_000) {
    const { until } = officeStatus(new Date(at), kolkata);
    expect(until.getTime()).toBeGreaterThan(at);
    expect(until.getTime() - at).toBeLessThanOrEqual(63 * 3_600_000);
  }
});
