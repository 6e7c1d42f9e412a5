export const hour = 3_600_000;
export const day = 24 * hour;

/** How many hours the clocks of a place are ahead of UTC at a moment, daylight saving included. */
export type Zone = (at: Date) => number;

/** The browser knows the visitor's clock by itself; a format for a zone by its name would hold the page while it is made. */
export const visitorZone: Zone = (at) => -at.getTimezoneOffset() / 60;

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** What the clocks of a place show, as if it were UTC: arithmetic with days and hours is then plain. */
export function wallClock(at: Date, zone: Zone) {
  return at.getTime() + zone(at) * hour;
}

/** Hours since the last midnight of a place. */
export function hoursOfDay(at: Date, zone: Zone) {
  return modulo(wallClock(at, zone), day) / hour;
}

export function weekdayText(at: Date, zone: Zone) {
  return weekdays[new Date(wallClock(at, zone)).getUTCDay()];
}

/** "22:30", from hours after midnight that may lie on the day before or after. */
export function clockText(hours: number) {
  const minutes = modulo(Math.round(hours * 60), 1440);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export function modulo(value: number, by: number) {
  return ((value % by) + by) % by;
}
