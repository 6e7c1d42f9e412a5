import { castShadow, framesCss } from "#artwork/lib/frames.ts";
import { handCss, handFont } from "#artwork/lib/hand.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { clipboard } from "./clipboard.ts";
import { colours, field, fonts, icons, identityCss, lineIcon, mark, shadow, wardTablet } from "./identity.ts";
import { clockOf, type Dose, doses, now, patient, stateOf } from "./ward.ts";

const css = `${framesCss}${identityCss}${handCss}
.vault-head { height: 84px; padding: 0 34px; background: ${colours.card} }
.vault-name { padding: 20px 34px 26px; background: ${colours.card} }
.vault-name h1 { font-size: 66px; line-height: .95; letter-spacing: -.035em }
.vault-name p { margin-top: 12px; font-size: 25px; color: ${colours.muted} }
.vault-allergy { display: flex; align-items: center; gap: 24px; height: 152px; padding: 0 34px; background: ${colours.red}; color: #fff }
.vault-allergy h2 { font-size: 55px; line-height: 1; letter-spacing: -.035em; white-space: nowrap }
.vault-allergy p { margin-top: 10px; font-size: 25px; font-weight: 500; white-space: nowrap }
.vault-row { display: grid; grid-template-columns: 128px 1fr; align-items: center; height: 116px; margin-left: 34px; border-bottom: 2px solid ${colours.rule} }
.vault-row:last-child { border: 0 }
.vault-row time { font-size: 33px; font-weight: 700; color: ${colours.muted} }
.vault-row h3 { font-size: 35px; letter-spacing: -.025em }
.vault-row p { font-size: 24px; font-weight: 550 }
`;

const tone = {
  given: colours.teal,
  late: colours.amberInk,
  due: colours.blue,
  waiting: colours.muted,
} as const;

function doseText(dose: Dose): string {
  const state = stateOf(dose);
  if (state === "late") return `Given ${clockOf(dose.given ?? 0)}, late`;
  if (state === "given") return `Given ${clockOf(dose.given ?? 0)}`;
  return state === "due" ? "Due now" : "Waiting";
}

const row = (dose: Dose) =>
  `<div class="vault-row"><time>${clockOf(dose.due)}</time><div><h3>${dose.medicine} <span style="font-weight:500;color:${colours.muted}">${dose.amount}</span></h3><p style="color:${tone[stateOf(dose)]}">${doseText(dose)}</p></div></div>`;

const screen = `<div class="vault-head row">${mark(44)}<b class="display" style="font-size:30px;margin-left:14px">HealthVault</b><b style="margin-left:auto;margin-right:176px;font-size:30px">${now.clock}</b></div>
<div class="vault-name"><h1>${patient.name}</h1><p>${patient.age} years, bed ${patient.bed}, ${patient.ward}</p></div>
<div class="vault-allergy">${lineIcon(icons.stop, 78, 1.9)}<div><h2>Allergic to ${patient.allergy}</h2><p>Rash and swollen lips, 2019</p></div></div>
${[doses.metoprolol, doses.furosemide, doses.paracetamol, doses.enoxaparin].map(row).join("")}`;

/** Left, the clipboard that hid the line; right, the screen that cannot. */
export const scene = defineScene({
  field,
  fonts: [...fonts, handFont],
  css,
  html: [
    `<div style="position:absolute;left:-12px;top:76px;rotate:-4deg;transform-origin:370px 500px">${clipboard({ shadow })}</div>`,
    castShadow({ left: 860, top: 160, width: 900, height: 960, colour: shadow, opacity: 0.75, blur: 46 }),
    wardTablet({ left: 822, top: 96, width: 940, height: 1100, screen }),
  ].join("\n"),
});
