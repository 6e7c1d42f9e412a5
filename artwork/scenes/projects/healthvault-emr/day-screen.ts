import { line, type Point } from "#artwork/lib/paths.ts";
import { colours, icons, lineIcon, mark } from "./identity.ts";
import {
  clockOf,
  type Dose,
  type DoseState,
  doses,
  latest,
  now,
  type Observation,
  observations,
  patient,
  stateOf,
} from "./ward.ts";

const hourWidth = 54;
const midnight = 30;
const x = (minutes: number) => midnight + (minutes / 60) * hourWidth;
const nowX = x(now.minutes);

/** The hour line parts the vitals above it from the medicines below. */
const width = 1440;
const hourLine = { top: 326, height: 46 };
const rows = [24, 116, 208].map((offset) => hourLine.top + hourLine.height + offset);

export const dayCss = `
.day-head { height: 66px; padding: 0 136px 0 26px; font-size: 16.5px; background: ${colours.card} }
.day-head .tabs { display: flex; gap: 26px; margin-left: 38px; font-weight: 500; color: ${colours.muted} }
.day-head .tabs b { color: ${colours.ink}; font-weight: 700 }
.day-head .scan { gap: 9px; margin-left: 28px; padding: 11px 18px 11px 14px; border-radius: 12px; background: ${colours.skyTint}; color: ${colours.ink}; font-weight: 700 }
.day-patient { padding: 22px 28px 20px 30px; background: ${colours.card}; display: flex; align-items: flex-end; gap: 30px }
.day-patient h1 { font-size: 50px; line-height: .92; letter-spacing: -.03em }
.day-patient dl { display: flex; gap: 34px; font-size: 17px; line-height: 1.25 }
.day-patient dt { font-size: 14.5px; color: ${colours.muted} }
.day-patient dd { font-weight: 650 }
.day-allergy { display: flex; align-items: center; gap: 14px; height: 70px; padding: 0 30px 0 28px; background: ${colours.red}; color: #fff }
.day-allergy h2 { font-size: 31px; letter-spacing: -.02em }
.day-allergy p { font-size: 17px; font-weight: 500 }
.day-chart { position: relative; height: 700px }
.tile { position: absolute; height: 80px; width: 176px; padding: 13px 14px 0 16px; border-radius: 6px 14px 14px 14px }
.tile h3 { font-size: 19px; line-height: 1.1; font-weight: 750; letter-spacing: -.015em }
.tile p { margin-top: 5px; font-size: 15.5px; font-weight: 550; white-space: nowrap }
.tile.given { background: ${colours.tealTint}; color: #064b4c }
.tile.late { background: ${colours.amberTint}; color: ${colours.amberInk} }
.tile.waiting { background: ${colours.card}; box-shadow: inset 0 0 0 1.5px #b9cbdc; color: ${colours.ink} }
.tile.waiting p { color: ${colours.muted} }
.tile.due { background: ${colours.navy}; color: #fff; display: flex; width: 262px; padding-right: 0 }
.tile.due .press { width: 92px; margin: -13px 0 0 auto; border-radius: 0 14px 14px 0; background: ${colours.sky}; color: ${colours.navy}; display: grid; place-content: center; justify-items: center; font-weight: 750; font-size: 17px }
`;

const stateText: Readonly<Record<DoseState, (dose: Dose) => string>> = {
  given: (dose) => `${dose.amount}, given ${clockOf(dose.given ?? 0)}`,
  late: (dose) => `Given ${clockOf(dose.given ?? 0)}, late`,
  due: (dose) => `${dose.amount}, due ${clockOf(dose.due)}`,
  waiting: (dose) => `${dose.amount}, ${clockOf(dose.due)}`,
};

const stemColour: Readonly<Record<DoseState, string>> = {
  given: colours.teal,
  late: colours.amber,
  due: colours.navy,
  waiting: "#b9cbdc",
};

