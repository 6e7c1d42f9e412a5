import { clockText } from "#app/time/zone-clock.ts";
import type { Stretch } from "./working-overlap.ts";

export function spanText({ from, to }: Stretch) {
  return `${clockText(from)} to ${clockText(to)}`;
}

/** "5.5 hours", "1 hour", "45 minutes". */
export function hoursText(hours: number) {
  if (hours > 0 && hours < 1) return `${Math.round(hours * 60)} minutes`;
  return `${hours} ${hours === 1 ? "hour" : "hours"}`;
}

/** "UTC+5:30", "UTC-4". */
export function utcText(hours: number) {
  const [whole, minutes] = clockText(Math.abs(hours)).split(":").map(Number);
  return `UTC${hours < 0 ? "-" : "+"}${whole}${minutes ? `:${minutes}` : ""}`;
}
