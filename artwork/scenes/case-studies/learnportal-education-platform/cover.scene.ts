import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { androidBar, handset, handsetCss } from "./android.ts";
import { classCss, classScreen } from "./class-screen.ts";
import { kept, limit, used } from "./downloads.ts";
import { bud, cable, earphoneDefs } from "./earphones.ts";
import { clocks, colours, field, fonts, icons, identityCss, lineIcon, shadow } from "./identity.ts";

const live = { left: 64, top: 66, width: 1108, height: 560 };
const quiz = { left: 1116, top: 196, width: 430, height: 900 };
const store = { left: 176, top: 526, width: 452, height: 900 };

const css = `
.page { padding: 4px 26px 0 }
.meter { display: flex; height: 34px; margin-top: 16px; border-radius: 12px; overflow: hidden; background: ${colours.rule} }
.answer { margin-top: 12px; padding: 17px 20px; border-radius: 18px; font-size: 19px; line-height: 1.28; box-shadow: inset 0 0 0 2px ${colours.rule} }
.answer.given { background: ${colours.blueTint}; box-shadow: inset 0 0 0 3px ${colours.blue}; font-weight: 480 }
.waits { margin: 26px -26px 0; padding: 26px 26px 200px; background: ${colours.ink}; color: #fff }
.waiting, .kept { display: flex; align-items: center; gap: 12px; height: 52px; font-size: 20px; border-top: 1px solid rgb(255 255 255 / .18) }
.kept { height: 46px; border-color: ${colours.rule} }
.kept:first-child { border: 0 }
.kept i { width: 16px; height: 16px; border-radius: 5px }
.waiting b, .kept b { margin-left: auto; font-weight: 520 }
`;

const tones = [colours.blue, colours.red, colours.ink];

const storeScreen = `<div class="page" style="padding-top:96px"><h2 style="font-size:30px">This week, Wanjiru</h2>
<div class="display" style="margin-top:16px;font-size:96px;line-height:.95;letter-spacing:-.045em">${used}<span style="font-size:33px;letter-spacing:-.02em;margin-left:12px;font-weight:460">of ${limit} MB</span></div>
<div class="meter">${kept.map(({ size }, index) => `<div style="width:${(size / limit) * 100}%;background:${tones[index]}"></div>`).join("")}</div>
<div style="margin-top:14px">${kept.map(({ kind, count, size }, index) => `<div class="kept"><i style="background:${tones[index]}"></i>${count > 1 ? `${count} ${kind}` : kind}<b>${size.toFixed(1)} MB</b></div>`).join("")}</div></div>`;

const answers = [
  { topic: "Greeting", at: "21:04" },
  { topic: "Date and place", at: "21:07" },
  { topic: "Opening line", at: "21:11" },
];

const quizScreen = `${androidBar(clocks.india, "", 0, 18, colours.ink)}<div class="page"><p style="font-size:18px;color:${colours.muted}">Office English, question 3 of 3</p>
<h2 style="margin-top:8px;font-size:33px">How does the letter to the supplier begin?</h2>
<div style="margin-top:18px"><div class="answer">I want my money back now.</div><div class="answer given">I am writing about invoice 218.</div><div class="answer">Hope you are fine and happy.</div></div>
<div class="waits"><h2 style="font-size:39px">3 answers wait<br>for signal</h2><p style="margin-top:10px;font-size:20px;line-height:1.36;color:#f4dfb8">Due at 22:00. They count as on time.</p>
<div style="margin-top:18px">${answers.map(({ topic, at }) => `<div class="waiting"><span style="color:${field};display:grid">${lineIcon(icons.wait, 25)}</span>${topic}<b>${at}</b></div>`).join("")}</div></div></div>`;

/** The class lies on its side across the top; a quiz without signal overlaps it, downloads come from below. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + handsetCss + classCss + css,
  html: [
    `<svg width="1600" height="1000" style="position:absolute;inset:0">${earphoneDefs}${cable([
      [40, 424],
      [-16, 456],
      [-6, 580],
      [62, 720],
      [150, 840],
      [230, 960],
      [250, 1040],
    ])}</svg>`,
    castShadow({ left: 210, top: 660, width: 400, height: 500, colour: shadow, opacity: 0.6 }),
    handset({ ...store, screen: storeScreen, body: "#1d3f83", rim: "#6f94d8" }),
    castShadow({ left: 90, top: 150, width: 1050, height: 500, colour: shadow, opacity: 0.6 }),
    handset({ ...live, screen: classScreen(978, 521), sideways: true }),
    `<svg width="1600" height="1000" style="position:absolute;inset:0"><rect x="54" y="412" width="12" height="22" fill="#b9b2a6"/><rect x="30" y="408" width="28" height="30" rx="8" fill="#f6eee0"/><rect x="30" y="428" width="28" height="10" rx="5" fill="#cdb999"/></svg>`,
    castShadow({ left: 1140, top: 290, width: 390, height: 800, colour: shadow, opacity: 0.75 }),
    handset({ ...quiz, screen: quizScreen, body: "#efe6d6", rim: "#ffffff" }),
    `<svg width="1600" height="1000" style="position:absolute;inset:0">${cable([
      [790, 902],
      [812, 950],
      [800, 1040],
    ])}${cable([
      [906, 962],
      [880, 1000],
      [850, 1050],
    ])}${bud(734, 768, -22, 1.12)}${bud(976, 812, 25, 1.12)}</svg>`,
  ].join("\n"),
});
