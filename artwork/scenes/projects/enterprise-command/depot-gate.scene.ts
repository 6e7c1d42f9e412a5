import { castShadow, framesCss, tablet } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { clockOf } from "./fleet.ts";
import { docks, gateTime, slotRows } from "./gate-slots.ts";
import { colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";
import { lorryFront } from "./lorry-front.ts";

const inset = 84;

const css = `
.screen { position: absolute; inset: 0; color: ${colours.ink} }
.head { height: 84px; display: flex; align-items: center; gap: 16px; padding: 0 34px 0 ${inset}px; background: ${colours.wall}; color: ${colours.text} }
.head h1 { font-size: 32px; font-weight: 680; letter-spacing: -.01em }
.head p { margin-left: 12px; font-size: 20px; color: ${colours.muted} }
.head b { margin-left: auto; font-size: 46px; font-weight: 560 }
.docks { padding: 26px 0 16px ${inset}px }
.slot { display: grid; grid-template-columns: 122px 250px 1fr 78px; align-items: center; height: 108px; padding: 0 30px 0 ${inset}px; border-top: 2px solid ${colours.paperRule} }
.slot time { font-size: 36px; font-weight: 560; letter-spacing: -.04em; line-height: 1.05 }
.slot time s { display: block; font-size: 20px }
.slot .code { font-size: 27px; font-weight: 680; font-stretch: 96% }
.slot p { font-size: 18px; color: ${colours.inkMuted}; white-space: nowrap }
.slot .bay { display: grid; place-items: center; width: 74px; height: 74px; border-radius: 14px; background: #dfebe8; font-size: 16px; font-weight: 560; line-height: 1; padding: 8px 0 }
.slot .bay b { font-size: 36px; font-weight: 700; font-stretch: 90% }
.slot.moved { background: ${colours.late}; border-color: ${colours.late} }
.slot.moved p, .slot.moved s { color: #5b3a00 }
.slot.moved .bay { background: ${colours.ink}; color: ${colours.late} }
.slot.silent .code, .slot.silent time { color: #7f989b }
.slot .code i { display: inline-block; width: 16px; height: 16px; margin-right: 10px; border-radius: 20px; background: #6f8d92 }
.slot.moved .code i { background: ${colours.ink} }
.slot.silent .code i { background: none; border: 3.5px solid #b0401d }
.slot.silent p { color: #b0401d; font-weight: 600 }
svg text { font-family: "Inter Tight Variable" } svg .display { font-family: "Saira Variable" } svg .mono { font-family: "JetBrains Mono Variable" }
.scales { position: absolute; left: 1158px; top: 868px; width: 330px; height: 160px; display: flex; justify-content: space-between; padding: 22px 24px; border-radius: 14px; background: #0a1418; border: 5px solid #5d7f87; box-shadow: 0 12px 22px rgb(0 10 14 / .6); color: #ff6a4a; font-size: 66px; line-height: 1; font-weight: 600 }
.scales span { font: 560 22px/1.2 "Inter Tight Variable"; letter-spacing: 0; color: ${colours.text}; padding-top: 8px }
`;

const screen = `<div class="screen"><div class="head">${mark(42)}<h1 class="display">Depot 4, Betberia</h1><p>Gate, rain since 05:10</p><b class="mono">${clockOf(gateTime)}</b></div>
<div class="docks">${docks}</div>${slotRows}</div>`;

const random = seeded(652);
const rain = Array.from({ length: 120 }, () => {
  const [x, y, length] = [880 + random() * 800, random() * 1000 - 60, 26 + random() * 54];
  return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * 0.22).toFixed(1)} ${length.toFixed(0)}`;
}).join("");

/** The wet weighbridge, and the lamps' light on it. */
const ground = `<svg width="1600" height="1000" style="position:absolute;inset:0"><path d="M900 900H1600V1000H900z" fill="#0a323e"/><path d="M1000 930H1600V1000H1000z" fill="#174a57"/><path d="${Array.from({ length: 30 }, (_, k) => `M${1010 + k * 22} 936l12 12`).join("")}" stroke="#2c6776" stroke-width="4"/><path d="M1086 916l54 0 24 84h-110zM1498 916l54 0 40 84h-110z" fill="#ffe9b0" opacity=".16"/></svg>`;

const crown = `<text class="display" y="192" text-anchor="middle" font-size="60" font-weight="740" font-stretch="92%" fill="${colours.late}">Delta Freight</text>`;

/** The gate's tablet, and in front of it the lorry that stands on the scales. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    ground,
    castShadow({ left: 1080, top: 820, width: 500, height: 130, colour: shadow, opacity: 0.8, blur: 26 }),
    lorryFront(1324, 34, "DF-045", crown),
    `<svg width="1600" height="1000" style="position:absolute;inset:0"><path d="${rain}" stroke="#dff1f3" stroke-opacity=".34" stroke-width="3" stroke-linecap="round"/></svg>`,
    '<div class="scales mono"><span>Scales<br>tonnes</span>27.46</div>',
    castShadow({ left: -60, top: 150, width: 1110, height: 860, colour: shadow, opacity: 0.75 }),
    tablet({
      left: -64,
      top: 50,
      width: 1114,
      height: 1030,
      background: colours.paper,
      screen,
      colours: { body: "#0a1518", rim: "#3d5860", outline: "#02090b", shade: "rgb(0 14 18 / 0.5)" },
    }),
  ].join("\n"),
});
