import { throughKeys } from "#artwork/lib/random.ts";

/** 1,200 invoices with known answers: how many the model keeps at a threshold, and how many of those are right. */
const invoices = 1200;
const kept = throughKeys([
  [0.6, 1179],
  [0.7, 1146],
  [0.8, 1089],
  [0.9, 984],
  [0.95, 742],
  [0.98, 371],
  [1, 0],
]);
const wrong = throughKeys([
  [0.6, 41],
  [0.7, 29],
  [0.8, 17],
  [0.9, 8],
  [0.95, 2],
  [1, 0],
]);

export interface Outcome {
  threshold: number;
  alone: number;
  share: number;
  people: number;
  wrong: number;
  right: number;
}

export function outcome(threshold: number): Outcome {
  const alone = Math.round(kept(threshold));
  const misses = Math.round(wrong(threshold));
  return {
    threshold,
    alone,
    share: alone / invoices,
    people: invoices - alone,
    wrong: misses,
    right: alone === 0 ? 1 : (alone - misses) / alone,
  };
}
