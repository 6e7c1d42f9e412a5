import { line, type Point, smooth } from "#artwork/lib/paths.ts";

export const brand = {
  ink: "#101418",
  graphite: "#2b3138",
  taxi: "#ffc629",
  hooghly: "#0a5c6b",
  white: "#ffffff",
} as const;

const deckY = 506;
const waterY = 566;
/** Two towers, one beyond the left edge; the mid-span lies between them, under the words. */
const towers = [-330, 880] as const;
const midspan = (towers[0] + towers[1]) / 2;
const halfSpan = midspan - towers[0];
const panel = halfSpan / 12;
const peak = 412;
const low = 78;

/** The height of the upper chord above the deck: steep at a tower, level for the last panels of a span. */
function chordHeight(x: number): number {
  const fromTower = Math.min(...towers.map((tower) => Math.abs(x - tower)));
  const t = Math.min(1, fromTower / (halfSpan * 0.78));
  return low + (peak - low) * (1 - t) ** 1.42;
}

const joints = Array.from({ length: 34 }, (_, k): Point => {
  const x = towers[0] + k * panel;
  return [x, deckY - chordHeight(x)];
}).filter(([x]) => x > -60 && x < 1260);

/** A cantilever bridge like Howrah's, with one taxi at the middle of the span. */
export const bridge = `<svg width="1200" height="630" style="position:absolute;inset:0" stroke="${brand.ink}" fill="none" stroke-linejoin="round" stroke-linecap="round">
<path d="M832 ${deckY}h96l16 90H816z" fill="${brand.ink}" stroke="none"/>
<path d="${smooth(Array.from({ length: 25 }, (_, k): Point => [k * 50, waterY + (k % 2 ? 5 : -5)]))}V630H0Z" fill="${brand.hooghly}" stroke="none"/>
<path d="${joints.map(([x, y]) => `M${x} ${y}V${deckY}`).join("")}" stroke-width="2.5"/>
<path d="${joints.map(diagonal).join("")}" stroke-width="4"/>
<path d="${line(joints)}" stroke-width="9"/>
<path d="M0 ${deckY}H1200" stroke-width="14" stroke-linecap="butt"/>
${joints.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8.5" fill="${brand.taxi}" stroke-width="3.5"/>`).join("")}
${taxi(midspan, deckY - 7)}
</svg>`;

/** Down from each joint towards the middle of the span, as the load goes. */
function diagonal([x, y]: Point): string {
  const nearest = towers.reduce((a, b) => (Math.abs(x - a) < Math.abs(x - b) ? a : b));
  if (x === nearest) return `M${x} ${y}L${x - panel} ${deckY}M${x} ${y}L${x + panel} ${deckY}`;
  return `M${x} ${y}L${x + (x > nearest ? panel : -panel)} ${deckY}`;
}

function taxi(x: number, y: number): string {
  return `<g transform="translate(${x - 62} ${y - 50})" stroke-width="4"><path d="M6 40q-6 0-6-7 0-12 14-14l12-2Q36 2 50 1h22q12 0 22 14l16 4q13 3 13 13 0 8-6 8z" fill="${brand.taxi}"/><path d="M35 18q7-9 16-10h8v10zM66 18V8h7q8 0 14 10z" fill="${brand.white}" stroke-width="3"/><circle cx="30" cy="40" r="10" fill="${brand.ink}"/><circle cx="95" cy="40" r="10" fill="${brand.ink}"/><circle cx="30" cy="40" r="3" fill="${brand.white}" stroke="none"/><circle cx="95" cy="40" r="3" fill="${brand.white}" stroke="none"/></g>`;
}

/** The M that is a bridge, with the rivet at its middle joint. */
export function midspanMark(width: number): string {
  return `<svg width="${width}" height="${(width * 30) / 42}" viewBox="0 0 42 30" fill="none" stroke="${brand.ink}" style="overflow:visible"><path d="M3 27L11.5 5 21 20 30.5 5 39 27" stroke-width="4.6" stroke-linejoin="round"/><path d="M0 27H42" stroke-width="3"/><circle cx="21" cy="20" r="4" fill="${brand.taxi}" stroke-width="2"/></svg>`;
}
