import { clsx } from "clsx";
import { statusText } from "#app/lib/office-hours.ts";
import { useMinute } from "#app/lib/use-minute.ts";
import { visitorZone } from "#app/lib/zone-clock.ts";
import { site } from "#content/site.ts";

const { hours } = site;

/** Whether someone is there now, or when, by the office's clock and the visitor's. */
export function OfficeStatus({ className }: { className?: string }) {
  const now = useMinute();
  // The longest sentence fills two lines of a narrow column: that room is kept from the start.
  return (
    <p className={clsx("min-h-[2lh]", className)}>
      {now
        ? statusText(new Date(now), hours, visitorZone)
        : `${hours.zone} is ${hours.utc}. Weekend ${hours.weekend}.`}
    </p>
  );
}
