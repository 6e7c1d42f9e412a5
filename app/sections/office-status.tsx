import { clsx } from "clsx";
import { statusText } from "#app/lib/office-hours.ts";
import { useVisitorClock } from "#app/lib/use-visitor-clock.ts";
import { site } from "#content/site.ts";

const { hours } = site;

/** Whether someone is there now, or when, by the office's clock and the visitor's. */
export function OfficeStatus({ className }: { className?: string }) {
  const clock = useVisitorClock();
  // The longest sentence fills two lines of a narrow column: that room is kept from the start.
  return (
    <p className={clsx("min-h-[2lh]", className)}>
      {clock
        ? statusText(clock.now, hours, clock.timeZone)
        : `${hours.zone} is UTC+5:30. Weekend ${hours.weekend}.`}
    </p>
  );
}
