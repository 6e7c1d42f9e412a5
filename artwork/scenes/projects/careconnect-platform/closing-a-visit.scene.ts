import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, icon, identityCss, mark, shadow } from "./identity.ts";
import { followUp, todaysReading, visit } from "./visit.ts";

const mono = '"Geist Mono Variable"';

const css = `
.old { position: absolute; left: -30px; top: 70px; width: 790px; height: 636px; border-radius: 8px; background: #dcdad3; box-shadow: 0 0 0 1.5px #7d8a8c, inset 0 2px 0 #f6f5f0, 0 5px 10px rgb(9 60 80 / .2), 0 24px 34px -8px rgb(9 60 80 / .32); color: #4a4e4c; font-family: ${mono}; letter-spacing: -.03em }
.old header { display: flex; justify-content: space-between; padding: 0 84px 0 108px; height: 66px; line-height: 66px; font-size: 25px; background: #c6c5bd; border-bottom: 1.5px solid #a9a9a1; border-radius: 8px 8px 0 0 }
.old .area { height: 428px; margin: 26px 0 0 84px; padding: 24px 0 0 24px; background: #fbfaf5; border: 2px solid #a9a9a1; font-size: 29px; line-height: 1.56 }
.old .last { position: relative; display: inline-block; margin-top: 76px; font-size: 50px; line-height: 1.2; letter-spacing: -.05em; color: ${colours.ink}; white-space: nowrap }
.old .foot { display: flex; align-items: center; gap: 20px; margin: 22px 0 0 108px; font-size: 26px }
.old .foot i { width: 250px; height: 54px; background: #fbfaf5; border: 2px solid #a9a9a1 }
.figure { position: absolute; left: 76px; top: 768px; display: flex; align-items: flex-end; gap: 22px }
.figure b { font-size: 164px; line-height: .86; letter-spacing: -.06em; font-weight: 760 }
.figure span { font-size: 29px; line-height: 1.22; font-weight: 560; padding-bottom: 4px }
.record { position: absolute; left: 722px; top: 118px; width: 930px; height: 960px; padding: 48px 0 0 72px; border-radius: 50px 0 0 0; background: #fff; box-shadow: 0 0 0 1px rgb(11 60 78 / .16), 0 6px 12px rgb(9 60 80 / .2), 0 30px 40px -8px rgb(9 60 80 / .36) }
.record .closed { display: flex; align-items: center; gap: 12px; margin-left: auto; margin-right: 112px; padding: 11px 26px 11px 20px; border-radius: 30px; background: ${colours.wash}; color: ${colours.deep}; font-size: 27px; font-weight: 640 }
.date { margin-top: 46px; display: flex; align-items: flex-end; gap: 42px }
.leaf { width: 300px; border-radius: 40px; overflow: hidden; background: ${colours.sun}; text-align: center }
.leaf span { display: block; padding: 17px 0 15px; background: ${colours.deep}; color: #fff; font-size: 33px; font-weight: 640; letter-spacing: -.02em }
.leaf b { display: block; padding: 2px 0 28px; font-size: 214px; line-height: 1; letter-spacing: -.05em }
.date h2 { font-size: 76px; line-height: 1.04; letter-spacing: -.045em }
.date p { margin-bottom: 12px; font-size: 31px; color: ${colours.muted} }
.facts { margin-top: 48px; border-top: 2px solid ${colours.rule}; font-size: 31px }
.facts div { display: flex; align-items: center; height: 98px; border-bottom: 2px solid ${colours.rule} }
.facts span { width: 196px; color: ${colours.muted} }
.facts b { font-weight: 660 }
.pen { position: absolute; left: 0; top: 0; fill: none; stroke: ${colours.coral}; stroke-width: 7; stroke-linecap: round; stroke-linejoin: round }
`;

const note = `<div class="old"><header><span>Consultation notes</span><span>10:31</span></header>
<div class="area">evening headache x 12 d<br>BP at home ${todaysReading.systolic}/${todaysReading.diastolic}, pulse ${todaysReading.pulse}<br>missed amlodipine 3 of 7<br>shift to morning<br>
<div class="last">review 2 weeks</div></div>
<div class="foot">Next appointment<i></i></div></div>`;

const figure = `<div class="figure"><b class="display">41%</b><span>of intended follow-ups<br>had no date behind<br>them, October 2024</span></div>`;

const record = `<div class="record"><div class="row" style="gap:16px">${mark(56)}<b class="display" style="font-size:35px">${visit.patient}</b><span class="closed">${icon("tick", 29)}Visit closed</span></div>
<div class="date"><div class="leaf display"><span>February</span><b>4</b></div><div><p>Follow-up</p><h2>${followUp.weekday},<br>${followUp.time}</h2></div></div>
<div class="facts"><div><span>Owner</span><b>${followUp.owner}</b></div><div><span>Text goes</span><b>Saturday 1 February</b></div><div><span>If silent</span><b style="color:${colours.coralDeep}">Nurse calls, Sunday 9 am</b></div></div></div>`;

const pen = `<svg class="pen" width="1600" height="1000"><path d="M150 428C280 394 516 406 528 474S384 540 244 532 62 514 70 470 194 416 334 422"/><path d="M534 464C590 436 680 418 764 414M740 393l27 21 -24 26"/></svg>`;

/** The note as it used to be typed, and over it the same visit as it is closed now. */
export const scene = defineScene({
  field,
  fonts: [...fonts, "@fontsource-variable/geist-mono/index.css"],
  css: identityCss + css,
  html: [
    castShadow({ left: -60, top: 140, width: 800, height: 590, colour: shadow, opacity: 0.5, blur: 40 }),
    note,
    figure,
    castShadow({ left: 750, top: 210, width: 900, height: 860, colour: shadow, opacity: 0.7, blur: 44 }),
    record,
    pen,
  ].join("\n"),
});
