import { castShadow, framesCss, phone } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, frameColours, identityCss, shadow } from "./identity.ts";
import { heap, layer } from "./produce.ts";
import { solidFilters } from "./solid.ts";

const report = { kilos: 26, promised: 40 };

const css = `
.wheel { position: absolute; left: 96px; top: 306px; width: 1130px; height: 430px; border-radius: 44px; overflow: hidden;
  background: linear-gradient(#a9b18c, #dfe2c8 12%, #fffef6 34%, #fffff8 60%, #e6e8d0 86%, #a4ac86);
  box-shadow: 0 0 0 2px #16240f, 0 26px 36px -6px rgb(20 46 8 / .55) }
.wheel::before, .wheel::after { content: ""; position: absolute; left: 0; right: 0; height: 3px; background: ${colours.ink}; opacity: .16 }
.wheel::before { top: 100px }
.wheel::after { bottom: 100px }
.wheel span { position: absolute; left: 0; width: 1130px; text-align: center; color: ${colours.ink}; white-space: nowrap }
.wheel .near { left: -78px; font-size: 120px; line-height: 1; opacity: .5; transform: scaleY(.62) }
.wheel .now { top: 92px; font-size: 268px; line-height: 1; font-weight: 820; letter-spacing: -.06em }
.voice { position: absolute; left: 930px; top: 58px; width: 540px; height: 178px; border-radius: 40px 40px 40px 10px; background: ${colours.leafDeep}; display: flex; align-items: center; gap: 26px; padding: 0 48px; box-shadow: 0 0 0 1px #12300f, 0 22px 30px -6px rgb(20 46 8 / .5) }
.tag { position: absolute; left: 52px; top: 74px; width: 330px; height: 172px; transform: rotate(-5deg); filter: drop-shadow(0 12px 12px rgb(22 50 8 / .45)) }
`;

/** The voice that reads the screen: louder and softer syllables. */
function voice(): string {
  const random = seeded(26);
  return Array.from({ length: 21 }, (_, k) => {
    const height = 14 + Math.abs(Math.sin(k * 0.62)) * 62 * (0.55 + random() * 0.6);
    return `<rect x="${k * 14}" y="${(50 - height / 2).toFixed(1)}" width="7" height="${height.toFixed(1)}" rx="3.5" fill="${k < 13 ? colours.tape : "#6d9a63"}"/>`;
  }).join("");
}

const speaker = `<svg width="104" height="104" viewBox="0 0 104 104"><path d="M10 38h20l26-22v72L30 66H10z" fill="#fff" stroke="#fff" stroke-width="7" stroke-linejoin="round"/><path d="M70 36q12 16 0 32M83 24q22 28 0 56" fill="none" stroke="#fff" stroke-width="7.5" stroke-linecap="round"/></svg>`;

/** Marks along both rims of the drum, closer together where it turns away. */
const rims = Array.from({ length: 25 }, (_, k) => {
  const angle = ((k - 12) / 12) * 1.45;
  const y = 215 + Math.sin(angle) * 215;
  const length = k % 4 === 0 ? 74 : 40;
  const opacity = (0.15 + Math.cos(angle) * 0.6).toFixed(2);
  return `<path d="M0 ${y.toFixed(1)}h${length}M1130 ${y.toFixed(1)}h${-length}" stroke="${colours.ink}" stroke-width="5" opacity="${opacity}"/>`;
}).join("");

const wheel = `<div class="wheel"><svg width="1130" height="430" style="position:absolute;inset:0">${rims}</svg>
<span class="display near" style="top:-14px">${report.kilos - 1}</span><span class="display now">${report.kilos}<span style="position:static;font-size:104px;letter-spacing:-.03em;font-weight:720;margin-left:26px">kg</span></span><span class="display near" style="bottom:-26px">${report.kilos + 1}</span></div>
<svg width="1600" height="1000" style="position:absolute;inset:0"><path d="M60 473l112 48-112 48z" fill="${colours.tape}" stroke="#16240f" stroke-width="3" stroke-linejoin="round"/></svg>`;

const screen = `<svg width="640" height="1300" style="position:absolute;left:0;top:0"><rect width="640" height="560" fill="#d5e6ad"/>${heap(
  [
    ["okra", { x: 146, y: 318, scale: 2.65, turn: -21 }],
    ["okra", { x: 164, y: 376, scale: 2.6, turn: -5 }],
  ],
  "drop-shadow(0 12px 12px rgb(40 60 10 / .4))",
)}</svg>
<div style="position:absolute;left:44px;right:44px;top:924px;height:150px;border-radius:44px;background:#2f8a35;display:grid;place-items:center;box-shadow:inset 0 -7px 0 #226a29"><svg width="110" height="96" viewBox="0 0 110 96"><path d="M16 50l27 27 52-60" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/></svg></div>`;

const tuesday = `<svg class="tag" viewBox="0 0 330 172" style="overflow:visible"><path d="M34 0H330V172H34L0 138V34z" fill="#fffdf0"/><circle cx="34" cy="86" r="12" fill="${field}"/><path d="M34 86C-10 60 -30 40 -90 46" fill="none" stroke="#8a6a34" stroke-width="5"/><text x="70" y="56" font-size="29" style="font-weight:600" fill="${colours.muted}">Tuesday</text><text x="68" y="138" class="display" font-size="84" fill="${colours.clay}">${report.promised} kg</text><path d="M62 112L304 102" stroke="${colours.clay}" stroke-width="8" stroke-linecap="round"/></svg>`;

/** The wheel leaves its phone and fills the frame; the phone runs off the top. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    solidFilters,
    castShadow({ left: 330, top: 0, width: 660, height: 960, colour: shadow, opacity: 0.6 }),
    phone({
      left: 322,
      top: -160,
      width: 676,
      height: 1130,
      background: colours.screen,
      screen,
      colours: frameColours,
    }),
    castShadow({ left: 130, top: 400, width: 1060, height: 380, colour: shadow, opacity: 0.6, blur: 40 }),
    wheel,
    tuesday,
    `<div class="voice">${speaker}<svg width="300" height="100">${voice()}</svg></div>`,
    layer(
      heap(
        [
          ["okra", { x: 1318, y: 556, scale: 3.3, turn: 50 }],
          ["okra", { x: 1196, y: 640, scale: 3.7, turn: 40 }],
          ["okra", { x: 1146, y: 868, scale: 3.2, turn: 12 }],
        ],
        "drop-shadow(0 20px 18px rgb(22 50 8 / .5))",
      ),
    ),
  ].join("\n"),
});