const placed: readonly (readonly [Dose, number])[] = [
  [doses.paracetamolEarly, 0],
  [doses.metoprolol, 1],
  [doses.furosemide, 0],
  [doses.paracetamol, 2],
  [doses.metoprololLate, 0],
  [doses.enoxaparin, 1],
  [doses.paracetamolLate, 2],
];

export const dayScreen = `
<div class="day-head row">${mark(36)}<b class="display" style="font-size:22px;margin-left:11px">HealthVault</b>
<div class="tabs"><b>${patient.ward}</b><span>Round</span><span>Handover</span></div>
<div class="row" style="margin-left:auto;gap:8px;font-weight:550;color:${colours.muted}">${lineIcon(icons.signal, 22, 2.2)}Ward copy saved 14:05</div>
<div class="scan row">${lineIcon('<path d="M4 5v14M8 5v14M11 5v14M15.5 5v14M20 5v14"/>', 22, 2.4)}Scan wristband</div></div>
<div class="day-patient"><h1>${patient.name}</h1><dl>
${fact("Age", `${patient.age} years`)}${fact("Bed", String(patient.bed))}${fact("Stay", "Day 3, heart failure")}${fact("Doctor", patient.doctor)}${fact("Today", now.date)}</dl></div>
<div class="day-allergy">${lineIcon(icons.stop, 38, 2.1)}<h2>Allergic to ${patient.allergy}</h2><p style="margin-left:14px">${patient.reaction}</p></div>
<div class="day-chart">${vitals()}
${placed.map(([dose, row]) => tile(dose, row)).join("")}
</div>`;

function fact(name: string, value: string): string {
  return `<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function vitals(): string {
  const bottom = hourLine.top + hourLine.height;
  return `<svg width="${width}" height="700" style="position:absolute;inset:0">
<rect x="${nowX}" y="0" width="${width}" height="700" fill="${colours.skyTint}" opacity=".55"/>
${hours()}
<path d="M${nowX} 0V${hourLine.top}" stroke="${colours.ink}" stroke-width="3"/>
${pressureLane()}
${lane({ top: 106, height: 50, low: 76, high: 98, value: (o) => o.pulse, alarm: () => false, normal: [60, 90], tags: [], colour: colours.blue })}
${lane({ top: 188, height: 50, low: 36.9, high: 38.4, value: (o) => o.temperature, alarm: (v) => v >= 38, normal: [36.6, 37.5], tags: [38.4], colour: colours.teal })}
${lane({ top: 262, height: 42, low: 92, high: 96, value: (o) => o.oxygen, alarm: (v) => v < 93, normal: [94, 97], tags: [92], colour: colours.teal })}
<rect x="0" y="${hourLine.top}" width="${width}" height="${hourLine.height}" fill="${colours.ink}"/>
${hourNames()}
${stems()}
<rect x="${x(doses.furosemide.due)}" y="${bottom - 9}" width="${x(doses.furosemide.given ?? doses.furosemide.due) - x(doses.furosemide.due)}" height="9" fill="${colours.amber}"/>
<rect x="${nowX - 38}" y="${hourLine.top - 4}" width="76" height="${hourLine.height + 8}" rx="10" fill="${colours.sky}"/>
<text x="${nowX}" y="${hourLine.top + 30}" text-anchor="middle" font-size="22" font-weight="800" class="display" fill="${colours.navy}">${now.clock}</text>
${reading(62, `${latest.systolic}/${latest.diastolic}`, "Pressure, mmHg")}
${reading(142, String(latest.pulse), "Pulse, a minute")}
${reading(222, `${latest.temperature.toFixed(1)}°`, "Down from 38.4 at 10:05")}
${reading(300, `${latest.oxygen}%`, "Oxygen, on room air")}
</svg>`;
}

function reading(y: number, value: string, unit: string): string {
  return `<text x="${nowX + 24}" y="${y}" fill="${colours.muted}" font-size="18" font-weight="500"><tspan class="display" font-size="50" style="font-weight:800" fill="${colours.ink}">${value}</tspan><tspan dx="14">${unit}</tspan></text>`;
}

function hours(): string {
  return Array.from({ length: 25 }, (_, hour) =>
    hour % 2 === 0
      ? `<path d="M${x(hour * 60)} 0V700" stroke="${colours.rule}" stroke-opacity="${hour % 6 === 0 ? 1 : 0.6}"/>`
      : "",
  ).join("");
}

function hourNames(): string {
  return Array.from({ length: 12 }, (_, k) => k * 2)
    .filter((hour) => hour !== 14)
    .map(
      (hour) =>
        `<text x="${x(hour * 60)}" y="${hourLine.top + 29}" text-anchor="middle" font-size="18" font-weight="650" fill="#d6e6f5">${String(hour).padStart(2, "0")}</text>`,
    )
    .join("");
}

/** Systolic and diastolic as a bar between two carets, as on the paper chart. */
function pressureLane(): string {
  const y = (value: number) => 86 - ((value - 74) / 70) * 66;
  return observations
    .map((o) => {
      const px = Math.min(x(o.time), nowX - 12);
      return `<path d="M${px} ${y(o.systolic)}V${y(o.diastolic)}" stroke="${colours.sky}" stroke-width="10"/><path d="M${px - 9} ${y(o.systolic) - 7}l9 8 9-8M${px - 9} ${y(o.diastolic) + 7}l9-8 9 8" fill="none" stroke="${colours.ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;
    })
    .join("");
}

