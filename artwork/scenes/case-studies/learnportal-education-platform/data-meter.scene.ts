import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { androidBar, handset, handsetCss } from "./android.ts";
import { coin, coinDefs } from "./coin.ts";
import { clip, limit, ready, readyPrice, readySize, used } from "./downloads.ts";
import { clocks, colours, field, fonts, icons, identityCss, lineIcon, shadow } from "./identity.ts";
import { wiringClip } from "./wiring.ts";

const people = ["Wanjiru", "Otieno", "Achieng"];

const css = `
.page { width: 982px; padding: 0 0 0 50px }
.people { display: flex; gap: 12px; padding-top: 4px }
.people div { padding: 16px 34px 18px; border-radius: 26px; font-size: 34px; color: ${colours.muted}; box-shadow: inset 0 0 0 3px ${colours.rule} }
.people .current { background: ${colours.ink}; color: #fff; box-shadow: none; font-weight: 520 }
.tank { position: relative; margin-top: 30px; height: 250px; border-radius: 44px; overflow: hidden; background: ${colours.tint} }
.tank > i { position: absolute; inset: 0 auto 0 0; background: ${field} }
.fetch { display: flex; align-items: center; justify-content: space-between; padding: 30px 0; border-bottom: 3px solid ${colours.rule} }
.clip { position: absolute; left: 56px; top: 470px; width: 530px; border-radius: 44px; overflow: hidden; background: ${colours.paper}; box-shadow: 0 0 0 1px rgb(96 48 0 / .35), 0 6px 12px rgb(96 48 0 / .3), 0 28px 40px -8px rgb(96 48 0 / .5) }
`;

const screen = `<div style="width:1012px">${androidBar(clocks.kenya, "3G", 3, 30, colours.ink)}</div>
<div class="page"><div class="people">${people.map((name, index) => `<div class="${index === 0 ? "current" : ""}">${name}</div>`).join("")}</div>
<div class="tank"><i style="width:${(used / limit) * 100}%"></i><div class="display" style="position:absolute;left:40px;top:36px;font-size:172px;line-height:1;letter-spacing:-.055em">${used}<span style="font-size:58px;letter-spacing:-.03em;margin-left:86px;font-weight:480">of ${limit} MB stored</span></div></div>
<div class="fetch"><div><h2 style="font-size:54px">${ready.classes} classes</h2><p style="margin-top:8px;font-size:34px;color:${colours.muted}">${ready.each} MB each, ${readySize.toFixed(1)} MB in all</p></div><div style="text-align:right"><div class="display" style="font-size:66px;line-height:1"><span style="font-size:34px;font-weight:440;margin-right:12px;letter-spacing:0">about</span>KSh ${readyPrice}</div><p style="margin-top:6px;font-size:34px;color:${colours.muted}">at your tariff</p></div></div>
<div style="margin-top:30px;padding:32px 0;border-radius:36px;background:${colours.blue};color:#fff;display:flex;justify-content:center;gap:20px;font-size:42px;font-weight:520">${lineIcon(icons.down, 52, 2.2)}Download ${readySize.toFixed(1)} MB</div><p style="margin-top:28px;font-size:31px;color:${colours.muted}">Nothing is fetched unless you ask.</p></div>`;

/** The meter fills a phone that runs off three edges; the clip that Thursday needs hangs out of it. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + handsetCss + css,
  html: [
    castShadow({ left: 560, top: 130, width: 1000, height: 1000, colour: shadow, opacity: 0.65 }),
    handset({ left: 516, top: 62, width: 1240, height: 1900, screen, body: "#1d3f83", rim: "#6f94d8" }),
    castShadow({ left: 90, top: 560, width: 470, height: 400, colour: shadow, opacity: 0.7, blur: 38 }),
    `<svg width="1600" height="1000" style="position:absolute;inset:0">${coinDefs}${coin(388, 232)}</svg>`,
    `<div class="clip">${wiringClip}<div style="padding:26px 32px 32px"><h2 style="font-size:40px">${clip.title}</h2><p style="margin-top:8px;font-size:30px;color:${colours.muted}">${clip.seconds} seconds, ${clip.size} MB</p><p style="margin-top:16px;font-size:29px;font-weight:540;color:${colours.red}">Needed before Thursday’s class</p></div></div>`,
  ].join("\n"),
});
