import { thousands } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, identityCss, shadow } from "./identity.ts";

const months = [
  { name: "March", received: 412, opened: 388 },
  { name: "April", received: 655, opened: 624 },
  { name: "May", received: 590, opened: 584 },
  { name: "June", received: 523, opened: 519 },
] as const;

const cancelled = months[1];
const unopened = cancelled.received - cancelled.opened;
const received = months.reduce((sum, month) => sum + month.received, 0);
const opened = months.reduce((sum, month) => sum + month.opened, 0);

const perRow = 15;
const cell = { width: 17.5, height: 10.6, across: 20.5, up: 13.4 };
const base = 898;
const lit = ["#ffd23a", "#ffd23a", "#ffdc63", "#f6c41e"] as const;

const left = (index: number) => 72 + index * 382;
const top = (count: number) => base - Math.ceil(count / perRow) * cell.up;

/** A frame for every tape, the lit ones opened, filled from the floor upwards. */
function stack(month: (typeof months)[number], index: number): string {
  const random = seeded(60 + index);
  return Array.from({ length: month.received }, (_, tape) => {
    const x = left(index) + (tape % perRow) * cell.across;
    const y = base - Math.floor(tape / perRow) * cell.up - cell.height;
    if (tape < month.opened) {
      return `<rect x="${x}" y="${y.toFixed(1)}" width="${cell.width}" height="${cell.height}" rx="2" fill="${lit[Math.floor(random() * lit.length)]}"/>`;
    }
    return `<rect x="${x + 1}" y="${(y + 1).toFixed(1)}" width="${cell.width - 2}" height="${cell.height - 2}" rx="1.5" fill="none" stroke="${colours.brick}" stroke-width="2"/>`;
  }).join("");
}

function labels(month: (typeof months)[number], index: number): string {
  const x = left(index);
  return `<text class="display" x="${x - 2}" y="${base + 58}" font-size="38" fill="${colours.cream}">${month.name}</text><text x="${x}" y="${(top(month.received) - 22).toFixed(1)}" font-size="27" fill="${colours.dim}"><tspan class="display" font-size="44" fill="${colours.spot}">${month.opened}</tspan><tspan dx="10">of ${month.received} opened</tspan></text>`;
}

const card = { left: 1052, top: 46, width: 504 };

const unlit = Array.from({ length: unopened }, (_, index) => {
  const x = (index % 11) * 41;
  const y = Math.floor(index / 11) * 32;
  return `<g transform="translate(${x} ${y})"><rect x="1.5" y="1.5" width="33" height="23" rx="4" fill="#f6ddd0" stroke="${colours.brick}" stroke-width="3"/><path d="M18 6.5a4.5 4.5 0 014.5 4.8q0 3-2 4.5v1.7q6.5 1.4 7 5.5h-19q.5-4.1 7-5.5v-1.7q-2-1.5-2-4.5A4.5 4.5 0 0118 6.5z" fill="${colours.brick}"/></g>`;
});

/** From the card to the dark rows on top of April. */
const gap = { x: left(1) + perRow * cell.across + 14, y: top(cancelled.received) + cell.up * 1.5 };
const leader = `<path d="M${gap.x} ${gap.y.toFixed(1)}H802V150H${card.left + 20}" fill="none" stroke="${colours.brick}" stroke-width="3"/><circle cx="${gap.x}" cy="${gap.y.toFixed(1)}" r="7" fill="${colours.brick}"/>`;

const css = `
.share { position: absolute; left: 64px; top: 36px; font-size: 158px; letter-spacing: -.05em; color: ${colours.spot} }
.share-text { position: absolute; left: 72px; top: 216px; font-size: 26px; line-height: 1.32; color: ${colours.cream} }
.cancelled { position: absolute; left: ${card.left}px; top: ${card.top}px; width: ${card.width}px; padding: 26px 30px 20px; background: ${colours.paper}; border-radius: 4px; rotate: 1.2deg; box-shadow: 0 0 0 1px #cbbda6, 0 14px 24px rgb(8 4 2 / .5) }
`;

/** March to June as stacks of frames: a tape that somebody opened is lit. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    `<svg width="1600" height="1000" style="position:absolute;inset:0">${months.map(stack).join("")}<path d="M0 ${base + 9}H1600" stroke="${colours.cream}" stroke-width="3"/>${months.map(labels).join("")}${leader}</svg>`,
    `<div class="share display">${Math.round((opened / received) * 100)}%</div><div class="share-text">${thousands(opened)} of ${thousands(received)} tapes<br>opened, March to June 2024.<br><span style="color:${colours.dim}">The 2023 series had 67%.</span></div>`,
    castShadow({
      left: card.left + 14,
      top: card.top + 50,
      width: card.width - 20,
      height: 160,
      colour: shadow,
      blur: 30,
      radius: 10,
    }),
    `<div class="cancelled"><div class="display" style="font-size:38px">Role cancelled</div><div style="margin:5px 0 16px;font-size:25px;color:${colours.muted}">${unopened} of April’s tapes stayed closed</div><svg width="456" height="92">${unlit.join("")}</svg></div>`,
  ].join("\n"),
});
