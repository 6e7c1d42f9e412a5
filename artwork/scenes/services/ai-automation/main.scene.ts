import { lakh } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { at, houseCss, houseFonts, layer, paint } from "../house.ts";
import {
  date,
  field,
  gstin,
  lines,
  number,
  shadow,
  supplier,
  tax,
  taxable,
  threshold,
  total,
} from "./invoice.ts";

const css = `
.paper { position: absolute; left: 84px; top: 56px; width: 890px; height: 1120px; rotate: -2deg; transform-origin: 500px 400px; background: #fff; box-shadow: 0 0 0 1px rgb(11 68 80 / .16), 0 18px 30px -8px rgb(11 68 80 / .4); font: 440 20px/1.4 "JetBrains Mono Variable"; letter-spacing: -.02em }
.read { position: absolute; white-space: nowrap; padding: 0 12px; box-shadow: inset 0 0 0 3px ${paint.hooghly}; background: rgb(220 238 241 / .55) }
.read b { position: absolute; left: 100%; top: 0; bottom: 0; padding: 0 14px; display: flex; align-items: center; background: ${paint.hooghly}; color: #fff; font: 700 27px/1 "Anek Latin Variable"; padding-top: 4px; letter-spacing: 0 }
.read.low { box-shadow: inset 0 0 0 5px ${paint.taxi}; background: ${paint.taxiTint} }
.read.low b { background: ${paint.taxi}; color: ${paint.ink} }
.items { position: absolute; left: 64px; top: 432px; width: 762px }
.items div { display: grid; grid-template-columns: 1fr 90px 70px 130px; text-align: right; height: 48px; align-items: center; border-top: 1px solid #c9d0d6; font-size: 19px }
.items div > :first-child { text-align: left }
.card { position: absolute; left: 852px; top: 366px; width: 690px; height: 458px; background: #fff; padding: 38px 42px; box-shadow: 0 0 0 1px rgb(11 68 80 / .2), 0 18px 30px -6px rgb(11 68 80 / .5) }
.large { display: flex; margin-top: 26px; height: 104px; font: 560 64px/104px "JetBrains Mono Variable"; background: ${paint.taxiTint}; padding-left: 14px }
.large span { width: 39.200px; position: relative }
.choice { flex: 1; height: 104px; display: grid; place-items: center; font: 700 66px/1 "Anek Latin Variable"; padding-top: 8px }
`;

function read(left: number, top: number, text: string, score: number, size = 26, weight = 600): string {
  return `<div class="read ${score < threshold ? "low" : ""}" style="left:${left}px;top:${top}px;height:${Math.round(size * 1.75)}px;line-height:${Math.round(size * 1.75)}px;font-size:${size}px;font-weight:${weight}">${text}<b>${score.toFixed(2)}</b></div>`;
}

const printed = [...gstin.printed];

/** Tea, dried on the paper. */
const stain = `<svg width="130" height="130" viewBox="0 0 130 130" style="position:absolute;left:-46px;top:-14px"><path d="M64 12c28-6 50 14 52 44s-14 60-48 62S12 98 14 64 38 17 64 12z" fill="#a8703a" opacity=".42"/><path d="M64 12c28-6 50 14 52 44s-14 60-48 62S12 98 14 64 38 17 64 12z" fill="none" stroke="#7d4a1c" stroke-width="5" opacity=".5"/><path d="M50 52c14-10 34-4 36 12s-14 26-28 22-22-24-8-34z" fill="#5d3512" opacity=".62"/></svg>`;

