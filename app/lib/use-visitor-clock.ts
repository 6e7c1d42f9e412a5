import { useMemo, useSyncExternalStore } from "react";

const minute = 60_000;

/**
 * The visitor's time, renewed every minute, and the zone their device is set to. Undefined in prerendered pages,
 * which know neither: what depends on it has to leave its room free until then.
 */
export function useVisitorClock() {
  const minutes = useSyncExternalStore(subscribe, currentMinute, () => undefined);
  return useMemo(() => {
    if (minutes === undefined) return undefined;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return { now: new Date(minutes * minute), timeZone };
  }, [minutes]);
}

function currentMinute() {
  return Math.floor(Date.now() / minute);
}

/** A timer that slept with the device is late, so a page that is shown again looks at the time itself. */
function subscribe(onChange: () => void) {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        onChange();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  wait();
  document.addEventListener("visibilitychange", onChange);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}
