import type { SiteFile } from "./schema.ts";

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export function openingHours({ days, opens, closes, zone, utcOffset }: SiteFile["hours"]) {
  const workdays = dayNames.flatMap((name, day) => (days.some((open) => open === name) ? [day] : []));
  return {
    /** "Mon–Fri". */
    days: dayRange(workdays),
    /** "8 AM" and "6:30 PM". */
    opens: twelveHour(opens, " AM", " PM"),
    closes: twelveHour(closes, " AM", " PM"),
    /** "8am–5pm". */
    short: `${twelveHour(opens, "am", "pm")}–${twelveHour(closes, "am", "pm")}`,
    /** "8:00 to 17:00", as on a door. */
    door: `${opens.replace(/^0/, "")} to ${closes}`,
    /** "8–17". */
    span: [opens, closes].map((time) => time.replace(/^0|:00$/g, "")).join("–"),
    /** As programs write them: "08:00". */
    clock: { opens, closes },
    /** In hours of the day, for calculations. */
    opensAt: inHours(opens),
    closesAt: inHours(closes),
    closed: closedDays(workdays),
    zone,
    /** "UTC+5:30". */
    utc: `UTC${utcOffset.replace(/^([+-])0/, "$1").replace(/:00$/, "")}`,
    utcOffset: utcOffset.startsWith("-") ? -inHours(utcOffset.slice(1)) : inHours(utcOffset.slice(1)),
    /** Sunday is day 0. */
    workdays,
  };
}

function inHours(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}

function twelveHour(time: string, morning: string, afternoon: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const shown = `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
  return shown + (hours < 12 ? morning : afternoon);
}

/** Days that follow each other are named by the first and the last. The week starts on Monday. */
function dayRange(workdays: readonly number[]) {
  const places = workdays.map((day) => (day + 6) % 7).toSorted();
  const names = places.map((place) => dayNames[(place + 1) % 7]?.slice(0, 3));
  const first = places[0] ?? 0;
  const unbroken = places.length > 2 && places.every((place, index) => place === first + index);
  return unbroken ? `${names[0]}–${names.at(-1)}` : names.join(", ");
}

function closedDays(workdays: readonly number[]) {
  const [sunday, saturday] = [workdays.includes(0), workdays.includes(6)];
  if (sunday && saturday) return "weekend open";
  if (!sunday && !saturday) return "weekend closed";
  return sunday ? "Saturday closed" : "Sunday closed";
}
