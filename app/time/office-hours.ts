import { clockText, day, hour, hoursOfDay, modulo, wallClock, weekdayText, type Zone } from "./zone-clock.ts";

/** When an office is open, in its own time zone. */
export type OfficeHours = {
  /** Hours ahead of UTC. India keeps one time all year, so one figure is exact. */
  utcOffset: number;
  /** The abbreviation: "IST". */
  zone: string;
  opensAt: number;
  closesAt: number;
  /** Days of the week as Date counts them: Sunday is 0. */
  workdays: readonly number[];
};

export type OfficeStatus = { open: boolean /** When that changes. */; until: Date };

export function officeZone({ utcOffset }: OfficeHours): Zone {
  return () => utcOffset;
}

export function officeStatus(now: Date, office: OfficeHours): OfficeStatus {
  const shown = wallClock(now, officeZone(office));
  const midnight = shown - modulo(shown, day);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const date = midnight + ahead * day;
    if (!office.workdays.includes(new Date(date).getUTCDay())) continue;
    const opens = instantOf(date + office.opensAt * hour, office);
    const closes = instantOf(date + office.closesAt * hour, office);
    if (now < opens) return { open: false, until: opens };
    if (now < closes) return { open: true, until: closes };
  }
  throw new Error("An office without workdays never opens");
}

/** "Open now until 17:00 IST" or "Opens Monday at 8:00 IST", and "(4:30 your time)". */
export function statusLines(now: Date, office: OfficeHours, visitor: Zone) {
  const { open, until } = officeStatus(now, office);
  const weekday = weekdayText(until, officeZone(office));
  const visitorWeekday = weekdayText(until, visitor);
  const theirs = `${clockText(hoursOfDay(until, officeZone(office)))} ${office.zone}`;
  const yours = `${clockText(hoursOfDay(until, visitor))} your time`;
  return [
    open ? `Open now until ${theirs}` : `Opens ${weekday} at ${theirs}`,
    weekday === visitorWeekday ? `(${yours})` : `(${visitorWeekday} ${yours})`,
  ];
}

export function isWorkday(at: Date, office: OfficeHours) {
  return office.workdays.includes(new Date(wallClock(at, officeZone(office))).getUTCDay());
}

/** The office's hours in another time zone, in hours after midnight there; they may pass midnight. */
export function hoursElsewhere(now: Date, office: OfficeHours, zone: Zone) {
  const ahead = zone(now) - office.utcOffset;
  return { from: modulo(office.opensAt + ahead, 24), to: modulo(office.closesAt + ahead, 24) };
}

/** Counted on working days only: of Friday noon by Monday noon, of the weekend by the end of Monday. */
export function replyBy(sentAt: Date, office: OfficeHours, withinHours: number) {
  let time = wallClock(sentAt, officeZone(office));
  let left = withinHours * hour;
  for (;;) {
    const untilMidnight = day - modulo(time, day);
    if (office.workdays.includes(new Date(time).getUTCDay())) {
      if (left <= untilMidnight) return instantOf(time + left, office);
      left -= untilMidnight;
    }
    time += untilMidnight;
  }
}

/** The instant of a wall-clock time in the office's time zone. */
function instantOf(shown: number, { utcOffset }: OfficeHours) {
  return new Date(shown - utcOffset * hour);
}
