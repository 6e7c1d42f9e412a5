import { expect, test } from "vitest";
import { namedZone } from "#app/time/testing/named-zone.ts";
import {
  hoursElsewhere,
  isWorkday,
  type OfficeHours,
  officeStatus,
  replyBy,
  statusLines,
} from "./office-hours.ts";

const kolkata: OfficeHours = {
  utcOffset: 5.5,
  zone: "IST",
  opensAt: 8,
  closesAt: 17,
  workdays: [1, 2, 3, 4, 5],
};

test.each([
  // In Kolkata both times are the same.
  ["2025-07-07T02:29:59Z", "Asia/Kolkata", "Opens Monday at 8:00 IST (8:00 your time)"],
  ["2025-07-07T02:30:00Z", "Asia/Kolkata", "Open now until 17:00 IST (17:00 your time)"],
  ["2025-07-07T11:29:59Z", "Asia/Kolkata", "Open now until 17:00 IST (17:00 your time)"],
  ["2025-07-07T11:30:00Z", "Asia/Kolkata", "Opens Tuesday at 8:00 IST (8:00 your time)"],
  ["2025-07-11T11:30:00Z", "Asia/Kolkata", "Opens Monday at 8:00 IST (8:00 your time)"],
  // New York is on the evening before, an hour later in summer than in winter.
  ["2025-07-05T15:00:00Z", "America/New_York", "Opens Monday at 8:00 IST (Sunday 22:30 your time)"],
  ["2025-01-04T15:00:00Z", "America/New_York", "Opens Monday at 8:00 IST (Sunday 21:30 your time)"],
  ["2025-07-07T04:00:00Z", "America/New_York", "Open now until 17:00 IST (7:30 your time)"],
  ["2025-01-06T04:00:00Z", "America/New_York", "Open now until 17:00 IST (6:30 your time)"],
  // Daylight saving starts in New York on Sunday 9 March 2025, between the query and the opening.
  ["2025-03-08T12:00:00Z", "America/New_York", "Opens Monday at 8:00 IST (Sunday 22:30 your time)"],
  ["2025-11-01T12:00:00Z", "America/New_York", "Opens Monday at 8:00 IST (Sunday 21:30 your time)"],
  ["2025-07-05T12:00:00Z", "Europe/London", "Opens Monday at 8:00 IST (3:30 your time)"],
  ["2025-01-04T12:00:00Z", "Europe/London", "Opens Monday at 8:00 IST (2:30 your time)"],
  ["2025-07-05T12:00:00Z", "Europe/Berlin", "Opens Monday at 8:00 IST (4:30 your time)"],
  // Auckland has its summer in January, and Kolkata closes after its midnight then.
  ["2025-07-05T12:00:00Z", "Pacific/Auckland", "Opens Monday at 8:00 IST (14:30 your time)"],
  ["2025-01-04T12:00:00Z", "Pacific/Auckland", "Opens Monday at 8:00 IST (15:30 your time)"],
  ["2025-01-06T04:00:00Z", "Pacific/Auckland", "Open now until 17:00 IST (Tuesday 0:30 your time)"],
])("at %s a visitor in %s reads: %s", (now, zone, text) => {
  expect(statusLines(new Date(now), kolkata, namedZone(zone)).join(" ")).toBe(text);
});

test.each([
  ["2025-07-07T04:29:59Z", "Opens Monday at 10:00 IST (5:30 your time)"],
  ["2025-07-07T04:30:00Z", "Open now until 18:30 IST (14:00 your time)"],
  ["2025-07-07T12:59:59Z", "Open now until 18:30 IST (14:00 your time)"],
  ["2025-07-07T13:00:00Z", "Opens Tuesday at 10:00 IST (5:30 your time)"],
])("an office open from 10:00 to 18:30 says at %s: %s", (now, text) => {
  const office = { ...kolkata, opensAt: 10, closesAt: 18.5 };
  expect(statusLines(new Date(now), office, namedZone("Europe/London")).join(" ")).toBe(text);
});

test("at every quarter of an hour of a week it is open or opens within a weekend", () => {
  const start = Date.UTC(2025, 0, 1);
  for (let at = start; at < start + 7 * 86_400_000; at += 15 * 60_000) {
    const { until } = officeStatus(new Date(at), kolkata);
    expect(until.getTime()).toBeGreaterThan(at);
    expect(until.getTime() - at).toBeLessThanOrEqual(63 * 3_600_000);
  }
});

test.each([
  ["2026-11-16T07:59", false],
  ["2026-11-16T08:00", true],
  ["2026-11-20T16:59", true],
  ["2026-11-20T17:00", false],
  ["2026-11-21T10:00", false],
  ["2026-11-22T10:00", false],
])("at %s in Kolkata the office is open: %s", (time, open) => {
  expect(officeStatus(inKolkata(time), kolkata).open).toBe(open);
});

test.each([
  ["2026-11-20T23:59", true],
  ["2026-11-21T00:00", false],
  ["2026-11-22T23:59", false],
  ["2026-11-23T00:00", true],
])("%s in Kolkata is on a working day: %s", (time, workday) => {
  expect(isWorkday(inKolkata(time), kolkata)).toBe(workday);
});

test.each([
  ["2026-11-16T10:00", "2026-11-17T10:00"],
  ["2026-11-19T23:30", "2026-11-20T23:30"],
  ["2026-11-20T12:00", "2026-11-23T12:00"],
  ["2026-11-21T00:00", "2026-11-24T00:00"],
  ["2026-11-22T18:00", "2026-11-24T00:00"],
])("a message of %s is answered by %s", (sent, due) => {
  expect(replyBy(inKolkata(sent), kolkata, 24)).toEqual(inKolkata(due));
});

test.each([
  ["Asia/Kolkata", 8, 17],
  ["Europe/London", 2.5, 11.5],
  ["America/Los_Angeles", 18.5, 3.5],
  ["Pacific/Auckland", 15.5, 0.5],
])("in November a clock in %s shows %s to %s", (zone, from, to) => {
  expect(hoursElsewhere(new Date("2026-11-16T12:00:00Z"), kolkata, namedZone(zone))).toEqual({ from, to });
});

function inKolkata(time: string) {
  return new Date(`${time}+05:30`);
}
