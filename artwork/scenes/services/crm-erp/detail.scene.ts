import { lakh } from "#artwork/lib/format.ts";
import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { handCss, handFont } from "#artwork/lib/hand.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { midspanMark } from "#artwork/scenes/brand/identity.ts";
import { at, houseCss, houseFonts, paint, rupees, tickMark } from "../house.ts";
import { field, shadow } from "./order.ts";
import { signature } from "./signature.ts";
import { terminal, terminalCss, terminalFont } from "./terminal.ts";

/** Records of the old system, and how many of them were merged as duplicates. */
const counts = [
  { name: "Customers", old: 4812, merged: 157 },
  { name: "Suppliers", old: 391, merged: 3 },
  { name: "Open orders", old: 236, merged: 0 },
] as const;
const stockValue = 21_846_390;

const css = `
.check { display: grid; grid-template-columns: 1fr 196px 196px 62px; align-items: center; height: 84px; border-top: 1.5px solid ${paint.line}; text-align: right }
.check.heads { height: 44px; border: 0; font-size: 19px; color: ${paint.steel} } .check > :first-child { text-align: left }
.check strong { display: block; font-size: 24px; font-weight: 640; line-height: 1.15 } .check small { font-size: 18px; color: ${paint.steel} }
.check b { font: 700 46px/1 "Anek Latin Variable"; font-stretch: 82%; padding-top: 8px } .check.money b { font-size: 35px }
.check > :last-child { justify-self: end; width: 42px; height: 42px; border-radius: 50%; display: grid; place-items: center; background: ${paint.leaf} }
.pair { display: grid; grid-template-columns: 1fr 92px 1fr; width: 872px; height: 138px }
.pair > div { padding: 20px 24px; background: ${paint.hooghlyTint}; font-size: 19px; line-height: 1.4 } .pair h3 { font-size: 31px; margin-bottom: 8px }
.pair mark { background: ${paint.taxi}; color: inherit; padding: 1px 3px; margin: 0 -3px }
.pair .join { position: relative; padding: 0; background: linear-gradient(transparent 44%, ${paint.ink} 44% 56%, transparent 56%) }
.join i { position: absolute; left: 14px; top: 37px; width: 64px; height: 64px; border-radius: 50%; background: ${paint.taxi}; border: 7px solid ${paint.ink}; display: grid; place-items: center; font: 760 34px/1 "Anek Latin Variable"; padding-top: 5px }
`;

const tick = `<span>${tickMark(24, "#fff", 3.4)}</span>`;
const rows = counts.map(({ name, old, merged }) => {
  const note = merged ? `${merged} duplicates merged` : "every line compared";
  return `<div class="check"><span><strong>${name}</strong><small>${note}</small></span><b>${lakh(old)}</b><b>${lakh(old - merged)}</b>${tick}</div>`;
});

const table = `<div class="check heads"><span>Records</span><span>Old ledger</span><span>New system</span><span style="background:none"></span></div>${rows.join("")}
<div class="check money"><span><strong>Stock value</strong><small>first rehearsal: ${rupees(1240)} short</small></span><b>${rupees(stockValue)}</b><b>${rupees(stockValue)}</b>${tick}</div>`;

const pair = `<div class="pair"><div><h3>M<mark>o</mark>ndal Trader<mark>s</mark></h3>Mill Road, Howrah<br>2 orders since May</div><div class="join"><i>1</i></div><div><h3>M<mark>a</mark>ndal Trader</h3>Mill Rd, Howrah<br>1 order in 2021</div></div>`;

const signers = ["Sales", "Stores", "Finance"].map(
  (name, k) =>
    `${signature(12 + k * 304, 86, 190, 31 + k * 13)}<path d="M${k * 304} 124h264" stroke="${paint.ink}" stroke-width="2"/><text x="${k * 304}" y="155" font-size="21" font-weight="600">${name}</text><text x="${k * 304 + 264}" y="155" text-anchor="end" font-size="19" fill="${paint.steel}">${["17:05", "17:12", "17:40"][k]}</text>`,
);

const left = 560;
const inside = 702 - left;

const screen = [
  at(
    inside,
    34,
    `${midspanMark(56)}<h1 style="font-size:56px">Second rehearsal</h1>`,
    "display:flex;gap:20px;align-items:center",
  ),
  at(
    inside + 662,
    54,
    "Sunday 17 August",
    `width:210px;text-align:right;font-size:20px;color:${paint.steel}`,
  ),
  at(inside, 112, table, "width:872px"),
  at(inside, 524, '<h2 style="font-size:31px">Two spellings, one customer</h2>'),
  at(inside, 570, pair),
  at(
    inside,
    740,
    `<svg width="880" height="170" style="display:block;overflow:visible">${signers.join("")}</svg>`,
  ),
].join("");

/** The old terminal in front of the sheet that checks what came out of it. */
export const scene = defineScene({
  field,
  fonts: [...houseFonts, handFont, terminalFont],
  css: framesCss + houseCss + handCss + terminalCss + css,
  html: [
    castShadow({ left: 590, top: 150, width: 1050, height: 880, colour: shadow, opacity: 0.7, radius: 10 }),
    desktopWindow({
      left,
      top: 44,
      width: 1120,
      height: 1000,
      background: "#fff",
      screen,
      colours: { outline: "rgb(0 20 26 / .5)", shade: "rgb(0 20 26 / .5)" },
    }),
    castShadow({ left: 60, top: 190, width: 590, height: 600, colour: shadow, opacity: 0.6 }),
    terminal,
  ].join("\n"),
});
