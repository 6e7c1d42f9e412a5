import { colours } from "./identity.ts";
import type { MatchEvent } from "./match.ts";

/** A small ball, a card or two arrows, in a box of 24 × 24 with its middle at 0, 0. */
export function eventSign({ kind, struck }: Pick<MatchEvent, "kind" | "struck">, paper: string): string {
  if (kind === "card") {
    return `<rect x="-7" y="-10" width="14" height="20" rx="2.500" fill="#ffc400" stroke="${paper}" stroke-width="2" transform="rotate(8)"/>`;
  }
  if (kind === "change") {
    return `<circle r="12" fill="${paper}"/><path d="M-6-1V-3.500h9M0-7l3.500 3.500L0 0M6 2v2.500h-9M0 8l-3.500-3.500L0 1" fill="none" stroke="${colours.ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
  const ink = struck ? colours.muted : colours.ink;
  const spokes = [0, 1, 2, 3, 4].map((k) => {
    const angle = (k * 2 * Math.PI) / 5 - Math.PI / 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x * 5).toFixed(1)} ${(y * 5).toFixed(1)}L${(x * 12).toFixed(1)} ${(y * 12).toFixed(1)}`;
  });
  const strike = struck
    ? `<path d="M-15 9L15-9" stroke="${paper}" stroke-width="6"/><path d="M-16 9.600L16-9.600" stroke="${colours.rovers}" stroke-width="3" stroke-linecap="round"/>`
    : "";
  return `<circle r="12" fill="#fffdf2" stroke="${ink}" stroke-width="2"/><path d="M0-5.400L5.100-1.700 3.200 4.400H-3.200L-5.100-1.700Z" fill="${ink}"/><path d="${spokes.join("")}" stroke="${ink}" stroke-width="1.800"/>${strike}`;
}

export function signBox(event: Pick<MatchEvent, "kind" | "struck">, size: number, paper: string): string {
  return `<svg width="${size}" height="${size}" viewBox="-16 -16 32 32" style="flex:none;overflow:visible">${eventSign(event, paper)}</svg>`;
}
