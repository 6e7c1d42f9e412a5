/** When an office is open, in the hours of its own wall clock. */
export type OfficeHours = {
  timeZone: string;
  /** What its people call that zone: "IST". */
  zone: string;
  opensAt: number;
  closesAt: number;
  /** Days of the week as Date counts them: Sunday is 0. */
  workdays: readonly number[];
};

export type OfficeStatus = { open: boolean /** When that changes. */; until: Date };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export function officeStatus(now: Date, office: OfficeHours): OfficeStatus {
  const today = wallClock(now, office.timeZone);
  const midnight = today - modulo(today, day);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const date = midnight + ahead * day;
    if (!office.workdays.includes(new Date(date).getUTCDay())) continue;
    const opens = instantOf(date + office.opensAt * hour, office.timeZone);
    const closes = instantOf(date + office.closesAt * hour, office.timeZone);
    if (now < opens) return { open: false, until: opens };
    if (now < closes) return { open: true, until: closes };
  }
  throw new Error("An office without workdays never opens");
}

/** "Open now, closes 17:00 IST, 12:30 your time" or "Opens Monday 8:00 IST, 04:30 your time". */
export function statusText(now: Date, office: OfficeHours, visitorZone: string) {
  const { open, until } = officeStatus(now, office);
  const theirs = `${hourText(until, office.timeZone)} ${office.zone}`;
  const weekday = weekdayText(until, office.timeZone);
  const visitorWeekday = weekdayText(until, visitorZone);
  const yours = `${clockText(until, visitorZone)} your time`;
  const named = weekday === visitorWeekday ? yours : `${visitorWeekday} ${yours}`;
  return open ? `Open now, closes ${theirs}, ${named}` : `Opens ${weekday} ${theirs}, ${named}`;
}

/** Minutes by which the clocks of a zone are ahead of UTC at that moment, daylight saving included. */
export function offsetMinutes(at: Date, timeZone: string) {
  return Math.round((wallClock(at, timeZone) - at.getTime()) / minute);
}

/** "04:30". */
function clockText(at: Date, timeZone: string) {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
}

/** "8:00", as hours are written on a door. */
function hourText(at: Date, timeZone: string) {
  return clockText(at, timeZone).replace(/^0(?=\d)/, "");
}

function weekdayText(at: Date, timeZone: string) {
  return new Intl.DateTimeFormat("en-GB", { timeZone, weekday: "long" }).format(at);
}

/** What the clocks of a zone show, as if it were UTC: arithmetic with days and hours is then plain. */
function wallClock(at: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    hourCycle: "h23",
  }).formatToParts(at);
  const value = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const shown = Date.UTC(
    value("year"),
    value("month") - 1,
    value("day"),
    value("hour"),
    value("minute"),
    value("second"),
  );
  return shown + modulo(at.getTime(), 1000);
}

/** The moment at which the clocks of a zone show that time. The offset is asked again where the first guess lands. */
function instantOf(shown: number, timeZone: string) {
  const guess = new Date(shown - offsetMinutes(new Date(shown), timeZone) * minute);
  return new Date(shown - offsetMinutes(guess, timeZone) * minute);
}

function modulo(value: number, by: number) {
  return ((value % by) + by) % by;
}
