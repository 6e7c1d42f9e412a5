import { clsx } from "clsx";
import { useEffect } from "react";
import { useLazyComponent } from "#app/lib/use-lazy-component.ts";
import { site } from "#content/site.ts";

const { hours } = site;

const loadLine = () => import("./status-line.tsx").then(({ StatusLine }) => StatusLine);

/** The office hours' time zone, and once its code has loaded, whether the office is open now. */
export function OfficeStatus({ className }: { className?: string }) {
  const line = useLazyComponent(loadLine);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => void line.load().catch(() => {}), []);

  // The longest sentence fills two lines of a narrow column: reserving them avoids a layout shift.
  return (
    <p className={clsx("min-h-[2lh]", className)}>
      {line.Component ? (
        <line.Component />
      ) : (
        `${hours.zone} is ${hours.utc}. ${hours.closed.replace(/^w/, "W")}.`
      )}
    </p>
  );
}
