/** What lies on Wanjiru's part of a shared phone, in megabytes. */
const stored = [
  { kind: "classes", count: 5, each: 8.4 },
  { kind: "wiring clips", count: 7, each: 3 },
  { kind: "slides and quizzes", count: 1, each: 1 },
] as const;

export const limit = 200;
export const kept = stored.map(({ kind, count, each }) => ({ kind, count, size: count * each }));
export const used = Math.round(kept.reduce((sum, { size }) => sum + size, 0));

/** Three classes to fetch, at the learner's tariff in shillings per megabyte. */
export const ready = { classes: 3, each: 8.4, tariff: 0.2 };
export const readySize = ready.classes * ready.each;
export const readyPrice = Math.round(readySize * ready.tariff);

export const clip = { title: "Wiring a two-way switch", size: 3, seconds: 90 };
