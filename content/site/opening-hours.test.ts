import { expect, test } from "vitest";
import { openingHours } from "./opening-hours.ts";

const office = { opens: "08:00", closes: "17:00", zone: "IST", utcOffset: "+05:30" };

test("whole hours are shown without minutes", () => {
  expect(hours({})).toMatchObject({
    ...{ days: "Mon–Fri", opens: "8 AM", closes: "5 PM", short: "8am–5pm", span: "8–17" },
    ...{ door: "8:00 to 17:00", closed: "weekend closed", utc: "UTC+5:30" },
    ...{ opensAt: 8, closesAt: 17, utcOffset: 5.5, workdays: [1, 2, 3, 4, 5] },
  });
});

test("half hours are shown and reckoned with", () => {
  expect(hours({ opens: "10:00", closes: "18:30" })).toMatchObject({
    ...{ opens: "10 AM", closes: "6:30 PM", short: "10am–6:30pm", span: "10–18:30", door: "10:00 to 18:30" },
    ...{ opensAt: 10, closesAt: 18.5, clock: { opens: "10:00", closes: "18:30" } },
  });
});

test("noon and midnight are twelve", () => {
  expect(hours({ opens: "00:30", closes: "12:00" })).toMatchObject({ opens: "12:30 AM", closes: "12 PM" });
});

test("another zone, behind UTC or by whole hours, is told plainly", () => {
  expect(hours({ utcOffset: "-04:00" })).toMatchObject({ utc: "UTC-4", utcOffset: -4 });
  expect(hours({ utcOffset: "+10:00" })).toMatchObject({ utc: "UTC+10", utcOffset: 10 });
});

test("days that do not follow each other are named one by one", () => {
  const some = openingHours({ ...office, days: ["Saturday", "Monday", "Wednesday"] });
  expect(some).toMatchObject({ days: "Mon, Wed, Sat", closed: "Sunday closed", workdays: [1, 3, 6] });
});

function hours(changes: Partial<typeof office>) {
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
  return openingHours({ ...office, days: [...days], ...changes });
}