const paper = `<div class="paper">
<div class="at anek" style="left:64px;top:54px;font-size:32px;letter-spacing:0">Tax invoice</div>
${read(52, 100, supplier, 0.99, 33, 680)}
<div class="at" style="left:64px;top:176px;color:${paint.steel}">Shed 4, Canal West Road, Kolkata</div>
<div class="at" style="left:64px;top:228px;color:${paint.steel}">Number</div>${read(52, 258, number, 0.99, 25)}
<div class="at" style="left:512px;top:228px;color:${paint.steel}">Date</div>${read(500, 258, date, 0.98, 25)}
<div class="at" style="left:64px;top:324px;color:${paint.steel}">GSTIN</div>${read(52, 354, gstin.printed, gstin.score, 27)}
<div class="at" style="left:${17 + Math.round(15.7 * gstin.stained)}px;top:338px;scale:.5;transform-origin:46px 14px">${stain.replace("left:-46px;top:-14px", "left:0;top:0")}</div>
<div class="items"><div style="border:0;color:${paint.steel}"><span>Goods</span><span>Qty</span><span>Rate</span><span>Amount</span></div>
${lines.map(({ name, quantity, price, amount }) => `<div><span>${name}</span><span>${lakh(quantity)}</span><span>${price}</span><span>${lakh(amount)}</span></div>`).join("")}
<div><span></span><span></span><span>Sum</span><span>${lakh(taxable)}</span></div></div>
<div class="at" style="left:64px;top:706px;color:${paint.steel}">GST 18%</div>${read(52, 736, lakh(tax, 2), 0.96, 27)}
<div class="at" style="left:408px;top:706px;color:${paint.steel}">Total to pay</div>${read(396, 736, lakh(total, 2), 0.97, 33, 700)}
<div class="at" style="left:64px;top:852px;color:${paint.steel};line-height:1.7">Pay within 30 days. Goods once received<br>are counted at your gate.</div>
</div>`;

const card = `<div class="card"><div style="display:flex;justify-content:space-between;align-items:baseline"><h1 style="font-size:52px">A person looks</h1><span style="font-size:24px">below ${threshold.toFixed(2)}</span></div>
<div class="large">${printed.map((sign, k) => `<span>${sign}${k === gstin.stained ? stain : ""}</span>`).join("")}</div>
<div style="display:flex;gap:18px;margin-top:26px"><div class="choice" style="background:${paint.ink};color:#fff">${gstin.readings[0]}</div><div class="choice" style="box-shadow:inset 0 0 0 3px ${paint.ink}">${gstin.readings[1]}</div></div>
<div style="margin-top:24px;font-size:24px">With ${gstin.readings[0]}, the check sign ${printed.at(-1)} fits.</div></div>`;

/** A yellow pencil, its point towards the card. */
const pencil =
  layer(`<defs><filter id="under" x="-20%" y="-80%" width="140%" height="260%"><feGaussianBlur stdDeviation="12"/></filter></defs>
<g transform="translate(1120 908) rotate(9)"><path d="M30 44H700V70H30z" fill="${shadow}" opacity=".5" filter="url(#under)"/>
<path d="M0 26L96 0v52z" fill="#f0d3a4"/><path d="M0 26l32-8.700v17.400z" fill="${paint.ink}"/><path d="M96 0h600v17H88l-6-8z" fill="#ffd968"/><path d="M88 17h608v18H88l-8-9z" fill="${paint.taxi}"/><path d="M88 35h608v17H96l-14-9z" fill="#d99f05"/></g>`);

/** A supplier's invoice, six fields read; one of them waits for a person. */
export const scene = defineScene({
  field,
  fonts: [...houseFonts, "@fontsource-variable/jetbrains-mono/index.css"],
  css: houseCss + css,
  html: [
    castShadow({ left: 110, top: 150, width: 840, height: 900, colour: shadow, opacity: 0.4, radius: 10 }),
    paper,
    at(
      1056,
      52,
      gstin.score.toFixed(2),
      "font:720 300px/1 'Anek Latin Variable';font-stretch:75%;letter-spacing:-.012em",
    ),
    castShadow({ left: 870, top: 430, width: 650, height: 440, colour: shadow, opacity: 0.5, radius: 10 }),
    card,
    pencil,
  ].join("\n"),
});
