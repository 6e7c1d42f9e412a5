import { line, type Point } from "#artwork/lib/paths.ts";
import {
  allergy,
  hba1c,
  hba1cNow,
  hba1cTarget,
  labs,
  lastNote,
  medicines,
  patient,
  problems,
} from "./chart.ts";
import { colours, icons, lineIcon, mark, now } from "./identity.ts";

export const chartCss = `
.bar { display: flex; align-items: center; gap: 13px; height: 76px; padding: 0 30px; border-bottom: 1px solid ${colours.rule} }
.bar .mark { width: 36px; height: 36px }
.bar .find { display: flex; align-items: center; gap: 10px; width: 400px; height: 46px; margin-left: 30px; padding: 0 16px; border-radius: 14px; background: ${colours.tint}; font-size: 18px; color: ${colours.muted} }
.who { display: flex; align-items: baseline; gap: 18px; padding: 22px 30px 20px }
.who h1 { font-size: 46px; letter-spacing: -.04em }
.who span { font-size: 19px; color: ${colours.muted} }
.allergy { display: flex; align-items: center; gap: 22px; height: 116px; padding: 0 30px; background: ${colours.berry}; color: #fff }
.allergy h2 { font-size: 50px; letter-spacing: -.04em }
.allergy p { margin-left: 14px; font-size: 19px; line-height: 1.35; color: #ffe3eb }
.parts { position: absolute; left: 0; right: 0; top: 282px; bottom: 0; display: grid; grid-template-columns: 446px 396px 1fr }
.parts > div { padding: 28px 30px 0 }
.parts > div + div { border-left: 1px solid ${colours.rule} }
.parts h3 { font-size: 23px }
.drug { display: flex; align-items: baseline; justify-content: space-between; height: 53px; padding-top: 13px; border-bottom: 1px solid ${colours.rule}; font-size: 21px; white-space: nowrap }
.drug b { font-weight: 600 }
.drug em { font-style: normal; font-size: 18px; color: ${colours.muted} }
.drug i { font-style: normal; margin-left: 10px; padding: 2px 9px; border-radius: 7px; background: ${colours.straw}; color: ${colours.strawInk}; font-size: 16px; font-weight: 600 }
.problem { display: flex; justify-content: space-between; padding: 11px 0; font-size: 20px; font-weight: 520 }
.problem span { color: ${colours.muted}; font-weight: 420; font-size: 18px }
.note { margin: 18px -30px 0; padding: 24px 30px 40px; background: ${colours.tint}; height: 560px }
.lab { display: grid; grid-template-columns: 1fr auto; padding: 13px 0 0; font-size: 18.5px }
.lab b { font-size: 21px; font-weight: 640 }
.lab small { font-size: 16px; color: ${colours.muted}; font-weight: 420; margin-left: 5px }
.lab svg { grid-column: 1 / 3; margin-top: 7px }
`;

const drugs = medicines.map((medicine) => {
  const fresh = "fresh" in medicine ? "<i>new</i>" : "";
  return `<div class="drug"><span><b>${medicine.name}</b> ${medicine.dose}${fresh}</span><em>${medicine.when}</em></div>`;
});

const trend = { width: 388, height: 150, top: 9, bottom: 6.4 };
const trendPoints = hba1c.map(
  ({ value }, index): Point => [
    14 + index * 88,
    ((trend.top - value) / (trend.top - trend.bottom)) * trend.height,
  ],
);
const targetY = ((trend.top - hba1cTarget) / (trend.top - trend.bottom)) * trend.height;

const trendChart = `<svg width="${trend.width}" height="184" style="display:block;margin-top:2px;overflow:visible">
<rect y="${targetY}" width="${trend.width}" height="${trend.height - targetY}" fill="${colours.leafTint}"/>
<text x="8" y="${trend.height - 9}" font-size="16" fill="${colours.leaf}" font-weight="560">target under ${hba1cTarget.toFixed(1)}</text>
<path d="${line(trendPoints)}" fill="none" stroke="${colours.ink}" stroke-width="3.4" stroke-linejoin="round"/>
${trendPoints.map(([x, y], index) => `<circle cx="${x}" cy="${y}" r="${index === 4 ? 8 : 5.5}" fill="${index === 4 ? colours.berry : colours.screen}" stroke="${index === 4 ? colours.screen : colours.ink}" stroke-width="3"/>`).join("")}
${hba1c.map(({ when }, index) => `<text x="${14 + index * 88}" y="176" font-size="16" text-anchor="${index === 0 ? "start" : "middle"}" ${index === 0 ? 'dx="-14"' : ""} fill="${colours.muted}">${when}</text>`).join("")}
</svg>`;

const labRows = labs.map(({ name, value, unit, low, high, from, to, decimals }) => {
  const x = (reading: number) => ((reading - from) / (to - from)) * trend.width;
  const outside = value < low || value > high;
  const colour = outside ? colours.berry : colours.ink;
  return `<div class="lab"><span>${name}</span><span style="color:${colour}"><b>${value.toFixed(decimals)}</b><small>${unit}</small></span><svg width="${trend.width}" height="14"><rect y="4" width="${trend.width}" height="6" rx="3" fill="${colours.rule}"/><rect x="${x(low)}" y="4" width="${x(high) - x(low)}" height="6" fill="#8cc9b6"/><rect x="${x(value) - 3.5}" width="7" height="14" rx="3" fill="${colour}"/></svg></div>`;
});

/** The five parts of the first screen, 1278 wide; the allergy cannot be scrolled away. */
export const chartScreen = `<div class="bar"><span class="mark">${mark}</span><span class="display" style="font-size:25px">HealthMatrix</span>
<div class="find">${lineIcon(icons.search, 22)}Name, mobile, file or year</div><span style="margin-left:auto;padding-right:232px;font-size:18px"><b style="font-weight:600">${now.clinic}</b> <span style="color:${colours.muted}">${now.time}</span></span></div>
<div class="who"><h1>${patient.name}</h1><span>${patient.age}, born ${patient.born}, ${patient.file}</span></div>
<div style="position:absolute;left:0;right:0;top:166px" class="allergy">${lineIcon(icons.warning, 54, 1.9)}<h2>Penicillin</h2><p>${allergy.reaction}.<br>${allergy.source}</p></div>
<div class="parts"><div><h3>Current medicines</h3><div style="margin-top:6px">${drugs.join("")}</div></div>
<div><h3>Problems</h3><div style="margin-top:8px">${problems.map(({ name, since }) => `<div class="problem">${name}<span>${since}</span></div>`).join("")}</div>
<div class="note"><h3>Last note</h3><p style="margin-top:8px;font-size:18px;color:${colours.muted}">${lastNote.when}<br>${lastNote.who}</p><p style="margin-top:14px;font-size:20px;line-height:1.42">${lastNote.text}</p><p style="margin-top:16px;padding:10px 14px;border-radius:12px;background:${colours.strawTint};color:${colours.strawInk};font-size:18px;font-weight:560">${lastNote.late}</p></div></div>
<div><div class="row" style="align-items:flex-end;gap:20px;margin-top:12px"><h3>HbA1c</h3><span class="display" style="font-size:60px;line-height:.78;color:${colours.berry}">${hba1cNow.toFixed(1)}%</span></div>
<div style="margin-top:24px">${trendChart}</div><div style="margin-top:12px">${labRows.join("")}</div></div></div>`;
