import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { chip, desk, deskCss } from "./desk.ts";
import { type Channel, colours, field, fonts, identityCss, shadow } from "./identity.ts";
import { lamp } from "./lamp.ts";
import { metalFilter } from "./turned.ts";

const css = `
.hold { position: absolute; left: 1096px; top: 40px; width: 452px; height: 890px; border-radius: 26px; overflow: hidden; background: #fff; box-shadow: 0 0 0 1px rgb(7 15 69 / .3), 0 24px 36px -6px rgb(7 15 69 / .5) }
.hold .picture { display: block }
.sold .chip { justify-self: start }
.hold .text { padding: 22px 30px 0 }
.hold h2 { font-size: 33px; line-height: 1.08 }
.hold p { margin-top: 8px; font-size: 17px; line-height: 1.42; color: ${colours.muted} }
.sold { display: grid; grid-template-columns: 146px 1fr; align-items: center; height: 51px; border-top: 1px solid ${colours.rule}; font-size: 16px }
.sold span:last-child { text-align: right; color: ${colours.muted} }
.sold b { font-weight: 640; color: ${colours.ink} }
`;

const readings: readonly (readonly [Channel, string])[] = [
  ["Web store", "at 11:34:13"],
  ["Haatline", "at 11:34:52"],
  ["Gharbox", "with a buffer of 1"],
  ["Melaroad", "with a buffer of 1"],
  ["Kartwheel", "with a buffer of 2"],
];

const hold = `<div class="hold"><svg class="picture" width="452" height="426"><rect width="452" height="426" fill="#ffd987"/><rect y="366" width="452" height="60" fill="#f3b944"/><ellipse cx="236" cy="390" rx="118" ry="10" fill="#6d3d00" opacity=".5" filter="url(#polish)"/>${lamp(226, 22, 0.92, "held")}</svg>
<div class="text"><h2>The last brass lamp is held for one buyer</h2><p>Sold at the Station Road till at 11:34:12. One on the shelf, one reserved, none to sell.</p></div>
<div style="padding:16px 30px 0">${readings.map(([name, note]) => `<div class="sold">${chip(name)}<span><b>Sold out</b> ${note}</span></div>`).join("")}</div></div>`;

/** The desk runs off the right and the foot; the card of the last lamp rises over its upper edge. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + deskCss + css,
  html: [
    metalFilter,
    castShadow({ left: 90, top: 170, width: 1500, height: 860, colour: shadow, opacity: 0.6, blur: 46 }),
    desktopWindow({
      left: 52,
      top: 96,
      width: 1640,
      height: 1000,
      background: colours.screen,
      screen: desk,
      highlight: "rgb(255 255 255 / 0.3)",
      colours: { outline: "rgb(7 15 69 / 0.5)", shade: "rgb(7 15 69 / 0.45)" },
    }),
    castShadow({ left: 1120, top: 130, width: 410, height: 820, colour: shadow, opacity: 0.55, blur: 40 }),
    hold,
  ].join("\n"),
});
