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

  // Two lines before and after, so that nothing moves.
  return (
    <p className={clsx("whitespace-pre-line", className)}>
      {line.Component ? (
        <line.Component />
      ) : (
        `${hours.zone} is ${hours.utc}.\n${hours.closed.replace(/^w/, "W")}.`
      )}
    </p>
  );
}
