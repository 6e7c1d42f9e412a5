import { defineScene } from "#artwork/lib/scene.ts";
import { houseCss, houseFonts, layer, paint } from "../house.ts";
import { field } from "./escrow.ts";

const deck = 452;
const nodes = {
  created: { x: 158, y: deck, r: 116 },
  funded: { x: 520, y: deck, r: 132 },
  shipped: { x: 960, y: deck, r: 132 },
  released: { x: 1392, y: deck, r: 146 },
  refunded: { x: 740, y: 858, r: 124 },
} as const;

/** The panels of a Warren truss over the deck, joined by rivets. */
function truss(): string {
  const panel = 146;
  const rise = 168;
  const lines: string[] = [];
  const rivets: string[] = [];
  for (let k = -1; k < 12; k++) {
    const x = 12 + k * panel;
    const top = deck - rise;
    const foot = k % 2 === 0 ? top : deck;
    lines.push(`M${x} ${foot}L${x + panel} ${foot === top ? deck : top}M${x} ${deck}V${top}`);
    rivets.push(`<circle cx="${x}" cy="${top}" r="13"/>`);
  }
  return `<path d="M-20 ${deck - rise}H1620${lines.join("")}" fill="none" stroke="${paint.hooghly}" stroke-width="11"/><g fill="${paint.hooghlyTint}">${rivets.join("")}</g>`;
}

const css = ".state { font-weight: 700; letter-spacing: -.5px }";

function node(
  name: string,
  { x, y, r }: { x: number; y: number; r: number },
  fill: string,
  ink: string,
): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${field}" stroke-width="16"/><text x="${x}" y="${y + r * 0.13}" text-anchor="middle" class="anek state" font-size="${r * 0.42}" fill="${ink}">${name}</text>`;
}

/** Who may take this way, above it. */
function who(
  x: number,
  y: number,
  lines: readonly string[],
  anchor = "middle",
  colour: string = paint.white,
): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="37" font-weight="600" fill="${colour}">${lines.map((text, k) => `<tspan x="${x}" dy="${k * 46}">${text}</tspan>`).join("")}</text>`;
}

function head(x: number, y: number, turn: number, colour: string): string {
  return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-30 -25L0 0l-30 25" fill="none" stroke="${colour}" stroke-width="15" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function key(x: number, y: number, turned: boolean): string {
  const colour = turned ? paint.taxi : paint.lineStrong;
  const body = `<circle cx="0" cy="0" r="19"/><path d="M19 0h52M56 0v17M71 0v14"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turned ? 90 : 0})" fill="none" stroke="${colour}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
}

/** From Funded down to Refunded, one mark for each of the 21 days. */
function limit(): string {
  const days = 21;
  const from = { x: nodes.funded.x, y: nodes.funded.y + nodes.funded.r + 22 };
  const corner = { y: nodes.refunded.y, r: 64 };
  const end = nodes.refunded.x - nodes.refunded.r - 14;
  const straight = corner.y - corner.r - from.y;
  const bend = (Math.PI / 2) * corner.r;
  const length = straight + bend + (end - from.x - corner.r);
  const marks = Array.from({ length: days }, (_, k) => {
    const d = (length * (k + 0.5)) / days;
    const [x, y, turn] =
      d < straight
        ? [from.x, from.y + d, 0]
        : d < straight + bend
          ? (() => {
              const a = (d - straight) / corner.r;
              return [
                from.x + corner.r * (1 - Math.cos(a)),
                corner.y - corner.r + corner.r * Math.sin(a),
                (-a * 180) / Math.PI,
              ];
            })()
          : [from.x + corner.r + (d - straight - bend), corner.y, -90];
    const last = k === days - 1;
    const wide = last ? 44 : (k + 1) % 7 === 0 ? 36 : 22;
    return `<rect transform="translate(${(x ?? 0).toFixed(1)} ${(y ?? 0).toFixed(1)}) rotate(${(turn ?? 0).toFixed(1)})" x="${-wide}" y="-5" width="${wide * 2}" height="10" rx="2" fill="${last ? paint.taxi : paint.white}"/>`;
  });
  return marks.join("");
}

const { created, funded, shipped, released, refunded } = nodes;

/** The money runs along a yellow deck from edge to edge; one way out leads down, back to the buyer. */
export const scene = defineScene({
  field,
  fonts: houseFonts,
  css: houseCss + css,
  html: layer(`${truss()}<path d="M-20 ${deck}H1620" stroke="${paint.taxi}" stroke-width="30"/>
<path d="M${shipped.x} ${deck}V${refunded.y - 64}q0 64 -64 64H${refunded.x + refunded.r + 26}" fill="none" stroke="${paint.white}" stroke-width="16"/>
${head(refunded.x + refunded.r + 20, refunded.y, 180, paint.white)}
${limit()}
<text x="66" y="178" class="anek" font-size="124" fill="${paint.white}" letter-spacing="-2.500">One payment, two ways out</text>
${node("Created", created, paint.hooghlyTint, paint.ink)}${node("Funded", funded, paint.hooghly, paint.white)}${node("Shipped", shipped, paint.hooghly, paint.white)}${node("Released", released, paint.taxi, paint.ink)}${node("Refunded", refunded, paint.white, paint.ink)}
${who(331, deck + 66, ["buyer"])}${who(740, deck + 66, ["seller"])}${who(1158, deck + 66, ["buyer"])}
${key(1074, 700, true)}${key(1142, 700, true)}${key(1204, 716, false)}
${who(1050, 856, ["two of three arbiters", "send it either way"], "start")}
<text x="60" y="790" class="anek" font-size="136" fill="${paint.taxi}" letter-spacing="-3">21 days</text>
${who(66, 856, ["then the buyer", "may take it back"], "start")}`),
});
