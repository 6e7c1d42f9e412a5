import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { lateVehicles, onTime } from "./fleet.ts";
import { colours, field, fonts, identityCss, shadow } from "./identity.ts";
import { deltaMap, mapCss, mapSize } from "./map.ts";
import { oldWindow, oldWindows } from "./old-windows.ts";

const after = { left: 500, top: 336, scale: 0.935 };

const css = `
.wall { position: absolute; overflow: hidden; border: 12px solid #03090c; box-shadow: 0 0 0 1.5px #2d5a66, 0 6px 12px rgb(0 10 14 / .5), 0 30px 44px -6px rgb(0 14 18 / .65) }
.label { position: absolute; line-height: .96 }
.label b { display: block; font-size: 176px; font-weight: 760; font-stretch: 80%; line-height: .8; letter-spacing: -.02em }
.label span { display: block; margin-top: 26px; font-size: 39px; font-weight: 620; line-height: 1.1; letter-spacing: -.01em }
.label small { display: block; margin-top: 10px; font-size: 24px; line-height: 1.3; color: #a9cbd1 }
`;

/** The old wall runs off above to the left, the new one below to the right and over it. */
export const scene = defineScene({
  field,
  fonts: fonts.slice(0, 2),
  css: identityCss + mapCss + css,
  html: [
    castShadow({ left: -40, top: 100, width: 960, height: 470, colour: shadow, opacity: 0.7, radius: 20 }),
    `<div class="wall" style="left:-36px;top:-36px;width:984px;height:620px;background:#22383d"><svg width="960" height="596" viewBox="-24 -14 960 596" style="display:block">${oldWindows.map(oldWindow).join("")}</svg></div>`,
    castShadow({
      left: 540,
      top: 420,
      width: 1100,
      height: 640,
      colour: "#000d11",
      opacity: 0.75,
      radius: 20,
    }),
    `<div class="wall" style="left:${after.left}px;top:${after.top}px;width:${mapSize.width * after.scale + 24}px;height:${mapSize.height * after.scale + 24}px"><svg width="${mapSize.width * after.scale}" height="${mapSize.height * after.scale}" viewBox="0 0 ${mapSize.width} ${mapSize.height}" style="display:block">${deltaMap({ tags: false, id: "after" })}</svg></div>`,
    `<div class="label display" style="left:44px;top:646px"><b>${oldWindows.length}</b><span>windows before</span><small style="font-family:'Inter Tight Variable'">Four trackers, seven calendars,<br>mail and the radio sheet</small></div>`,
    `<div class="label display" style="left:1006px;top:52px"><b style="color:${colours.late}">${lateVehicles.length}</b><span>late vehicles in colour</span><small style="font-family:'Inter Tight Variable'">${onTime} grey dots will make their slot</small></div>`,
  ].join("\n"),
});
