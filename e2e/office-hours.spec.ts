import { layoutShift } from "./layout-shift.ts";
import { expect, hydrated, test } from "./visitor.ts";

const visits = [
  {
    zone: "Asia/Kolkata",
    at: "2025-07-07T05:00:00Z",
    status: "Open now, closes 17:00 IST, 17:00 your time",
    overlap: "Our office hours already share 8 hours with yours, 09:00 to 17:00.",
  },
  {
    zone: "America/New_York",
    at: "2025-07-05T15:00:00Z",
    status: "Opens Monday 8:00 IST, Sunday 22:30 your time",
    overlap: "starts 5.5 hours later and is there with you from 09:00 to 13:00.",
  },
  {
    zone: "America/New_York",
    at: "2025-01-04T15:00:00Z",
    status: "Opens Monday 8:00 IST, Sunday 21:30 your time",
    overlap: "starts 6.5 hours later and is there with you from 09:00 to 13:00.",
  },
  {
    zone: "Europe/London",
    at: "2025-07-05T12:00:00Z",
    status: "Opens Monday 8:00 IST, 03:30 your time",
    overlap: "share only 3.5 hours with yours. Your developer starts 30 minutes later",
  },
  {
    zone: "Europe/London",
    at: "2025-01-04T12:00:00Z",
    status: "Opens Monday 8:00 IST, 02:30 your time",
    overlap: "share only 2.5 hours with yours. Your developer starts 1.5 hours later",
  },
  {
    zone: "Pacific/Auckland",
    at: "2025-01-06T04:00:00Z",
    status: "Open now, closes 17:00 IST, Tuesday 00:30 your time",
    overlap: "starts 2.5 hours earlier and is there with you from 13:00 to 17:00.",
  },
];

for (const { zone, at, status, overlap } of visits) {
  test.describe(`in ${zone} at ${at}`, () => {
    test.use({ timezoneId: zone });

    test("hours are told in the visitor's time, and nothing moves for it", async ({ page }) => {
      await page.clock.setFixedTime(at);
      await page.goto("/staffing");
      await hydrated(page);
      await expect(page.getByRole("main").getByText(status)).toBeVisible();
      await expect(page.getByRole("contentinfo").getByText(status)).toBeVisible();
      await expect(page.getByRole("main").getByText(overlap)).toBeVisible();
      expect(await layoutShift(page)).toBe(0);
    });
  });
}

test.describe("as time goes by", () => {
  test.use({ timezoneId: "Europe/London" });

  test("the text changes at the minute of opening", async ({ page }) => {
    await page.clock.install({ time: "2025-07-07T02:29:50Z" });
    await page.goto("/about");
    await hydrated(page);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("Opens Monday 8:00 IST, 03:30 your time")).toBeVisible();
    await page.clock.runFor(11_000);
    await expect(footer.getByText("Open now, closes 17:00 IST, 12:30 your time")).toBeVisible();
  });
});

test("the prerendered text claims nothing about the visitor's time", async ({ request }) => {
  const html = await (await request.get("/staffing")).text();
  expect(html).not.toMatch(/your time|Open now|Opens Monday/);
  expect(html).toContain("IST");
});
