import { useSyncExternalStore } from "react";

const minute = 60_000;

/** The current time to the minute, or nothing while the page is the one that was prerendered. */
export function useCurrentMinute(): number | undefined {
  return useSyncExternalStore(subscribe, thisMinute, () => undefined);
}

function thisMinute() {
  return Math.floor(Date.now() / minute) * minute;
}

/** A timer that slept with the device is late, so a page that is shown again looks at the time itself. */
function subscribe(onChange: () => void) {
  let timer = setTimeout(function tick() {
    onChange();
    timer = setTimeout(tick, untilNext());
  }, untilNext());
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}

function untilNext() {
  return minute - (Date.now() % minute);
}
