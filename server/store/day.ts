/** In UTC, such as "2026-11-17". */
export function dayOf(time: number) {
  return new Date(time).toISOString().slice(0, 10);
}
