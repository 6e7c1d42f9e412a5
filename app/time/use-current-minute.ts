import { useSyncExternalStore } from "react";

const minute = 60_000;

/** The current time to the minute; undefined in the prerendered HTML and during hydration. */
export function useCurrentMinute(): number | undefined {
  return useSyncExternalStore(subscribe, thisMinute, () => undefined);
}

function thisMinute() {
  return Math.floor(Date.now() / minute) * minute;
}

/** Timers are late after the device was asleep, so a page that becomes visible again reads the time. */
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
