import { inr, thousands } from "#artwork/lib/format.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { tagShape, weave } from "./cloth.ts";
import { colours, display, field, figures, fonts, identityCss } from "./identity.ts";

/** Completed per 100 checkouts opened, 31 March to 27 April 2025. */
const groups = [
  { name: "January’s shop", opened: 3640, rate: 41.0, order: 2140, fill: "old", thread: "#3a5286", top: 286 },
  {
    name: "With the five changes",
    opened: 32_760,
    rate: 52.1,
    order: 2547,
    fill: "new",
    thread: "#b53c32",
    top: 612,
  },
] as const;

const height = 236;
const perPoint = 22.5;
const x = (rate: number) => rate * perPoint;

/** Half the 95% interval of a share, in points. */
const margin = (rate: number, opened: number) =>
  1.96 * Math.sqrt(((rate / 100) * (1 - rate / 100)) / opened) * 100;

/** A length of cloth from the left edge. Its fringe spans the interval; its hem is the rate. */
function length({ rate, opened, fill, thread, top }: (typeof groups)[number]): string {
  const random = seeded(opened);
  const spread = margin(rate, opened);
  const [from, to] = [x(rate - spread), x(rate + spread)];
  const fringe = Array.from({ length: 26 }, (_, k) => {
    const y = top + 5 + k * 9.05;
    return `<path d="M${from.toFixed(1)} ${y.toFixed(1)}Q${((from + to) / 2).toFixed(1)} ${(y + (random() - 0.5) * 7).toFixed(1)} ${to.toFixed(1)} ${(y + (random() - 0.5) * 4).toFixed(1)}"/>`;
  });
  return `<rect x="-10" y="${top + 22}" width="${from + 10}" height="${height}" fill="#5b4024" opacity=".28" style="filter:blur(14px)"/><rect x="-10" y="${top}" width="${from + 10}" height="${height}" fill="url(#${fill})"/><g fill="none" stroke="${thread}" stroke-width="4.600" stroke-linecap="round">${fringe.join("")}</g><path d="M${from - 26} ${top}v${height}M${from - 40} ${top}v${height}" stroke="#f0d9ae" stroke-width="5"/>`;
}

function axis(): string {
  const ticks = [0, 10, 20, 30, 40, 50, 60].map(
    (rate) =>
      `<path d="M${x(rate)} 236V906" stroke="${colours.ink}" stroke-opacity=".16" stroke-width="2.500"/><text x="${Math.max(18, x(rate))}" y="956" text-anchor="${rate ? "middle" : "start"}" class="tick">${rate}</text>`,
  );
  return ticks.join("");
}

function label({ name, opened, rate, top }: (typeof groups)[number]): string {
  const spread = margin(rate, opened);
  return `<g fill="#fff6e6"><text x="52" y="${top + 154}" class="rate">${rate.toFixed(1)}</text><text x="400" y="${top + 82}" class="who">${name}</text><text x="400" y="${top + 124}" class="note">${thousands(opened)} checkouts</text><text x="400" y="${top + 164}" class="note">95%: ${(rate - spread).toFixed(1)} to ${(rate + spread).toFixed(1)}</text></g>`;
}

/** What the changes were worth, on the part of the new cloth that reaches past the old hem. */
function gap(): string {
  const [before, after] = groups;
  const from = x(before.rate);
  const points = after.rate - before.rate;
  const error = Math.hypot(margin(before.rate, before.opened), margin(after.rate, after.opened));
  return `<path d="M${from} ${before.top + height + 14}V${after.top + height}" stroke="#f6c667" stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round"/><g fill="#ffd98a"><text x="${from + 22}" y="${after.top + 122}" class="gap">+${points.toFixed(1)}</text><text x="${from + 26}" y="${after.top + 164}" class="note">${(points - error).toFixed(1)} to ${(points + error).toFixed(1)}</text></g>`;
}

/** Average order value, on a tag that hangs from the cloth. */
function orderTag(
  { rate, opened, order, top }: (typeof groups)[number],
  turn: number,
  fill: string,
  text: string,
): string {
  const hem = x(rate + margin(rate, opened));
  const [tx, ty] = [hem + 66, top + 30];
  return `<path d="M${hem - 34} ${top + 22}C${hem + 20} ${top - 16} ${hem + 70} ${top + 6} ${tx + 42} ${ty + 42}" fill="none" stroke="${colours.ink}" stroke-width="4"/><g transform="translate(${tx} ${ty}) rotate(${turn} 40 40)"><g opacity=".35" transform="translate(4 14)" style="filter:blur(10px)">${tagShape(262, 188, "#3d2812")}</g>${tagShape(262, 188, fill)}<text x="28" y="118" class="order" fill="${text}">${inr(order)}</text><text x="30" y="158" class="tagnote" fill="${text}">average order</text></g><path d="M${tx + 42} ${ty + 42}q-16 -12 -8 -26" fill="none" stroke="${colours.ink}" stroke-width="4"/>`;
}

const css = `
.head { position: absolute; left: 52px; top: 46px } .head h1 { font-size: 74px; line-height: 1 } .head p { margin-top: 16px; font-size: 29px; color: #5c4a3c; font-weight: 520 }
.rate { font: 800 166px ${figures}; font-stretch: 80%; letter-spacing: -.012em }
.who { font: 720 36px ${display}; font-stretch: 88%; letter-spacing: -.01em }
.note { font: 520 27px "Mona Sans Variable" }
.tick { font: 600 26px "Mona Sans Variable"; fill: ${colours.muted} }
.gap { font: 800 80px ${figures}; font-stretch: 80%; letter-spacing: -.01em } .order { font: 800 70px ${figures}; font-stretch: 80%; letter-spacing: -.03em } .tagnote { font: 560 25px "Mona Sans Variable" }
`;

/** Two lengths of cloth, measured on one scale from the left edge. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: () =>
    [
      `<svg width="1600" height="1000" style="position:absolute;inset:0"><defs>${weave("old", "#35497a", "#2e4170", 10)}${weave("new", "#ad372f", "#a22f29", 10)}</defs>${axis()}${groups.map(length).join("")}${groups.map(label).join("")}${gap()}${orderTag(groups[0], 7, colours.screen, colours.indigo)}${orderTag(groups[1], -4, colours.ink, "#ffdf9e")}</svg>`,
      '<div class="head"><h1>Checkouts completed per hundred opened</h1><p>31 March to 27 April 2025, both groups in the same weeks</p></div>',
    ].join("\n"),
});
