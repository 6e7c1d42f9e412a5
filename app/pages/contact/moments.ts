import { officeZone } from "#app/time/office-hours.ts";
import { clockText, hoursOfDay, weekdayText } from "#app/time/zone-clock.ts";
import { site } from "#content/site.ts";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "Tue 17 Nov, 9:30", in the visitor's time zone. */
export function formatMoment(at: Date) {
  const time = clockText(at.getHours() + at.getMinutes() / 60);
  return `${weekdays[at.getDay()]} ${at.getDate()} ${months[at.getMonth()]}, ${time}`;
}

/** "Tuesday 15:00 in Kolkata": the office may be on another day than the visitor. */
export function officeMoment(at: Date) {
  const zone = officeZone(site.hours);
  return `${weekdayText(at, zone)} ${clockText(hoursOfDay(at, zone))} in ${site.address.city}`;
}
