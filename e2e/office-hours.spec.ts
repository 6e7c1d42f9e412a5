import { policies, site } from "#content/site.ts";
import { layoutShift } from "./layout-shift.ts";
import { expect, hydrated, test } from "./visitor.ts";

const { opensAt, closesAt, utcOffset, workdays, zone: officeZone } = site.hours;
const minute = 60_000;
const hour = 60 * minute;

/** Zones on both sides of the office, with and without daylight saving, in summer and in winter. */
const places = [
  ["Asia/Kolkata", "2025-07-06"],
  ["America/New_York", "2025-07-06"],
  ["America/New_York", "2025-01-05"],
  ["Europe/London", "2025-07-06"],
  ["Europe/London", "2025-01-05"],
  ["Pacific/Auckland", "2025-01-05"],
] as const;

for (const [zone, sunday] of places) {
  const opens = firstWorkday(sunday, opensAt);
  const closes = firstWorkday(sunday, closesAt);
  for (const [state, at, status] of [
    [
      "closed",
      opens - minute,
      `Opens ${weekday(opens)} at ${officeTime(opens)} (${visitorTime(opens, zone)})`,
    ],
    ["open", opens + minute, `Open now until ${officeTime(closes)} (${visitorTime(closes, zone)})`],
  ] as const) {
    test.describe(`in ${zone} after ${sunday}, office ${state}`, () => {
      test.use({ timezoneId: zone });

      test("hours are shown in the visitor's time without layout shift", async ({ page }) => {
        await page.clock.setFixedTime(at);
        await page.goto("/staffing");
        await hydrated(page);
        const main = page.getByRole("main");
        await expect(main.getByText(status)).toBeVisible();
        await expect(page.getByRole("contentinfo").getByText(status)).toBeVisible();
        const overlap = main.getByText(/^Our office hours .*\d:\d\d to \d+:\d\d\.$/);
        await expect(overlap).toBeVisible();
        expect(hoursIn((await overlap.textContent()) ?? "")).toBeGreaterThanOrEqual(
          Math.min(...Object.values(policies.overlapHours)),
        );
        expect(await layoutShift(page)).toBe(0);
      });
    });
  }
}

test.describe("as time passes", () => {
  const zone = "Europe/London";
  const opens = firstWorkday("2025-07-06", opensAt);
  const closes = firstWorkday("2025-07-06", closesAt);
  test.use({ timezoneId: zone });

  test("the status changes at the minute of opening", async ({ page }) => {
    await page.clock.install({ time: opens - 10 * minute });
    await page.goto("/about");
    await hydrated(page);
    await page.clock.pauseAt(opens - 10_000);
    const footer = page.getByRole("contentinfo");
    await expect(
      footer.getByText(`Opens ${weekday(opens)} at ${officeTime(opens)} (${visitorTime(opens, zone)})`),
    ).toBeVisible();
    await page.clock.runFor(11_000);
    await expect(
      footer.getByText(`Open now until ${officeTime(closes)} (${visitorTime(closes, zone)})`),
    ).toBeVisible();
  });
});

test.describe("beside the contact form", () => {
  test.use({ timezoneId: "America/Los_Angeles", viewport: { width: 1024, height: 900 } });

  test("each time says whose clock shows it, and the reply is due on a working day there", async ({
    page,
  }) => {
    await page.clock.setFixedTime(firstWorkday("2026-11-15", opensAt));
    await page.goto("/contact");
    const office = page.getByRole("complementary", { name: "Our office" });
    await expect(office.getByText(/ on your clock: \d+:\d\d to \d+:\d\d$/)).toBeVisible();
    const due = office.getByText(`in ${site.address.city}`).filter({ hasText: /^\w+day \d+:\d\d in / });
    const [named] = (await due.textContent())?.split(" ") ?? [];
    const opensOn = workdays.map((day) => weekday(Date.UTC(2026, 10, 15 + day) - utcOffset * hour));
    expect(opensOn).toContain(named);
    expect(await layoutShift(page)).toBe(0);
  });
});

test("the prerendered page says nothing about the visitor's time", async ({ request }) => {
  const html = await (await request.get("/staffing")).text();
  expect(html).not.toMatch(/your time|Open now|Opens \w+day/);
  expect(html).toContain(officeZone);
});

/** The moment at which the office's clock shows `hours` on its first workday after a Sunday. */
function firstWorkday(sunday: string, hours: number) {
  const ahead = [1, 2, 3, 4, 5, 6, 7].find((day) => workdays.some((workday) => workday === day % 7)) ?? 1;
  return Date.parse(`${sunday}T00:00Z`) + ahead * 24 * hour + (hours - utcOffset) * hour;
}

/** "8:00 IST". */
function officeTime(at: number) {
  const clock = new Date(at + utcOffset * hour).toISOString().slice(11, 16);
  return `${clock.replace(/^0/, "")} ${officeZone}`;
}

/** "Sunday 22:30 your time", the day only where it is not the office's. */
function visitorTime(at: number, timeZone: string) {
  const day = new Intl.DateTimeFormat("en", { weekday: "long", timeZone }).format(at);
  const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone })
    .format(at)
    .replace(/^0/, "");
  return `${day === weekday(at) ? "" : `${day} `}${clock} your time`;
}

function weekday(at: number) {
  return new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" }).format(at + utcOffset * hour);
}

/** The length of the last stretch in a sentence such as "... 9:00 to 13:30." */
function hoursIn(sentence: string) {
  const [, from = 0, fromMinutes = 0, to = 0, toMinutes = 0] =
    sentence.match(/(\d+):(\d\d) to (\d+):(\d\d)\.$/)?.map(Number) ?? [];
  return to - from + (toMinutes - fromMinutes) / 60;
}
