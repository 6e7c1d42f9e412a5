import { lakh } from "#artwork/lib/format.ts";
import { line, type Point } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";
import { colours, survivalClasses } from "./identity.ts";
import { months, scaleBar, selectedPlot, species, survey } from "./survey.ts";

/** How the three species fared, with the cyclone as a band. */
export function survivalCard(style: string): string {
  return `<div class="card" style="width:404px;padding:20px 22px 14px;${style}"><div class="serif" style="font-size:25px;font-weight:560">Survival since planting</div>
<div class="muted" style="margin-top:3px;font-size:15px">${survey.plots} plots, ${lakh(survey.seedlings)} seedlings, Aug 2022</div>${survivalChart()}</div>`;
}

function survivalChart(): string {
  const [left, right, top, bottom] = [34, 316, 12, 190];
  const x = (month: number) => left + (month / 24) * (right - left);
  const y = (percent: number) => bottom - ((percent - 40) / 60) * (bottom - top);
  const grid = [40, 60, 80, 100].map(
    (percent) =>
      `<path d="M${left} ${y(percent)}H${right}" stroke="${colours.rule}"/><text x="${left - 8}" y="${y(percent) + 5}" text-anchor="end">${percent}</text>`,
  );
  const ticks = [0, 6, 12, 18, 24].map(
    (month) =>
      `<text x="${x(month)}" y="213" text-anchor="middle">${month}${month === 24 ? " mo" : ""}</text>`,
  );
  const lines = species.map(({ name, colour, alive, label }) => {
    const points = alive.map((percent, i): Point => [x(months[i] ?? 0), y(percent)]);
    const end = alive[6];
    return `<path d="${line(points)}" fill="none" stroke="${colour}" stroke-width="3" stroke-linejoin="round"/>
${points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="4" fill="${colours.paper}" stroke="${colour}" stroke-width="2.4"/>`).join("")}
<text x="${x(24) + 12}" y="${y(end) + 6}" font-size="17" font-weight="680" fill="${colour}">${end}%</text>
<text class="serif" x="${x(label.month)}" y="${y(label.at)}" font-size="16" font-style="italic" fill="${colour}" style="letter-spacing:0">${name}</text>`;
  });
  return `<svg width="362" height="222" font-size="14" fill="${colours.muted}" style="display:block;margin-top:8px;overflow:visible">${grid.join("")}${ticks.join("")}
<rect x="${x(20.7)}" y="${top}" width="${x(21.6) - x(20.7)}" height="${bottom - top}" fill="#e3b341" opacity=".4"/><text x="${x(20.3)}" y="${bottom - 10}" text-anchor="end" fill="#7a5a08" font-weight="600">Cyclone, May 2024</text>
${lines.join("")}</svg>`;
}

export function legendCard(style: string): string {
  const classes = survivalClasses.map(
    ({ name, colour }) =>
      `<span><i style="display:block;height:10px;margin-bottom:5px;border-radius:3px;background:${colour}"></i>${name}</span>`,
  );
  return `<div class="card" style="width:312px;padding:14px 18px 15px;border-radius:14px;${style}">
<div class="apart" style="font-size:15px"><b style="font-weight:640">Seedlings alive, %</b><span class="muted" style="width:${scaleBar.pixels}px;height:20px;border:solid ${colours.ink};border-width:0 1.5px 1.5px;text-align:center;font-size:14px;line-height:17px">${scaleBar.metres} m</span></div>
<div class="muted" style="display:grid;grid-template-columns:repeat(4,1fr);gap:4px;margin-top:12px;font-size:14px">${classes.join("")}</div></div>`;
}

/** The record of the plot that is selected on the map. */
export function plotCard(style: string): string {
  const { id, site, hectares, taggedAlive, tagged, planted, estimatedAlive } = selectedPlot;
  return `<div class="card" style="width:440px;padding:24px 26px;border-radius:24px;${style}">
<div class="apart" style="align-items:flex-start"><div><div class="serif" style="font-size:36px;font-weight:560;line-height:1">Plot ${id}</div><div class="muted" style="margin-top:7px;font-size:16px">${site}, ${hectares} ha, <i class="serif" style="font-size:17.5px">${selectedPlot.species}</i></div></div>
<div style="text-align:right"><div class="serif" style="font-size:54px;line-height:.86;font-weight:520;color:${colours.leaf}">${taggedAlive}%</div><div class="muted" style="margin-top:7px;font-size:15px">alive</div></div></div>
${quadrats()}
<div class="muted" style="margin-bottom:10px;font-size:15px">${tagged} tagged seedlings in four quadrats, ${survey.date}</div>
<div class="fact"><span>Planted, Aug 2022</span><b>${lakh(planted)}</b></div><div class="fact"><span>Estimated alive</span><b>${lakh(estimatedAlive)}</b></div><div class="fact"><span>Mean height</span><b>94 cm</b></div><div class="fact"><span>Salinity at low tide</span><b>19 ppt</b></div></div>`;
}

/** One sign for each tagged seedling: a plant, or a ring where it died. */
function quadrats(): string {
  const random = seeded(77);
  const dead = new Set<number>();
  while (dead.size < selectedPlot.tagged - selectedPlot.taggedAlive)
    dead.add(Math.floor(random() * selectedPlot.tagged));
  const signs = Array.from({ length: selectedPlot.tagged }, (_, k) => {
    const row = Math.floor(k / 20);
    const x = 18 + (k % 20) * 18.6 + (row % 2 ? 4 : 0);
    const y = 27 + row * 28.5;
    if (dead.has(k))
      return `<circle cx="${x}" cy="${y - 5}" r="2.6" fill="none" stroke="#b9a27a" stroke-width="1.6"/>`;
    return `<g transform="translate(${x} ${y}) scale(${(0.9 + random() * 0.25).toFixed(2)})"><path d="M0 0V-9" stroke="#14563f" stroke-width="1.7"/><path d="M0-7c-5 0-7-3-7-6.5 4.5 0 7 2 7 6.5zM0-9c0-5 2.5-7 7-7.5 0 5-2.5 7.5-7 7.5z" fill="#3f8a58"/></g>`;
  });
  return `<svg width="388" height="152" viewBox="0 0 392 152" style="display:block;margin:16px 0 12px;border-radius:10px;background:${colours.sand}">${signs.join("")}</svg>`;
}
