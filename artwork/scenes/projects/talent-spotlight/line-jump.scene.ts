import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { chosenLine, minutes, script, type Tape, tapes } from "./casting.ts";
import { colours, field, fonts, identityCss, mark } from "./identity.ts";
import { tapeFrame } from "./tape-frame.ts";

const light = { left: 424, right: 1502, foot: 736 };
const pitch = 9.4;
const firstRow = 262;
const rowHeight = 186;

/** Where each word of line 4 starts and ends, in px; the three takes are stretched to these. */
const words = (script[chosenLine - 1] ?? "").split(" ").map((text, index) => {
  const starts = [482, 648, 857, 975, 1121, 1276, 1482];
  return { text, start: starts[index] ?? 0, end: (starts[index + 1] ?? 0) - 20 };
});

/** One take: the end of line 3, line 4 word by word, the beginning of line 5. */
function wave(seed: number, y: number): string {
  const random = seeded(seed);
  const stretches = [
    { start: 322, end: 352, loud: 0.6 },
    ...words.map(({ start, end }) => ({ start, end, loud: 0.62 + random() * 0.38 })),
    { start: 1550, end: 1640, loud: 0.6 },
  ];
  let bars = "";
  for (let x = 328; x < 1620; x += pitch) {
    const at = stretches.find(({ start, end }) => x >= start && x <= end);
    const inside = at ? (x - at.start) / (at.end - at.start) : 0;
    const swell = at ? attack(inside) * at.loud : 0;
    const height = Math.max(5, swell * (0.4 + random() * 0.6) * 150);
    const lit = x > light.left && x < light.right;
    bars += `<rect x="${x.toFixed(1)}" y="${(y - height / 2).toFixed(1)}" width="5.6" height="${height.toFixed(1)}" rx="2.8" fill="${lit ? colours.ink : "#8b7b6e"}"/>`;
  }
  return bars;
}

/** A word begins hard, dips at its middle consonant and dies away. */
function attack(inside: number): number {
  const dip = 1 - 0.45 * Math.exp(-(((inside - 0.48) / 0.09) ** 2));
  return Math.min(1, 0.3 + inside * 5) * (1 - inside) ** 0.45 * dip;
}

function label(tape: Tape, index: number, y: number): string {
  return `<div class="take" style="top:${y - 82}px">${tapeFrame({ tape, id: `take-${index}`, width: 248, height: 138 })}</div><div class="name" style="top:${y + 61}px">${tape.name}</div>`;
}

const matched = tapes.slice(0, 3);
const improvised = tapes.find((tape) => tape.lines.length === 0 && tape.state !== "arriving");
const lastRow = 890;

const rows = matched.map((tape, index) => {
  const y = firstRow + index * rowHeight;
  return { tape, y, start: minutes(tape.line4 ?? 0) };
});

const css = `
.take { position: absolute; left: 56px; width: 248px; height: 138px; border-radius: 10px; overflow: hidden }
.take svg { display: block }
.name { position: absolute; left: 56px; font-size: 21px; font-weight: 600; color: ${colours.cream} }
.word { position: absolute; top: 74px; font-size: 55px; letter-spacing: -.035em }
.start { position: absolute; left: 364px; width: 108px; height: 54px; border-radius: 27px; display: grid; place-items: center; background: ${colours.cream}; box-shadow: 0 0 0 6px ${colours.ink}; font-size: 28px; font-weight: 700 }
`;

/** A key drawn as an object: skirt, sides, dished top. */
const key = `<svg width="300" height="300" viewBox="0 0 300 300" style="position:absolute;left:1262px;top:650px;overflow:visible">
<defs><filter id="key-shadow" x="-40%" y="-40%" width="180%" height="200%"><feGaussianBlur stdDeviation="20"/></filter>
<linearGradient id="key-top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffdf6"/><stop offset="1" stop-color="#efe4d0"/></linearGradient>
<linearGradient id="key-side" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e2d5be"/><stop offset=".7" stop-color="#c4b397"/><stop offset="1" stop-color="#9d8b70"/></linearGradient></defs>
<rect x="10" y="46" width="280" height="262" rx="40" fill="#0a0605" opacity=".7" filter="url(#key-shadow)"/>
<rect x="0" y="8" width="300" height="292" rx="36" fill="url(#key-side)"/>
<path d="M6 40L36 30V226L4 276zM294 40L264 30V226L296 276z" fill="#fff" opacity=".18"/>
<rect x="32" y="14" width="236" height="226" rx="34" fill="url(#key-top)"/>
<rect x="33.5" y="15.5" width="233" height="223" rx="32.5" fill="none" stroke="#fff" stroke-width="3"/>
<text x="150" y="174" class="display" text-anchor="middle" font-size="136" fill="${colours.ink}">${chosenLine}</text>
</svg>`;

const plainBar = improvised
  ? `${label(improvised, 4, lastRow)}<svg width="1600" height="1000" style="position:absolute;inset:0"><rect x="424" y="${lastRow - 30}" width="760" height="6" rx="3" fill="#8b7b6e"/><circle cx="700" cy="${lastRow - 27}" r="13" fill="${colours.cream}"/><text x="424" y="${lastRow + 30}" font-size="25" fill="${colours.dim}">Improvised, so no lines to find. Time bar only, ${minutes(improvised.length)}.</text></svg>`
  : "";

/** Line 4 of three tapes under the same six words, lit from above; the improvised tape stays in the dark. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    `<svg width="1600" height="1000" style="position:absolute;inset:0"><path d="M${light.left} 0H${light.right}V${light.foot}H${light.left}z" fill="${colours.spot}"/>${rows
      .slice(1)
      .map(
        ({ y }) =>
          `<path d="M${light.left} ${y - rowHeight / 2}H${light.right}" stroke="${colours.ink}" stroke-opacity=".16" stroke-width="2"/>`,
      )
      .join("")}${rows.map(({ y }, index) => wave(31 + index * 7, y)).join("")}</svg>`,
    `<div style="position:absolute;left:56px;top:76px">${mark(60, colours.seam)}</div>`,
    words
      .map(({ text, start }) => `<span class="word display" style="left:${start}px">${text}</span>`)
      .join(""),
    rows.map(({ tape, y }, index) => label(tape, index, y)).join(""),
    rows.map(({ y, start }) => `<div class="start" style="top:${y - 27}px">${start}</div>`).join(""),
    plainBar,
    key,
  ].join("\n"),
});
