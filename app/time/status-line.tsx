import { site } from "#content/site.ts";
import { statusLines } from "./office-hours.ts";
import { useCurrentMinute } from "./use-current-minute.ts";
import { visitorZone } from "./zone-clock.ts";

/** Whether the office is open, or when it opens, in its time zone and the visitor's. */
export function StatusLine() {
  const now = useCurrentMinute();
  return now && statusLines(new Date(now), site.hours, visitorZone).join("\n");
}
