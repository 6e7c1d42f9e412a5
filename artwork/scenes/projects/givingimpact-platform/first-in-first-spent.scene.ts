import { inr, lakh } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { correction, maaTara, queued } from "./gifts.ts";
import { colours, display, field, fonts, identityCss, shadow } from "./identity.ts";

/** Widths are money: one rupee is 0.068 px, above in the gifts and below in the bill. */
const rupee = 0.068;
const gap = 28;
const x0 = 48;
const card = { bottom: 232 };
const pool = { top: 272, bottom: 532 };
const bill = { left: x0, top: 560, width: maaTara.total * rupee };
const strip = 74;

const tints = ["#f6b73c", "#ffe3c2", "#ef8177", "#fbd5d2", "#8fcdbd"] as const;

const gifts = queued.map((gift, index) => ({
  ...gift,
  tint: tints[index] ?? tints[0],
  left: x0 + gift.before * rupee + index * gap,
  width: gift.amount * rupee,
  spentWidth: gift.spent * rupee,
  billLeft: x0 + gift.before * rupee,
  rest: gift.left,
}));

const css = `${identityCss}
.gift { position: absolute; top: -30px; height: ${card.bottom + 30}px; padding: 66px 0 0 20px; white-space: nowrap }
.gift p { font-size: 26px; font-weight: 550; line-height: 1.22 }
.gift b { display: block; margin-top: 14px; font-size: 47px; line-height: 1; letter-spacing: -.035em }
.gift.narrow { padding-left: 14px }
.gift.narrow b { font-size: 34px; margin-top: 22px }
.paper { position: absolute; left: ${bill.left}px; top: ${bill.top}px; width: ${bill.width}px; height: 480px; background: ${colours.paper}; box-shadow: 0 24px 40px -8px rgb(69 4 15 / .5) }
.paper .name { position: absolute; left: 34px; top: ${strip + 40}px; font-size: 31px; line-height: 1.3 }
.paper .sum { position: absolute; left: 30px; top: ${strip + 142}px; font: 640 176px/1 ${display}; font-variation-settings: "SOFT" 100, "WONK" 0; font-feature-settings: "tnum", "lnum"; letter-spacing: -.025em }
.slip { position: absolute; left: 1022px; top: 728px; width: 528px; padding: 30px 34px 34px; background: ${colours.pine}; color: #fff }
.slip h2 { font-size: 46px; line-height: 1; letter-spacing: -.03em }
.slip p { margin-top: 14px; font-size: 28px; line-height: 1.28 }
.pool { position: absolute; left: 1440px; top: 408px; font: 620 44px/1.02 ${display}; color: #fff }
`;

function ribbon({ left, width, spentWidth, billLeft, tint, rest }: (typeof gifts)[number]): string {
  const from = card.bottom - 2;
  const to = bill.top + 2;
  const [c1, c2] = [from + 190, to - 170];
  const flow = `<path d="M${left} ${from}C${left} ${c1} ${billLeft} ${c2} ${billLeft} ${to}H${billLeft + spentWidth}C${billLeft + spentWidth} ${c2} ${left + spentWidth} ${c1} ${left + spentWidth} ${from}Z" fill="${tint}"/>`;
  if (rest === 0) return flow;
  const x = left + spentWidth;
  const end = bill.left + bill.width + 40;
  return `${flow}<path d="M${x + 2} ${from}C${x + 2} ${c1} ${end} ${c2} ${end} ${to}V${to + 64}H${end + width - spentWidth}V${to}C${end + width - spentWidth} ${c2} ${left + width} ${c1} ${left + width} ${from}Z" fill="${tint}"/>`;
}

const last = gifts.at(-1);

/** Five gifts from above, in order of date, into one bill below; the last one is not used up. */
export const scene = defineScene({
  field,
  fonts,
  css,
  html: [
    `<div style="position:absolute;left:0;right:0;top:${pool.top}px;height:${pool.bottom - pool.top}px;background:${colours.crimsonDeep}"></div>`,
    castShadow({
      left: 70,
      top: 620,
      width: bill.width,
      height: 500,
      colour: shadow,
      opacity: 0.6,
      blur: 40,
      radius: 10,
    }),
    `<svg width="1600" height="1000" style="position:absolute;inset:0">${gifts.map(ribbon).join("")}</svg>`,
    ...gifts.map(
      ({ left, width, tint, donor, date, amount }) =>
        `<div class="gift ${width < 180 ? "narrow" : ""}" style="left:${left}px;width:${width}px;background:${tint}"><p>${date}<br>${donor}</p><b class="display">${inr(amount)}</b></div>`,
    ),
    `<div class="paper">${gifts.map(({ billLeft, spentWidth, spent, tint }) => `<div style="position:absolute;left:${billLeft - x0}px;top:0;width:${spentWidth}px;height:${strip}px;background:${tint};padding:19px 0 0 20px;font-size:31px;font-weight:600;border-right:3px solid ${colours.paper}">${lakh(spent)}</div>`).join("")}<div class="name"><b>${maaTara.supplier}</b><br>Bill of ${maaTara.date}</div><div class="sum">${inr(maaTara.total)}</div></div>`,
    `<div class="pool">School<br>meals</div>`,
    `<div class="display" style="position:absolute;left:${bill.left + bill.width + 82}px;top:${bill.top + 6}px;font-size:47px;color:#fff;line-height:1">${inr(last?.rest ?? 0)}<br>left</div>`,
    castShadow({
      left: 1040,
      top: 770,
      width: 500,
      height: 190,
      colour: shadow,
      opacity: 0.55,
      blur: 30,
      radius: 10,
    }),
    `<div class="slip"><h2>${correction.date}, new line</h2><p>${inr(-correction.amount)}: ${correction.reason}.<br>${correction.donor} has ${inr(correction.left)} left.</p></div>`,
  ].join("\n"),
});
