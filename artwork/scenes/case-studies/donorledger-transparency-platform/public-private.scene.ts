import { inr } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { fingerprint } from "./fingerprint.ts";
import { colours, display, field, fonts, identityCss, mark, shadow } from "./identity.ts";

const wall = { left: 742, width: 72 };
const right = wall.left + wall.width;
const middle = wall.left + wall.width / 2;

/** Gifts of one day, as only the trust sees them. */
const gifts = [
  ["Asha Pillai", 2500],
  ["Bipul Gogoi", 500],
  ["Charu Menon", 12000],
  ["Dilip Shenoy", 1000],
  ["Esther Lyngdoh", 750],
  ["Farhan Ali", 5000],
  ["Gita Hegde", 300],
  ["Hemanta Rai", 1500],
] as const;
const giftY = (k: number) => 160 + k * 43;
const printY = (giftY(0) + giftY(7)) / 2;

/** Two by two, the gifts become one. */
function tree(): string {
  const join = (x: number, from: number, toX: number, to: number) =>
    `M${x} ${from}C${(x + toX) / 2} ${from} ${(x + toX) / 2} ${to} ${toX} ${to}`;
  const columns = [470, 544, 618, 692];
  let level = gifts.map((_, k) => giftY(k));
  let d = "";
  for (let step = 0; step < 3; step++) {
    const next: number[] = [];
    for (let k = 0; k < level.length; k += 2) {
      const [a, b] = [level[k] ?? 0, level[k + 1] ?? 0];
      next.push((a + b) / 2);
      for (const from of [a, b]) d += join(columns[step] ?? 0, from, columns[step + 1] ?? 0, (a + b) / 2);
    }
    level = next;
  }
  return `<path d="${d}M692 ${printY}H${right + 70}" fill="none" stroke="${colours.marigold}" stroke-width="7" stroke-linecap="round"/>`;
}

const events = ["Approved", "Paid", "Reported", "Closed"] as const;
const chainY = 590;
const fileY = 852;
const block = { width: 160, height: 104, left: right + 48, pitch: 180 };

const people = [
  ["Rukmini Doley", "boat 14"],
  ["Hari Pegu", "boat 15"],
  ["Anil Mili", "boat 17"],
] as const;

const css = `
.title { font: 740 64px/1 ${display}; letter-spacing: -.035em }
.big { font: 700 46px/1.08 ${display}; letter-spacing: -.03em }
.gift { position: absolute; left: 50px; width: 420px; height: 38px; padding: 0 16px; background: #1a2d52; color: ${colours.nightText}; font-size: 26px }
.slip { left: 50px; top: 518px; width: 500px; height: 146px; background: ${colours.paper}; box-shadow: 0 0 0 1px rgb(6 14 36 / .3), 0 14px 26px -4px rgb(6 14 36 / .6) }
.slip div { height: 48.600px; padding: 0 22px; font-size: 27px; font-weight: 560; border-bottom: 2px solid ${colours.rule} }
.sheet { width: 456px; height: 380px; padding: 20px 30px; background: #fff; box-shadow: 0 0 0 1px rgb(6 14 36 / .2), 0 8px 14px rgb(6 14 36 / .28), 0 22px 34px -6px rgb(6 14 36 / .4) }
.sheet div { height: 66px; border-bottom: 2px solid ${colours.rule}; font-size: 31px; font-weight: 500 }
.sheet .top { font: 700 35px ${display}; letter-spacing: -.02em }
.gate { left: ${middle - 146}px; top: ${fileY - 84}px; width: 292px; height: 168px; display: grid; place-content: center; text-align: center; background: ${colours.red}; color: #fff; font: 700 47px/1.04 ${display}; letter-spacing: -.03em; border-radius: 10px; box-shadow: inset 0 0 0 7px ${colours.red}, inset 0 0 0 11px rgb(255 255 255 / .85), 0 0 0 1px ${colours.redDeep}, 0 8px 14px rgb(6 14 36 / .4), 0 24px 34px -6px rgb(6 14 36 / .6) }
`;

