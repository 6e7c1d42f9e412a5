import { defineScene } from "#artwork/lib/scene.ts";
import {
  type Channel,
  channelSign,
  channels,
  colours,
  field,
  fonts,
  identityCss,
  shadow,
} from "./identity.ts";

const ledgerRight = 470;
const lanes: readonly (readonly [Channel, string])[] = [
  ["Shop", "Nine shop tills"],
  ["Web store", "Web store"],
  ["Haatline", "Haatline"],
  ["Gharbox", "Gharbox"],
  ["Melaroad", "Melaroad"],
  ["Kartwheel", "Kartwheel"],
];

/** The plate of a channel stands the farther from the ledger, the longer it takes to show a new count. */
const reach = (lag: number) => 700 + Math.log2(lag) * 69;
const top = 96;
const pitch = 151;
const plate = { width: 296, height: 104 };

const css = `
.ledger { position: absolute; left: -30px; top: 56px; width: ${ledgerRight + 30}px; height: 1000px; border-radius: 0 30px 0 0; background: ${colours.screen}; box-shadow: 0 0 0 1px rgb(7 15 69 / .35), 0 24px 40px -6px rgb(7 15 69 / .55); padding: 44px 40px 0 82px }
.ledger h1 { font-size: 58px; line-height: 1 }
.ledger p { margin-top: 10px; font-size: 25px; color: ${colours.muted} }
.entry { display: grid; grid-template-columns: 36px 1fr auto; align-items: center; height: 74px; font-size: 25px; border-top: 2px solid ${colours.rule} }
.entry b { font-weight: 640; font-size: 30px }
.plate { position: absolute; width: ${plate.width}px; height: ${plate.height}px; border-radius: 22px; display: flex; align-items: center; gap: 18px; padding-left: 26px; font-size: 35px; white-space: nowrap; box-shadow: 0 14px 22px -4px rgb(7 15 69 / .55) }
.lag { font-size: 48px; fill: ${colours.ink} }
.words { position: absolute; left: 1106px; top: 84px; width: 470px; color: #fff }
.words h2 { font-size: 52px; line-height: 1.06 }
.words h2 + h2 { margin-top: 26px; color: ${colours.brass} }
`;

/** The newest reservations; the lowest row is cut by the frame. */
const entries: readonly (readonly [Channel, string, string])[] = [
  ["Shop", "Brass lamp", "−1"],
  ["Kartwheel", "Jute basket", "−2"],
  ["Haatline", "Wall clock", "−1"],
  ["Web store", "Bed cover", "−2"],
  ["Melaroad", "Planter", "−3"],
  ["Gharbox", "Tiffin", "−1"],
  ["Web store", "Tumblers", "+1"],
  ["Haatline", "Dhurrie", "−1"],
  ["Gharbox", "Lunch box", "−1"],
  ["Melaroad", "Kansa bowls", "−1"],
];

function lane([channel, name]: (typeof lanes)[number], index: number): string {
  const { lag, lagText } = channels[channel];
  const middle = top + index * pitch + plate.height / 2;
  const start = reach(lag);
  const slow = lag === Math.max(...lanes.map(([each]) => channels[each].lag));
  const sign =
    channel === "Shop"
      ? `<div style="display:grid;grid-template-columns:repeat(3,17px);gap:6px">${channelSign(channel, 17).repeat(9)}</div>`
      : channelSign(channel, 40);
  const back = middle + 24;
  const out = middle - 30;
  return `<svg width="1600" height="1000" style="position:absolute;inset:0">
<path d="M${start + 20} ${out}H${ledgerRight + 26}" stroke="#fff" stroke-width="5" stroke-dasharray="2 13" stroke-linecap="round"/><path d="M${ledgerRight + 40} ${out - 13}L${ledgerRight + 18} ${out}L${ledgerRight + 40} ${out + 13}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M${ledgerRight - 6} ${back - 26}H${start - 34}L${start + 6} ${back}L${start - 34} ${back + 26}H${ledgerRight - 6}Z" fill="${slow ? "#ff7a52" : colours.brass}"/>
<text x="${ledgerRight + 26}" y="${back + 15}" class="display lag">${lagText}</text></svg>
<div class="plate" style="left:${start}px;top:${top + index * pitch}px;width:${channel === "Shop" ? 364 : plate.width}px;background:${channels[channel].tint};color:${channels[channel].colour}">${sign}<span class="display">${name}</span></div>`;
}

const ledger = `<div class="ledger"><h1>One stock<br>ledger</h1><p>Reservations, Thu 16 May, 11:35</p><div style="margin-top:26px">${entries
  .map(
    ([channel, item, pieces]) =>
      `<div class="entry">${channelSign(channel, 22)}<span>${item}</span><b style="${pieces.startsWith("+") ? `color:${channels.Haatline.colour}` : ""}">${pieces}</b></div>`,
  )
  .join("")}</div></div>`;

/** Reservations come in as dotted lines at once; counts go out as bars as long as they take. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    `<div style="position:absolute;left:0;top:140px;width:440px;height:900px;border-radius:40px;background:${shadow};opacity:.6;filter:blur(42px)"></div>`,
    ...lanes.map(lane),
    ledger,
    `<div class="words"><h2>A sale arrives<br>at once.</h2><h2>The new count goes back late.</h2></div>`,
  ].join("\n"),
});
