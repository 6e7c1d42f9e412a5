import { useMemo } from "react";
import { useMinute } from "#app/lib/use-minute.ts";

/**
 * The visitor's time to the minute and the zone their device is set to. Undefined in prerendered pages, which know
 * neither: what depends on it has to leave its room free until then.
 */
export function useVisitorClock() {
  const minute = useMinute();
  return useMemo(() => {
    if (minute === undefined) return undefined;
    return { now: new Date(minute), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  }, [minute]);
}
