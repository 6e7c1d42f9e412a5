import { defineScene } from "#artwork/lib/scene.ts";
import { handheld, handheldScreen } from "../projects/retail-nexus/handheld.ts";
import { colours, field, fonts, identityCss, mark } from "../projects/retail-nexus/identity.ts";
import { alarms, now, shops } from "../projects/retail-nexus/shops.ts";

const scannerWidth = 384;
const screen = handheldScreen(scannerWidth);
const cell = 29;

/** One small square for each shop; three of them call. */
const squares = shops
  .map(({ alarm }, index) => {
    const colour = alarm ? { shelf: colours.mustard, call: colours.tomato }[alarm.kind] : colours.screen;
    return `<rect x="${(index % 20) * cell}" y="${Math.floor(index / 20) * cell}" width="23" height="23" rx="4" fill="${colour}"/>`;
  })
  .join("");

/** The call in shop 37, and the sixty shops that it stands out from. */
export const scene = defineScene({
  output: "fixed",
  field,
  fonts,
  css: `${identityCss}
    .name { left: 64px; top: 58px; display: flex; align-items: center; gap: 22px; font-size: 92px }
    .claim { left: 64px; top: 212px; font-size: 55px; line-height: 1.04 }
    .small { left: 64px; top: 544px; font-size: 27px; font-weight: 560; color: ${colours.forest} }
    .call { height: ${screen.height}px; padding: 18px 20px; color: #fff }
    .call h2 { margin-top: 12px; font-size: 64px; line-height: .92; letter-spacing: -.045em }
    .call p { font-size: 21px; font-weight: 640 }
    .call span { display: block; margin-top: 24px; padding: 19px 0; border-radius: 13px; background: #fff; color: ${colours.tomato}; text-align: center; font-size: 26px; font-weight: 700 }
  `,
  html: `<div class="at name display">${mark(92)}Retail Nexus</div>
    <div class="at claim display">Stock, shelves and counters<br>of ${shops.length} shops in one app</div>
    <svg class="at" style="left:64px;top:416px" width="${20 * cell}" height="${3 * cell}">${squares}</svg>
    <div class="at small">${now.time} on Friday: ${shops.length - alarms} shops are fine, three need a call</div>
    ${handheld({
      left: 776,
      top: 48,
      width: scannerWidth,
      turn: 5,
      background: colours.tomato,
      shade: "#0d3a25",
      screen: `<div class="call"><p style="display:flex;justify-content:space-between"><b style="font-weight:700">${now.time}</b>Shop 37</p><p style="margin-top:34px">Second call, first at 18:05</p><h2 class="display">Open<br>counter 3</h2><span>I am going</span></div>`,
    })}`,
});
