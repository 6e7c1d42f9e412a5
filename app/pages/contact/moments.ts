import { clockText } from "#app/time/zone-clock.ts";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "Tue 17 Nov, 9:30", in the visitor's time zone. */
export function formatMoment(at: Date) {
  const time = clockText(at.getHours() + at.getMinutes() / 60);
  return `${weekdays[at.getDay()]} ${at.getDate()} ${months[at.getMonth()]}, ${time}`;
}
