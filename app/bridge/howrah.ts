import { type DeepTruss, deepTruss } from "./truss.ts";

/** A cantilever bridge in side view. The middle of the deck is the origin; y grows downwards, as in SVG. */
export const panel = 26;
/** Where the hung span ends, where a tower stands and where the bridge ends, from the middle. */
const hung = 5 * panel;
export const tower = 13 * panel;
export const end = 20 * panel;
export const peak = 322;
/** The lower chord leaves this much room over the deck: a taxi passes under it. */
export const clearance = 46;

const braceAbove = 84;
const shallowest = 28;

/** One truss from panel point to panel point, counted from the middle, or several where panels are missing. */
export function howrah(from: number, to: number): DeepTruss {
  const points = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * panel);
  return deepTruss({ points, top: topChord, bottom: () => -clearance, braceAbove });
}

function topChord(x: number) {
  const out = Math.abs(x);
  if (out <= hung) return -clearance - shallowest - 9 * Math.cos((out / hung) * (Math.PI / 2));
  const rise = peak - clearance - shallowest;
  const share =
    out <= tower ? ((out - hung) / (tower - hung)) ** 1.75 : ((end - out) / (end - tower)) ** 1.45;
  return -clearance - shallowest - rise * share;
}

/** Thin rods that carry the deck, one at each panel point. */
export function hangers(from: number, to: number) {
  return Array.from(
    { length: to - from + 1 },
    (_, index) => `M${(from + index) * panel} ${-clearance}V0`,
  ).join("");
}