interface Lane {
  top: number;
  height: number;
  low: number;
  high: number;
  value: (o: Observation) => number;
  alarm: (value: number) => boolean;
  normal: readonly [number, number];
  tags: readonly number[];
  colour: string;
}

function lane({ top, height, low, high, value, alarm, normal, tags, colour }: Lane): string {
  const y = (v: number) => top + height - ((v - low) / (high - low)) * height;
  const edge = (v: number) => Math.min(Math.max(y(v), top - 8), top + height + 10);
  const points = observations.map((o): Point => [x(o.time), y(value(o))]);
  const marks = observations
    .filter((o) => tags.includes(value(o)))
    .map(
      (o) =>
        `<text x="${x(o.time)}" y="${y(value(o)) + (value(o) > 90 ? -14 : -13)}" text-anchor="middle" font-size="17" font-weight="750" fill="${colours.amberInk}">${value(o)}</text>`,
    );
  return `<rect x="0" y="${edge(normal[1])}" width="${nowX}" height="${edge(normal[0]) - edge(normal[1])}" fill="${colours.tealTint}" opacity=".75"/>
<path d="${line(points)}" fill="none" stroke="${colour}" stroke-width="3.4" stroke-linejoin="round"/>${dots(
    points,
    (k) => {
      const o = observations[k];
      return o && alarm(value(o)) ? colours.amber : colour;
    },
  )}${marks.join("")}`;
}

function dots(points: readonly Point[], colour: (index: number) => string): string {
  return points
    .map(
      ([px, py], k) =>
        `<circle cx="${px}" cy="${py}" r="6" fill="${colour(k)}" stroke="#fff" stroke-width="2"/>`,
    )
    .join("");
}

function stems(): string {
  const from = hourLine.top + hourLine.height;
  return placed
    .map(
      ([dose, row]) =>
        `<path d="M${x(dose.due)} ${from}V${(rows[row] ?? 0) + 20}" stroke="${stemColour[stateOf(dose)]}" stroke-width="4"/>`,
    )
    .join("");
}

function tile(dose: Dose, row: number): string {
  const state = stateOf(dose);
  const press = state === "due" ? `<div class="press">${lineIcon(icons.tick, 30, 3)}Given</div>` : "";
  return `<div class="tile ${state}" style="left:${x(dose.due) - 2}px;top:${rows[row]}px"><div><h3>${dose.medicine}</h3><p>${stateText[state](dose)}</p></div>${press}</div>`;
}
