import { useSyncExternalStore } from "react";

const minute = 60_000;

/** The current time to the minute, or nothing while the page is the one that was prerendered. */
export function useMinute(): number | undefined {
  return useSyncExternalStore(subscribe, thisMinute, () => undefined);
}

function thisMinute() {
  return Math.floor(Date.now() / minute) * minute;
}

function subscribe(onChange: () => void) {
  let timer = setTimeout(function tick() {
    onChange();
    timer = setTimeout(tick, untilNext());
  }, untilNext());
  return () => clearTimeout(timer);
}

function untilNext() {
  return minute - (Date.now() % minute);
}
