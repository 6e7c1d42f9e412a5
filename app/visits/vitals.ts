export type Shift = { startTime: number; value: number; hadRecentInput: boolean };
export type Interaction = { interactionId: number; duration: number };

/** A burst of shifts ends with a second without one, or after five. */
const longestPause = 1_000;
const longestBurst = 5_000;

/** Cumulative Layout Shift: the largest sum of a burst. What moves because the visitor acted does not count. */
export function layoutShift(shifts: readonly Shift[]) {
  let worst = 0;
  let sum = 0;
  let start = Number.NEGATIVE_INFINITY;
  let last = start;
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    if (startTime - last >= longestPause || startTime - start >= longestBurst) {
      sum = 0;
      start = startTime;
    }
    last = startTime;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/**
 * Interaction to Next Paint: the longest interaction, without one for every fifty. Of an interaction, such as a click,
 * the browser tells several events. It leaves out the quick ones, so `count` may be larger than what is here.
 */
export function responseTime(events: readonly Interaction[], count: number) {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of events)
    if (interactionId) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
  const slowestFirst = [...longest.values()].sort((a, b) => b - a);
  return slowestFirst[Math.min(slowestFirst.length - 1, Math.floor(count / 50))];
}
