import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { blisterStrip } from "./blister.ts";
import { colours, display, field, fonts, icons, identityCss, lineIcon, shadow } from "./identity.ts";
import { clockOf, type Dose, type DoseState, delay, doses, now, patient, stateOf } from "./ward.ts";

const hourWidth = 98;
const x = (minutes: number) => 84 + (minutes / 60 - 8) * hourWidth;
const nowX = x(now.minutes);
const panelTop = 128;
const hourLine = { top: 304, height: 88 };
const foot = hourLine.top + hourLine.height;

const css = `${identityCss}
.panel { position: absolute; inset: ${panelTop}px -40px -40px -40px; background: ${colours.screen} }
.head { position: absolute; left: 84px; top: ${panelTop + 52}px }
.head h1 { font-size: 68px; line-height: 1; letter-spacing: -.035em }
.big { position: absolute; padding: 24px 26px; border-radius: 10px 26px 26px 26px }
.big h2 { font-size: 41px; line-height: 1; letter-spacing: -.03em }
.big p { margin-top: 13px; font-size: 26px; font-weight: 500; line-height: 1.25 }
.big b { font-weight: 750 }
.note { position: absolute; left: 84px; top: ${foot + 300}px }
.note b { display: block; font-size: 86px; line-height: 1; letter-spacing: -.045em; color: ${colours.amberInk} }
.note p { margin-top: 14px; font-size: 27px; line-height: 1.3 }
.given { background: ${colours.tealTint}; color: #064b4c }
.late { background: ${colours.amberTint}; color: ${colours.amberInk} }
.waiting { background: ${colours.card}; box-shadow: inset 0 0 0 2.5px #aec3d6 }
.due { background: ${colours.navy}; color: #fff; display: flex; padding: 0; box-shadow: 0 24px 40px -10px rgb(2 14 31 / .45) }
.press { margin-left: auto; width: 250px; border-radius: 0 26px 26px 0; background: ${colours.sky}; color: ${colours.navy}; display: grid; place-content: center; justify-items: center; gap: 4px; font: 850 46px ${display}; letter-spacing: -.03em }
`;

const stem: Readonly<Record<DoseState, string>> = {
  given: colours.teal,
  late: colours.amber,
  due: colours.navy,
  waiting: "#aec3d6",
};

const rows: readonly (readonly [Dose, number])[] = [
  [doses.metoprolol, foot + 44],
  [doses.furosemide, foot + 44],
  [doses.paracetamol, foot + 268],
  [doses.enoxaparin, foot + 44],
];

const late = doses.furosemide;

export const scene = defineScene({
  field,
  fonts,
  css,
  html: [
    castShadow({
      left: -40,
      top: panelTop + 10,
      width: 1680,
      height: 200,
      colour: shadow,
      opacity: 0.7,
      blur: 40,
      radius: 0,
    }),
    `<div class="panel"></div>`,
    `<div class="head"><h1>Bed ${patient.bed}, ${patient.name}</h1></div>`,
    ruler(),
    tile(doses.metoprolol, foot + 44, 358, "25 mg, due 08:00", "<b>Given 08:04</b>"),
    tile(late, foot + 44, 392, "40 mg, due 12:00", "<b>Given 12:47, late</b>"),
    tile(doses.enoxaparin, foot + 44, 300, "40 mg, due 20:00", "Waiting"),
    lateNote(),
    dueTile(),
    blisterStrip({ x: 1318, y: 82, turn: -10, scale: 1.06, pressed: [0, 5, 6], shadow }),
  ].join("\n"),
});

function ruler(): string {
  const names = Array.from({ length: 9 }, (_, k) => 6 + k * 2)
    .filter((hour) => hour !== 14)
    .map(
      (hour) =>
        `<text x="${x(hour * 60)}" y="${hourLine.top + 56}" text-anchor="middle" font-size="38" class="display" fill="#d6e6f5">${String(hour).padStart(2, "0")}</text>`,
    );
  const ticks = Array.from({ length: 17 }, (_, k) => 7 + k).map(
    (hour) =>
      `<path d="M${x(hour * 60)} ${hourLine.top}v${hour % 2 === 0 ? 14 : 22}" stroke="#5f82a6" stroke-width="3"/>`,
  );
  const stems = rows.map(
    ([dose, top]) =>
      `<path d="M${x(dose.due)} ${foot}V${top + 30}" stroke="${stem[stateOf(dose)]}" stroke-width="8"/>`,
  );
  return `<svg width="1600" height="1000" style="position:absolute;inset:0">
<rect x="${nowX}" y="${foot}" width="1600" height="700" fill="${colours.skyTint}" opacity=".7"/>
<rect y="${hourLine.top}" width="1600" height="${hourLine.height}" fill="${colours.ink}"/>${ticks.join("")}${names.join("")}
<path d="M${x(late.due)} ${foot + 200}V${foot + 272}H84" fill="none" stroke="${colours.amber}" stroke-width="8"/>
${stems.join("")}
<rect x="${x(late.due) - 4}" y="${foot - 16}" width="${x(late.given ?? 0) - x(late.due) + 4}" height="16" fill="${colours.amber}"/>
<rect x="${nowX - 74}" y="${hourLine.top - 10}" width="148" height="${hourLine.height + 20}" rx="18" fill="${colours.sky}"/>
<text x="${nowX}" y="${hourLine.top + 58}" text-anchor="middle" font-size="46" class="display" style="font-weight:850" fill="${colours.navy}">${now.clock}</text>
</svg>`;
}

function tile(dose: Dose, top: number, width: number, detail: string, state: string): string {
  return `<div class="big ${stateOf(dose)}" style="left:${x(dose.due) - 4}px;top:${top}px;width:${width}px;height:186px"><h2>${dose.medicine}</h2><p>${detail}<br>${state}</p></div>`;
}

/** What the nurse wrote when she was asked about the late dose. */
function lateNote(): string {
  return `<div class="note"><b class="display">${delay(late)} min late</b><p>R. Das: patient in bed 9 fell,<br>furosemide held until 12:47.</p></div>`;
}

/** The dose that is due now, with its button and the button's measure. */
function dueTile(): string {
  const dose = doses.paracetamol;
  const left = x(dose.due) - 4;
  const top = foot + 268;
  const height = 252;
  return `<div class="big due" style="left:${left}px;top:${top}px;width:700px;height:${height}px"><div style="padding:34px 0 0 34px"><h2 style="font-size:56px">${dose.medicine}</h2><p style="font-size:28px;margin-top:16px">${dose.amount} ${dose.route}<br>Due ${clockOf(dose.due)}</p></div><div class="press">${lineIcon(icons.tick, 84, 2.8)}Given</div></div>
<svg width="1600" height="1000" style="position:absolute;inset:0"><path d="M${left + 730} ${top + 2}h34M${left + 747} ${top + 2}V${top + height - 2}M${left + 730} ${top + height - 2}h34" fill="none" stroke="${colours.blue}" stroke-width="4"/><text x="${left + 776}" y="${top + height / 2 + 13}" font-size="38" class="display" fill="${colours.blue}">14 mm</text></svg>`;
}
