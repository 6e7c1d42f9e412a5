import type { Zone } from "#app/time/zone-clock.ts";

/** A zone by its IANA name, with daylight saving, for tests. */
export function namedZone(timeZone: string): Zone {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "longOffset" });
  return (at) => {
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? ["", "+", 0, 0];
    return (Number(hours) + Number(minutes) / 60) * (sign === "-" ? -1 : 1);
  };
}
