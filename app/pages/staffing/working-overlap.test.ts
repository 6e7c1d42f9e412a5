import { expect, test } from "vitest";
import { namedZone } from "#app/time/testing/named-zone.ts";
import { workingOverlap } from "./working-overlap.ts";

const office = {
  utcOffset: 5.5,
  zone: "IST",
  opensAt: 8,
  closesAt: 17,
  workdays: [1, 2, 3, 4, 5],
};
const summer = new Date("2025-07-07T12:00:00Z");
const winter = new Date("2025-01-06T12:00:00Z");

test.each([
  { zone: "Asia/Kolkata", now: summer, office: [8, 17], sharedNow: 8, shift: 0, shared: [9, 17] },
  { zone: "Europe/London", now: summer, office: [3.5, 12.5], sharedNow: 3.5, shift: 0.5, shared: [9, 13] },
  { zone: "Europe/London", now: winter, office: [2.5, 11.5], sharedNow: 2.5, shift: 1.5, shared: [9, 13] },
  { zone: "America/New_York", now: summer, office: [-1.5, 7.5], sharedNow: 0, shift: 5.5, shared: [9, 13] },
  { zone: "America/New_York", now: winter, office: [-2.5, 6.5], sharedNow: 0, shift: 6.5, shared: [9, 13] },
  {
    zone: "Pacific/Auckland",
    now: summer,
    office: [14.5, 23.5],
    sharedNow: 2.5,
    shift: -1.5,
    shared: [13, 17],
  },
  {
    zone: "Pacific/Auckland",
    now: winter,
    office: [15.5, 24.5],
    sharedNow: 1.5,
    shift: -2.5,
    shared: [13, 17],
  },
])("in $zone on $now a shift of $shift hours shares $shared", ({ zone, now, ...expected }) => {
  const found = workingOverlap(now, office, { zone: namedZone(zone), day: { from: 9, to: 17 } }, 4);
  expect({
    office: [found.office.from, found.office.to],
    sharedNow: found.sharedNow,
    shift: found.shift,
    shared: [found.shared.from, found.shared.to],
  }).toEqual(expected);
});

test("half hours count", () => {
  const late = { ...office, opensAt: 10, closesAt: 18.5 };
  const visitor = { zone: namedZone("Europe/London"), day: { from: 9, to: 17 } };
  expect(workingOverlap(summer, late, visitor, 5.5)).toMatchObject({
    office: { from: 5.5, to: 14 },
    sharedNow: 5,
    shift: 0.5,
    shared: { from: 9, to: 14.5 },
  });
});

test("in every zone a day of ours can be moved to share the promised hours", () => {
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    const { shared } = workingOverlap(summer, office, { zone: namedZone(zone), day: { from: 9, to: 17 } }, 5);
    expect(shared.to - shared.from, zone).toBeGreaterThanOrEqual(5);
  }
});
