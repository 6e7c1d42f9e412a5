import { lakh } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { handCss, handFont, written } from "#artwork/lib/hand.ts";
import { type Point, smooth } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { midspanMark } from "#artwork/scenes/brand/identity.ts";
import { houseCss, houseFonts, layer, paint, rupees } from "../house.ts";
import { field, shadow } from "./order.ts";

const customers = { in: 4812, merged: 157 };
const openOrders = 236;
const stockValue = 21_846_390;

const css = `
.sheet { position: absolute; left: 470px; top: 44px; width: 1220px; height: 1100px; rotate: 2deg; transform-origin: 600px 460px; background: #fff; box-shadow: 0 0 0 1px rgb(0 20 26 / .4), 0 20px 34px -8px rgb(0 16 22 / .6) }
.table { position: absolute; left: 258px; top: 190px; width: 800px }
.table > div { display: grid; grid-template-columns: 280px 1fr 1fr 92px; align-items: center; height: 128px; border-top: 2px solid ${paint.ink}; text-align: right }
.table > div:first-child { height: 56px; border: 0; font-size: 24px; color: ${paint.steel} }
.table .what { text-align: left; font-size: 27px; font-weight: 620; line-height: 1.2 }
.table .what small { display: block; font-size: 21px; font-weight: 440; color: ${paint.steel} }
.table b { font: 680 56px/1 "Anek Latin Variable"; font-stretch: 82%; padding-top: 6px; letter-spacing: -.01em }
.table .money b { font-size: 38px }
.card { position: absolute; width: 476px; background: ${paint.hooghlyTint}; padding: 26px 30px; box-shadow: 0 0 0 1px rgb(0 20 26 / .4), 0 14px 26px -6px rgb(0 16 22 / .6) }
.card h2 { font-size: 40px }
.card p { margin-top: 8px; font-size: 23px; line-height: 1.4 }
`;

/** A tick made with a felt pen. */
function penTick(x: number, y: number, turn: number): string {
  return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 22C8 30 14 40 18 48 26 22 40 0 60 -18" fill="none" stroke="${paint.hooghly}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A name that nobody can read: loops of falling height and a stroke under them. */
function signature(x: number, y: number, width: number, seed: number): string {
  const random = seeded(seed);
  const points: Point[] = [];
  const loops = 4 + Math.floor(random() * 6);
  for (let k = 0; k < loops; k++) {
    const left = x + (width * (k + random() * 0.3)) / loops;
    const tall = k === 0 ? 58 + random() * 26 : 14 + random() ** 2 * 58;
    const lean = width * (0.03 + random() * 0.09);
    points.push(
      [left, y - random() * 8],
      [left + lean, y - tall],
      [left + lean * 0.2, y + (random() > 0.72 ? 30 : 3)],
    );
  }
  points.push([x + width, y - 16]);
  return `<path d="${smooth(points)}M${x - 6} ${y + 26}Q${x + width / 2} ${y + 8} ${x + width * 1.05} ${y + 18}" fill="none" stroke="#1f3fa0" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const signers = ["Sales", "Stores", "Finance"];

const sheet = `<div class="sheet"><div class="at" style="left:258px;top:62px;display:flex;gap:24px;align-items:center">${midspanMark(66)}<h1 style="font-size:66px">Second rehearsal</h1></div>
<div class="table"><div><span class="what" style="font-weight:440;font-size:24px">Sunday 17 August 2025</span><span>In</span><span>Out</span><span></span></div>
<div><span class="what">Customers<small>${customers.merged} duplicates merged</small></span><b>${lakh(customers.in)}</b><b>${lakh(customers.in - customers.merged)}</b><span></span></div>
<div><span class="what">Open orders<small>every line compared</small></span><b>${openOrders}</b><b>${openOrders}</b><span></span></div>
<div class="money"><span class="what">Stock value<small>first rehearsal: ${rupees(1240)} short</small></span><b>${rupees(stockValue)}</b><b>${rupees(stockValue)}</b><span></span></div></div>
<svg class="layer" width="1220" height="1100">${penTick(990, 286, 4)}${penTick(984, 414, -6)}${penTick(992, 540, 2)}
${signers.map((name, k) => `${signature(270 + k * 272, 756, 190, 31 + k * 13)}<path d="M${258 + k * 272} 798h226" stroke="${paint.ink}" stroke-width="2"/><text x="${258 + k * 272}" y="834" font-size="26" font-weight="560">${name}</text>`).join("")}
${written("Load it on the 30th", { x: 262, y: 908, size: 36, seed: 12, ink: paint.hooghly, weight: 560 })}</svg></div>`;

const twins = [
  {
    name: "Mondal Traders",
    lines: ["Mill Road, Howrah", "2 orders since May"],
    left: 58,
    top: 268,
    turn: -5,
  },
  { name: "Mandal Trader", lines: ["Mill Rd, Howrah", "1 order in 2021"], left: 138, top: 444, turn: 3 },
] as const;

const cards = twins.map(
  ({ name, lines, left, top, turn }, k) =>
    `<div class="card" style="left:${left}px;top:${top}px;rotate:${turn}deg;${k === 0 ? "" : `background:${paint.taxi}`}"><h2>${name}</h2><p>${lines.join("<br>")}</p></div>`,
);

/** A paper clip holds two cards that were one customer. */
const clip = `<g transform="translate(458 390) rotate(-9)" fill="none" stroke-linecap="round"><path d="M0 0v128a30 30 0 0060 0V-14a42 42 0 00-84 0v136" stroke="#02171c" stroke-opacity=".35" stroke-width="11" transform="translate(5 8)"/><path d="M0 0v128a30 30 0 0060 0V-14a42 42 0 00-84 0v136" stroke="#c4ccd3" stroke-width="11"/><path d="M-2 0v128a30 30 0 0060 0V-14a42 42 0 00-84 0v136" stroke="#fff" stroke-opacity=".7" stroke-width="3"/></g>`;

/** The check sheet with its ticks and signatures, and two of the cards that it counts as one. */
export const scene = defineScene({
  field,
  fonts: [...houseFonts, handFont],
  css: houseCss + handCss + css,
  html: [
    castShadow({ left: 490, top: 130, width: 1150, height: 900, colour: shadow, opacity: 0.7, radius: 10 }),
    sheet,
    castShadow({
      left: 100,
      top: 370,
      width: 490,
      height: 270,
      colour: shadow,
      opacity: 0.4,
      radius: 20,
      blur: 30,
    }),
    cards.join(""),
    layer(
      `${clip}${written("one customer", { x: 84, y: 728, size: 50, seed: 8, ink: paint.taxi, weight: 600 })}`,
    ),
  ].join("\n"),
});
