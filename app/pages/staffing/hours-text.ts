import type { Stretch } from "#app/lib/working-overlap.ts";

/** "22:30", from hours after midnight that may lie on the day before or after. */
export function clock(hours: number) {
  const minutes = ((Math.round(hours * 60) % 1440) + 1440) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export function spanText({ from, to }: Stretch) {
  return `${clock(from)} to ${clock(to)}`;
}

/** "5½ hours", "1 hour", "45 minutes". */
export function hoursText(hours: number) {
  const whole = Math.floor(hours);
  const fraction = { 0.25: "¼", 0.5: "½", 0.75: "¾" }[hours - whole] ?? "";
  if (whole === 0 && fraction) return `${Math.round(hours * 60)} minutes`;
  return `${whole}${fraction} ${hours === 1 ? "hour" : "hours"}`;
}
