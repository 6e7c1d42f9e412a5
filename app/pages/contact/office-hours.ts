import { site } from "#content/site.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** India keeps one time all year, so a fixed difference to UTC is exact. */
export const officeOffset = 5.5 * hour;

/** Whether someone is in the office at a moment. */
export function isOpen(time: number) {
  const hours = (local(time) % day) / hour;
  return isWorkingDay(time) && hours >= site.hours.opensAt && hours < site.hours.closesAt;
}

/**
 * When an answer is due: the promised hours, counted on working days only. A message of Friday noon is answered
 * by Monday noon, one of the weekend by the end of Monday.
 */
export function replyBy(sentAt: number) {
  let time = sentAt;
  let left = site.replyWithinHours * hour;
  for (;;) {
    const endOfDay = time + day - (local(time) % day);
    if (isWorkingDay(time)) {
      if (left <= endOfDay - time) return time + left;
      left -= endOfDay - time;
    }
    time = endOfDay;
  }
}

/** The office hours as the visitor's clock shows them, in hours of the visitor's day; they may pass midnight. */
export function hoursAt(visitorOffset: number) {
  const shift = (visitorOffset - officeOffset) / hour;
  return { from: wrap(site.hours.opensAt + shift), to: wrap(site.hours.closesAt + shift) };
}

function local(time: number) {
  return time + officeOffset;
}

export function isWorkingDay(time: number) {
  const weekday = new Date(local(time)).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}

function wrap(hours: number) {
  return (hours + 48) % 24;
}