const chain = events
  .map((name, k) => {
    const x = block.left + k * block.pitch;
    const paid = name === "Paid";
    return `<path d="M${x - 22} ${chainY}h24" stroke="${paid || k === 0 ? colours.marigold : colours.ink}" stroke-width="9"/><rect x="${x}" y="${chainY - block.height / 2}" width="${block.width}" height="${block.height}" rx="9" fill="${paid ? colours.marigold : colours.ink}"/><text x="${x + block.width / 2}" y="${chainY + 11}" text-anchor="middle" font-weight="640" font-size="29.500" letter-spacing="-.8" fill="${paid ? colours.ink : "#fff"}">${name}</text>`;
  })
  .join("");

/** Where a line passes through the wall. */
const eyelet = (y: number) =>
  `<circle cx="${middle}" cy="${y}" r="29" fill="${colours.paper}"/><circle cx="${middle}" cy="${y}" r="19" fill="${colours.redDeep}"/><path d="M${middle - 22} ${y}h44" stroke="${colours.marigold}" stroke-width="7"/>`;

const drawing = `<svg class="at" width="1600" height="1000" style="inset:0"><defs><filter id="wall" x="-200%" width="500%"><feGaussianBlur stdDeviation="16 0"/></filter></defs>
<rect x="${wall.left + 10}" y="-10" width="${wall.width}" height="1020" fill="${shadow}" opacity=".5" filter="url(#wall)"/>
<rect x="${wall.left}" y="-10" width="${wall.width}" height="1020" fill="${colours.red}"/><path d="M${wall.left + 5} -10V1010M${right - 5} -10V1010" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-dasharray="12 9"/>
${tree()}${fingerprint(right + 186, printY, 158, colours.ink)}
<path d="M540 ${chainY}H${block.left}M500 ${fileY}H${right + 260}" stroke="${colours.marigold}" stroke-width="7"/>${chain}
${eyelet(printY)}${eyelet(chainY)}</svg>`;

const list = (open: boolean) =>
  people
    .map(
      ([name, boat]) =>
        `<div class="apart">${open ? `<span>${name}</span>` : `<span style="width:222px;height:38px;background:${colours.ink}"></span>`}<span style="color:${colours.muted}">${boat}</span></div>`,
    )
    .join("");

/** What stays on the trusts' side, and the three things that cross. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    `<div class="at" style="left:${right - 4}px;top:0;width:800px;height:1000px;background:${colours.screen}"></div>`,
    `<div class="at title" style="left:48px;top:44px;color:#fff">Private</div>`,
    `<div class="at title" style="left:${right + 48}px;top:44px">Public</div>`,
    `<div class="at" style="right:44px;top:42px">${mark(66)}</div>`,
    drawing,
    ...gifts.map(
      ([name, rupees], k) =>
        `<div class="gift apart" style="top:${giftY(k) - 19}px"><span>${name}</span><b style="font-weight:560">${inr(rupees)}</b></div>`,
    ),
    `<div class="at big" style="left:${right + 360}px;top:${printY - 74}px">A day’s gifts,<br>one fingerprint</div>`,
    `<div class="at" style="left:${right + 362}px;top:${printY + 40}px;font-size:33px;color:${colours.muted}">Polygon</div>`,
    `<div class="at slip"><div class="apart" style="color:${colours.muted}"><span>Bank statement</span><span>7 Aug</span></div><div class="apart" style="background:${colours.marigold}"><span class="mono">N220 4471</span><span>${inr(440_000)}</span></div><div class="apart"><span class="mono">N220 4488</span><span>${inr(61_250)}</span></div></div>`,
    castShadow({ left: 80, top: 760, width: 420, height: 290, colour: shadow, opacity: 0.8 }),
    `<div class="at sheet" style="left:50px;top:714px;rotate:-3deg"><div class="row top">Boat owners</div>${list(true)}</div>`,
    castShadow({ left: right + 290, top: 760, width: 420, height: 290, colour: "#1c2c50", opacity: 0.5 }),
    `<div class="at sheet" style="left:${right + 256}px;top:720px;rotate:2deg"><div class="apart top"><span>Boat owners</span><span style="color:${colours.sea}">IPFS</span></div>${list(false)}</div>`,
    `<div class="at gate">Second<br>person</div>`,
  ].join("\n"),
});
