import { lakh } from "#artwork/lib/format.ts";
import { written } from "#artwork/lib/hand.ts";
import { maaTara } from "./gifts.ts";

const print = "#a02337";
const rule = "#e0b9ae";

/** Where the three facts stand on the paper: x, y, width, height. */
export const billFacts = {
  supplier: [150, 124, 400, 66],
  date: [470, 222, 204, 62],
  total: [500, 862, 180, 76],
} as const satisfies Record<string, readonly [number, number, number, number]>;

/** The shop's cash memo: printed head in Bengali and English, the lines written by hand. */
export function paperBill(): string {
  const lines = maaTara.lines.map(({ goods, quantity, unit, price }, k) => {
    const y = 388 + k * 59;
    const seed = 300 + k * 11;
    return `<path d="M36 ${y + 17}H664" stroke="${rule}" stroke-width="2"/>${written(goods, { x: 56, y, size: 34, seed })}${quantity > 1 ? written([quantity, unit === "litres" ? "lt" : unit].filter(Boolean).join(" "), { x: 332, y, size: 33, seed: seed + 1 }) : ""}${written(lakh(quantity * price), { x: 536, y, size: 34, seed: seed + 2 })}`;
  });
  return `<rect width="700" height="1080" fill="#fff6df"/><rect width="700" height="1080" fill="url(#bill-shade)"/><path d="M0 540H700" stroke="#b58b5c" stroke-opacity=".35" stroke-width="2.5"/><path d="M0 544H700" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>
<text x="350" y="102" text-anchor="middle" class="bengali" font-size="74" fill="${print}">মা তারা স্টোর্স</text>
<text x="350" y="172" text-anchor="middle" class="display" font-size="44" fill="${print}">${maaTara.supplier}</text>
<text x="44" y="268" font-size="25" font-weight="600" fill="${print}">Cash memo</text>${written("412", { x: 206, y: 269, size: 36, seed: 5 })}
<text x="406" y="268" font-size="25" font-weight="600" fill="${print}">Date</text>${written("9 / 9 / 24", { x: 488, y: 266, size: 35, seed: 31 })}
<path d="M36 300H664M36 344H664M312 300V846M514 300V952M36 846H664M514 952H664" stroke="${print}" stroke-width="2.5"/>
<text x="56" y="331" font-size="22" font-weight="600" fill="${print}">Goods</text><text x="332" y="331" font-size="22" font-weight="600" fill="${print}">Quantity</text><text x="536" y="331" font-size="22" font-weight="600" fill="${print}">Rupees</text>
${lines.join("")}
<text x="388" y="912" font-size="30" font-weight="650" fill="${print}">Total</text>${written(lakh(maaTara.total), { x: 520, y: 915, size: 43, seed: 77, weight: 520 })}
<g transform="translate(176 946) rotate(-12)" opacity=".72"><rect x="-118" y="-46" width="236" height="92" rx="12" fill="none" stroke="#15635a" stroke-width="6"/><text text-anchor="middle" y="20" font-size="56" class="display" fill="#15635a">Paid</text></g>`;
}

export const billDefs = `<linearGradient id="bill-shade" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#b98a4a" stop-opacity=".13"/><stop offset=".505" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#b98a4a" stop-opacity=".08"/></linearGradient>
<filter id="bill-blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="24"/></filter>`;
