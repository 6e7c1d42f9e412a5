import { inr } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { helmet, helmetDefs } from "./helmet.ts";
import {
  colours as c,
  display,
  field,
  fonts,
  gang,
  gangWages,
  identityCss,
  interestShare,
  mark,
  shadow,
} from "./identity.ts";

/** The day is one pier, the contractor's invoice the other; the girder between has a panel for each day. */
const days = 30;
const deck = { left: 530, right: 1196, top: 640, height: 150 };
const panel = (deck.right - deck.left) / days;

function girder(): string {
  const { left, right, top, height } = deck;
  const lattice = Array.from({ length: days }, (_, k) => {
    const x = left + k * panel;
    const [from, to] = k % 2 === 0 ? [top + height, top] : [top, top + height];
    return `M${x.toFixed(1)} ${from}L${(x + panel).toFixed(1)} ${to}`;
  }).join("");
  const uprights = Array.from(
    { length: days + 1 },
    (_, k) => `M${(left + k * panel).toFixed(1)} ${top}v${height}`,
  );
  return `<g stroke="${c.steel}" fill="none"><path d="${uprights.join("")}" stroke-width="2.5"/><path d="${lattice}" stroke-width="4"/><path d="M${left} ${top}H${right}M${left} ${top + height}H${right}" stroke-width="17"/></g>`;
}

const steps = [
  { time: "7.02 am", title: "Code scanned", note: "no signal needed" },
  { time: "5.30 pm", title: "Muster closes", note: "two names corrected" },
  { time: "7.00 pm", title: "Payout run", note: "nine of ten go through" },
  { time: "7.04 pm", title: "UPI credit", note: "one name differs, and waits" },
] as const;
const top = 158;
const pitch = 196;

const pier = `<div class="at pier"><div class="row brand">${mark}<span class="display">One day’s wages</span></div><i class="spine"></i>${steps
  .map(
    ({ time, title, note }, k) =>
      `<div class="at step" style="top:${top + k * pitch}px"><i></i><b>${time}</b><h3>${title}</h3><p>${note}</p></div>`,
  )
  .join("")}</div>`;

const interest = Math.round(gangWages * interestShare);
const lines = [
  ["Six bar benders, four helpers", inr(gangWages)],
  ["Interest on wages, 0.9%", inr(interest)],
] as const;
const invoice = `<div class="at paper"><div class="row apart"><h2>Invoice</h2><span class="due">30 days later</span></div><p class="to">To Deokar Infra, for Wednesday</p>${lines
  .map(
    ([name, amount], k) =>
      `<div class="line${k === 1 ? " own" : ""}"><span>${name}</span><b>${amount}</b></div>`,
  )
  .join(
    "",
  )}<div class="line sum"><span>Wages and interest</span><b>${inr(gangWages + interest)}</b></div><p class="foot">Paid once a month. The service fee is billed apart.</p></div>`;

/** The gang on the girder, on its way across the gap. */
const walkers = Array.from({ length: gang.benders + gang.helpers }, (_, k) =>
  helmet(k < gang.benders ? "yellow" : "white", deck.left + 36 + k * 59, deck.top - 54, 66),
).join("");

const css = `${identityCss}
.pier { left: 0; top: 0; width: 548px; height: 1000px; background: ${c.ink}; color: ${c.screen} }
.brand { position: absolute; left: 60px; top: 52px; gap: 16px; font-size: 42px; color: ${c.orange} }
.spine { position: absolute; left: 76px; top: ${top + 34}px; width: 8px; height: 900px; background: ${c.vest} }
.step { left: 60px; padding-left: 62px; white-space: nowrap }
.step i { position: absolute; left: 0; top: 14px; width: 40px; height: 40px; border-radius: 50%; background: ${c.ink}; border: 8px solid ${c.vest} }
.step b { font-family: ${display}; font-weight: 620; font-size: 62px; line-height: 1.1; color: ${c.vest} }
.step h3 { font-size: 32px; font-weight: 520 }
.step p { font-size: 22px; color: #cdbda6 }
.amount { left: 600px; top: 148px; white-space: nowrap }
.amount b { display: block; font-family: ${display}; font-weight: 640; font-size: 132px; line-height: 1.08; letter-spacing: -.02em }
.amount span { font-size: 33px; font-weight: 560 }
.gap { left: 600px; top: 846px; font-family: ${display}; font-weight: 560; font-size: 44px; white-space: nowrap }
.paper { left: 1176px; top: 112px; width: 560px; height: 960px; padding: 34px 180px 0 40px; background: ${c.screen}; box-shadow: 0 0 0 1px #8a4300, 0 18px 30px rgb(107 44 0 / .45) }
.paper h2 { font-size: 58px } .due { font-size: 20px; font-weight: 620; color: ${c.oxide}; white-space: nowrap }
.to { margin: 8px 0 40px; font-size: 20px; color: ${c.brown}; white-space: nowrap }
.line { display: flex; flex-direction: column; padding: 26px 0; border-top: 2px solid ${c.rule}; font-size: 22px; white-space: nowrap }
.line b { font-family: ${display}; font-weight: 560; font-size: 50px; line-height: 1.2 }
.own { margin: 0 -180px 0 -40px; padding: 26px 40px; background: ${c.vest}; border: 0; font-weight: 600 }
.sum { border: 0; font-weight: 640 }
.foot { margin-top: 22px; font-size: 20px; line-height: 1.4; color: ${c.brown} }
`;

export const scene = defineScene({
  field,
  fonts: [...fonts],
  css,
  html: `${helmetDefs}${castShadow({ left: 1190, top: 270, width: 420, height: 740, colour: shadow, opacity: 0.5 })}
<svg width="1600" height="1000" class="at" style="left:0;top:0">${girder()}</svg>${walkers}${pier}${invoice}
<div class="at amount"><span>Credit line</span><b>₹1.2 crore</b><span>advances the wages tonight</span></div><div class="at gap">Thirty days to bridge</div>`,
});
