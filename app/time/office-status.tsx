import { clsx } from "clsx";
import { site } from "#content/site.ts";
import { statusText } from "./office-hours.ts";
import { useCurrentMinute } from "./use-current-minute.ts";
import { visitorZone } from "./zone-clock.ts";

const { hours } = site;

/** Whether someone is there now, or when, by the office's clock and the visitor's. */
export function OfficeStatus({ className }: { className?: string }) {
  const now = useCurrentMinute();
  // The longest sentence fills two lines of a narrow column: that room is kept from the start.
  return (
    <p className={clsx("min-h-[2lh]", className)}>
      {now
        ? statusText(new Date(now), hours, visitorZone)
        : `${hours.zone} is ${hours.utc}. Weekend ${hours.weekend}.`}
    </p>
  );
}
