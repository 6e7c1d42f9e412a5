import { clockText } from "#app/lib/zone-clock.ts";
import type { Stretch } from "./working-overlap.ts";

export function spanText({ from, to }: Stretch) {
  return `${clockText(from)} to ${clockText(to)}`;
}

/** "5½ hours", "1 hour", "45 minutes". */
export function hoursText(hours: number) {
  const whole = Math.floor(hours);
  const fraction = { 0.25: "¼", 0.5: "½", 0.75: "¾" }[hours - whole] ?? "";
  if (whole === 0 && fraction) return `${Math.round(hours * 60)} minutes`;
  return `${whole}${fraction} ${hours === 1 ? "hour" : "hours"}`;
}

/** "UTC+5:30", "UTC-4". */
export function utcText(hours: number) {
  const [whole, minutes] = clockText(Math.abs(hours)).split(":").map(Number);
  return `UTC${hours < 0 ? "-" : "+"}${whole}${minutes ? `:${minutes}` : ""}`;
}
