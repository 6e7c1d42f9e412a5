import { castShadow, framesCss, tablet } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { closingCard, closingCss } from "./closing.ts";
import { colours, field, fonts, icon, identityCss, mark, shadow } from "./identity.ts";
import { tablePicture } from "./table-picture.ts";
import { lastReadings, type Reading, todaysReading, visit } from "./visit.ts";

const css = `
.top { display: flex; align-items: center; gap: 13px; height: 92px; padding: 0 32px 0 108px; background: ${colours.card}; border-bottom: 1px solid ${colours.rule} }
.top .display { font-size: 25px }
.top .who { margin-left: 42px; font-size: 19px; color: ${colours.muted} }
.top .who b { color: ${colours.ink}; font-weight: 660 }
.top .clock { margin-left: auto; font-size: 19px; font-weight: 600 }
.line-state { display: flex; align-items: center; gap: 10px; padding: 9px 17px 9px 13px; border-radius: 30px; background: ${colours.sunTint}; color: ${colours.sunDeep}; font-size: 17.5px; font-weight: 620 }
.notes { position: absolute; left: 0; top: 92px; bottom: 0; width: 500px; padding: 28px 30px 0 108px }
.notes h3 { font-size: 20px; font-weight: 680; letter-spacing: -.02em }
.notes h3 + p { margin-top: 6px }
.notes p { font-size: 18px; line-height: 1.42; color: #33535f }
.notes section + section { margin-top: 27px }
.notes small { position: absolute; left: 181px; top: 4px; font: 560 16px "Hanken Grotesk Variable"; letter-spacing: 0; color: ${colours.muted} }
.reading { display: grid; grid-template-columns: 66px 1fr 84px; align-items: center; height: 42px; font-size: 18px; color: ${colours.muted} }
.reading b { text-align: right; font-size: 20px; font-weight: 640; color: ${colours.ink} }
.reading.today { font-weight: 640; color: ${colours.coralDeep} }
.reading.today b { font-size: 24px; font-weight: 720; color: ${colours.coralDeep} }
.medicine { display: flex; justify-content: space-between; padding: 9px 0; font-size: 18px; border-bottom: 1.5px solid ${colours.rule} }
.medicine b { font-weight: 620 }
.medicine span { color: ${colours.muted} }
.medicine .late { color: ${colours.coralDeep}; font-weight: 620 }
.typed { margin-top: 10px; padding: 15px 18px; height: 360px; border-radius: 18px; background: #fff; box-shadow: inset 0 0 0 2px ${colours.rule}; font-size: 18px; line-height: 1.42 }
.attached { display: flex; align-items: center; gap: 12px; margin-top: 18px; padding: 14px 16px; border-radius: 14px; background: ${colours.coralTint}; color: ${colours.coralDeep}; font-size: 17.5px }
.view { position: absolute; left: 500px; top: 92px; right: 0; bottom: 0; overflow: hidden; background: #c89a52 }
.picture { position: absolute; left: 0; top: 0 }
.caption { position: absolute; left: 24px; top: 24px; display: flex; align-items: center; gap: 10px; padding: 11px 19px 11px 15px; border-radius: 30px; background: rgb(11 42 54 / .86); color: #fff; font-size: 18px; font-weight: 580 }
.controls { position: absolute; left: 316px; top: 734px; display: flex; align-items: center; gap: 8px; padding: 8px; border-radius: 40px; background: rgb(11 42 54 / .92); color: #fff; font-size: 18px; font-weight: 600 }
.controls span { display: flex; align-items: center; justify-content: center; gap: 10px; height: 52px; min-width: 56px; border-radius: 30px }
.controls .ask { padding: 0 20px 0 16px; background: #fff; color: ${colours.ink} }
`;

/** Diastolic to systolic as a bar, with the limit of 140 drawn through all rows. */
function reading({ day, systolic, diastolic }: Reading, today = false): string {
  const x = (pressure: number) => ((pressure - 80) / 84) * 180;
  const colour = today ? colours.coral : "#8fb6c4";
  return `<div class="reading ${today ? "today" : ""}">${day}<svg width="190" height="42"><path d="M${x(140)} 0V42" stroke="${colours.ink}" stroke-opacity=".3" stroke-width="1.5" stroke-dasharray="3 4"/><rect x="${x(diastolic)}" y="15" width="${x(systolic) - x(diastolic)}" height="12" rx="6" fill="${colour}"/></svg><b>${systolic}/${diastolic}</b></div>`;
}

const notes = `<div class="notes">
<section><h3>Reason for the visit</h3><p>Headache most evenings since 9 January.</p></section>
<section><h3 style="margin-bottom:6px;position:relative">Blood pressure<small>140</small></h3>${lastReadings.map((entry) => reading(entry)).join("")}${reading({ day: "Today", ...todaysReading }, true)}</section>
<section><h3 style="margin-bottom:3px">Prescription</h3><div class="medicine"><b>Telmisartan 40 mg</b><span>8 am</span></div><div class="medicine"><b>Amlodipine 5 mg</b><span class="late">3 of 7 missed</span></div></section>
<section><h3>Notes</h3><div class="typed">Amlodipine moves to 8 am, with the other tablet. One reading a day, seated, before tea. He calls at once above 160/100.<div class="attached">${icon("frame", 25)}<span><b>148/92</b> read off the frame</span></div></div></section>
</div>`;

const screen = `<div class="top">${mark(38)}<span class="display">CareConnect</span><span class="who"><b>${visit.patient}</b>, ${visit.age}, ${visit.town}</span>
<span class="clock">10:24</span><span class="line-state">${icon("signal", 22)}190 kbit/s, voice first</span></div>
${notes}<div class="view">${tablePicture}<div class="caption">${icon("frame", 24)}Sharp frame, 10:23</div>
<div class="controls"><span>${icon("microphone", 26)}</span><span>${icon("camera", 27)}</span><span class="ask">${icon("frame", 25)}Another sharp frame</span></div></div>`;

/** The doctor's tablet runs off the left and the foot; the closing step lies over its corner on the field. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + closingCss + css,
  html: [
    castShadow({ left: -60, top: 160, width: 1400, height: 900, colour: shadow, opacity: 0.62, blur: 46 }),
    tablet({
      left: -64,
      top: 62,
      width: 1452,
      height: 1020,
      background: colours.screen,
      screen,
      colours: { body: "#0a161b", rim: "#456270", outline: "#10262f", shade: "rgb(9 60 80 / 0.42)" },
    }),
    castShadow({ left: 1096, top: 300, width: 424, height: 540, colour: "#2a1c08", opacity: 0.5, blur: 36 }),
    closingCard("left:1062px;top:206px;width:484px"),
  ].join("\n"),
});
