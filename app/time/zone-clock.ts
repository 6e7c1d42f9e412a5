export const hour = 3_600_000;
export const day = 24 * hour;

/** The UTC offset of a time zone at a moment, in hours, with daylight saving. */
export type Zone = (at: Date) => number;

/** The visitor's own time zone. Not Intl.DateTimeFormat: creating one with a zone blocks the page. */
export const visitorZone: Zone = (at) => -at.getTimezoneOffset() / 60;

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Wall-clock time in a zone, as if it were UTC, which makes arithmetic with days and hours simple. */
export function wallClock(at: Date, zone: Zone) {
  return at.getTime() + zone(at) * hour;
}

/** Hours since midnight in a zone. */
export function hoursOfDay(at: Date, zone: Zone) {
  return modulo(wallClock(at, zone), day) / hour;
}

export function weekdayText(at: Date, zone: Zone) {
  return weekdays[new Date(wallClock(at, zone)).getUTCDay()];
}

/** "8:00" and "22:30", from hours after midnight that may lie on the day before or after. */
export function clockText(hours: number) {
  const minutes = modulo(Math.round(hours * 60), 1440);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

export function modulo(value: number, by: number) {
  return ((value % by) + by) % by;
}
