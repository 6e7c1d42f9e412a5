import { clsx } from "clsx";
import { site } from "#content/site.ts";
import { statusText } from "./office-hours.ts";
import { useCurrentMinute } from "./use-current-minute.ts";
import { visitorZone } from "./zone-clock.ts";

const { hours } = site;

/** Whether the office is open, or when it opens, in its time zone and the visitor's. */
export function OfficeStatus({ className }: { className?: string }) {
  const now = useCurrentMinute();
  // The longest sentence fills two lines of a narrow column: reserving them avoids a layout shift.
  return (
    <p className={clsx("min-h-[2lh]", className)}>
      {now
        ? statusText(new Date(now), hours, visitorZone)
        : `${hours.zone} is ${hours.utc}. ${hours.closed.replace(/^w/, "W")}.`}
    </p>
  );
}
