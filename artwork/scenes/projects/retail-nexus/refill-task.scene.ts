import { castShadow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { barcode, bottle, carton, caseCode, goodsDefs } from "./goods.ts";
import { handheld } from "./handheld.ts";
import { colours, field, fonts, identityCss, shadow } from "./identity.ts";
import { refill } from "./oil.ts";

const css = `
.task { height: 100%; display: flex; flex-direction: column; padding: 20px 30px 28px }
.drum { position: relative; width: 258px; height: 214px; overflow: hidden; border-radius: 18px; background: ${colours.forest}; color: #fff }
.drum b { position: absolute; left: 0; right: 0; text-align: center; font-size: 186px }
.drum::after { content: ""; position: absolute; inset: 0; border-radius: 18px; background: linear-gradient(rgb(5 30 20 / .75), transparent 34%, transparent 76%, rgb(5 30 20 / .6)) }
.case-label { position: absolute; padding: 20px 22px 16px; background: #fffdf6; box-shadow: 0 2px 5px rgb(90 50 10 / .35) }
`;

/** A scanner close up, off the head and the foot of the picture, between the case and the shelf it goes to. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    goodsDefs,
    castShadow({ left: -60, top: 330, width: 640, height: 740, colour: shadow, opacity: 0.5, radius: 20 }),
    `<div class="at" style="left:-70px;top:240px;transform:rotate(-3deg);transform-origin:0 100%">${carton(680, 880, caseLabel())}</div>`,
    shelf(),
    handheld({
      left: 500,
      top: -84,
      width: 630,
      turn: 3,
      background: colours.screen,
      screen: taskScreen(),
      shade: "#0d3a25",
    }),
    `<div class="at" style="left:1060px;top:250px;filter:drop-shadow(6px 4px 16px rgb(40 44 4 / .5))">${bottle(870)}</div>`,
  ].join("\n"),
});

function caseLabel(): string {
  return `<div class="case-label" style="left:142px;top:282px;width:392px"><div class="display" style="font-size:35px">${refill.product}</div><div style="margin-top:8px;font-size:20px;font-weight:540">Case of ${refill.caseSize}, rack ${refill.rack}</div><div style="position:relative;margin-top:18px">${barcode(caseCode, 348, 128, colours.ink)}<div class="at" style="left:-46px;right:-46px;top:58px;height:5px;border-radius:3px;background:${colours.tomato};box-shadow:0 0 14px 2px rgb(223 69 38 / .55)"></div></div><div class="figures" style="margin-top:9px;font-size:19px;letter-spacing:.22em;text-align:center">${spaced(caseCode)}</div></div>`;
}

/** Shelf B4 on the right: the first bottles stand on it. */
function shelf(): string {
  return `<div class="at" style="left:1298px;top:272px">${bottle(630)}</div><div class="at" style="left:1486px;top:272px">${bottle(630)}</div>
<div class="at" style="left:1010px;right:-20px;top:898px;height:130px;background:#e3f3e6;box-shadow:inset 0 4px 0 #fff, inset 0 14px 0 #c4e2cd, 0 -10px 18px rgb(13 58 37 / .12)"></div><div class="at" style="left:1382px;top:922px;width:190px;padding:12px 15px 30px;border-radius:6px;background:${colours.forest};color:#f3fbee;box-shadow:0 3px 6px rgb(13 58 37 / .4)"><div style="font-size:16px;font-weight:560">${refill.shelf}, ${refill.product.split(",")[0]}</div><div class="display" style="margin-top:4px;font-size:34px">₹165</div></div>`;
}

function taskScreen(): string {
  return `<div class="task">
<div class="apart" style="font-size:21px;font-weight:620"><span>${refill.time}</span><span class="row" style="gap:8px;padding:5px 13px;border-radius:20px;background:${colours.mustardTint};color:${colours.mustardDeep};font-size:18px"><svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"><path d="M2 7.500a10 10 0 0114 0M5 11a5.600 5.600 0 018 0M3 2l12 14"/></svg>No signal, saved here</span></div>
<div style="margin-top:24px;font-size:27px;font-weight:560" class="muted">Refill shelf</div>
<div class="apart"><h1 class="display" style="font-size:166px;letter-spacing:-.05em;line-height:.9">${refill.shelf}</h1><div style="margin-right:8px">${bottle(172)}</div></div>
<div class="display" style="margin-top:22px;font-size:43px">${refill.product}</div>
<div style="margin-top:8px;font-size:25px;line-height:1.35" class="muted">${refill.caseSize} bottles from back-room rack ${refill.rack}</div>
<div class="row" style="margin-top:22px;padding:16px 20px;gap:18px;border-radius:16px;background:${colours.pale}">${barcode(caseCode, 124, 48, colours.ink)}<div style="font-size:25px;font-weight:600">Case scanned</div><svg style="margin-left:auto" width="38" height="38"><circle cx="19" cy="19" r="19" fill="${colours.leaf}"/><path d="M10.500 19.500l6 6 11-12" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg></div>
<div class="row" style="margin-top:24px;gap:26px"><div class="drum"><b class="display" style="top:-124px;opacity:.62">0</b><b class="display" style="top:28px">${refill.caseSize}</b></div><div><div style="font-size:30px;font-weight:640;line-height:1.15;letter-spacing:-.01em">now on<br>the shelf</div><div class="muted" style="margin-top:18px;font-size:24px;line-height:1.3">Back room<br><b style="color:${colours.ink};font-weight:640">${refill.backRoom} to ${refill.backRoom - refill.caseSize}</b></div></div></div>
<div style="margin-top:auto;padding:25px 0;border-radius:18px;background:${colours.mustard};text-align:center;font-size:34px;font-weight:720">Done</div>
</div>`;
}

function spaced(code: string): string {
  return `${code.slice(0, 1)} ${code.slice(1, 7)} ${code.slice(7)}`;
}
