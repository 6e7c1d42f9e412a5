import { site } from "#content/site.ts";
import { statusText } from "./office-hours.ts";
import { useCurrentMinute } from "./use-current-minute.ts";
import { visitorZone } from "./zone-clock.ts";

/** Whether the office is open, or when it opens, in its time zone and the visitor's. */
export function StatusLine() {
  const now = useCurrentMinute();
  return now && statusText(new Date(now), site.hours, visitorZone);
}
