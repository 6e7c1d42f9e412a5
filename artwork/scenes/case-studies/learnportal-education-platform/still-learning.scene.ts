import { castShadow } from "#artwork/lib/frames.ts";
import { line, type Point } from "#artwork/lib/paths.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, identityCss, shadow } from "./identity.ts";
import { pencil, pencilDefs } from "./pencil.ts";

/** Learners still active per 100 who began, at the end of weeks 0 to 14. */
const intakes = {
  2024: [100, 83, 70, 66, 61, 58, 55, 50, 47, 45, 42, 39, 35, 33, 31],
  2025: [100, 93, 86, 82, 80, 76, 73, 70, 66, 64, 62, 58, 54, 50, 48],
} as const;

const square = 34;
const page = { left: 74, top: 60 };
const at = (week: number, learners: number): Point => [
  188 + week * square * 2.35,
  876 - (learners / 100) * square * 20,
];
const points = (year: keyof typeof intakes) => intakes[year].map((learners, week) => at(week, learners));

const lost = (year: keyof typeof intakes) => 100 - intakes[year][2];

const css = `
.page { position: absolute; left: ${page.left}px; top: ${page.top}px; width: 1600px; height: 1000px; border-radius: 18px; background: ${colours.paper}; box-shadow: 0 0 0 1px rgb(96 48 0 / .3), 0 6px 10px rgb(96 48 0 / .26), 0 24px 36px -8px rgb(96 48 0 / .4) }
.drawn { position: absolute; inset: 0 }
.headline { position: absolute; left: 560px; top: 104px; width: 860px }
.fortnight { position: absolute; left: 384px; top: 668px }
`;

const grid = Array.from({ length: 60 }, (_, index) => {
  const [x, y] = [page.left + index * square, page.top + index * square];
  return `${x > page.left && x < 1600 ? `<path d="M${x} ${page.top}V1000"/>` : ""}${y > page.top && y < 1000 ? `<path d="M${page.left} ${y}H1600"/>` : ""}`;
});

const [after, before] = [points(2025), points(2024)];
const between = `${line(after)}L${line([...before].reverse()).slice(1)}Z`;
const end = (list: readonly Point[]) => list.at(-1) ?? [0, 0];
const second = (list: readonly Point[]) => list[2] ?? [0, 0];

const chart = `<svg class="drawn" width="1600" height="1000">${pencilDefs}
<g stroke="#9cc0e6" stroke-opacity=".42" stroke-width="1.6">${grid.join("")}</g>
<path d="M148 ${page.top}V1000" stroke="${colours.red}" stroke-opacity=".6" stroke-width="3"/>
<rect x="188" y="${at(0, 100)[1] - 26}" width="${second(after)[0] - 188}" height="${876 - at(0, 100)[1] + 26}" fill="#ffe27a" fill-opacity=".62"/>
<path d="${between}" fill="${field}" fill-opacity=".55"/>
<path d="M188 876H1306" stroke="${colours.ink}" stroke-width="4"/>
<g fill="none" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"><path d="${line(before)}" stroke="${colours.red}"/><path d="${line(after)}" stroke="${colours.blue}"/></g>
<g class="display" font-weight="680" style="letter-spacing:-.04em"><g font-size="132"><text x="${end(after)[0] + 34}" y="${end(after)[1] + 20}" fill="${colours.blue}">48</text><text x="${end(before)[0] + 34}" y="${end(before)[1] + 64}" fill="${colours.red}">31</text></g>
<g font-size="62"><text x="${second(after)[0] + 10}" y="${second(after)[1] - 30}" fill="${colours.blue}">86</text><text x="${second(before)[0] - 10}" y="${second(before)[1] + 84}" text-anchor="end" fill="${colours.red}">70</text></g></g>
<g font-size="30" text-anchor="middle" fill="${colours.ink}">${[0, 2, 4, 6, 8, 10, 12, 14].map((week) => `<text x="${at(week, 0)[0]}" y="928"${week === 0 ? ' text-anchor="start" dx="-14"' : ""}>${week === 0 ? "Week 0" : week}</text>`).join("")}</g>
</svg>`;

/** Two pens on squared paper; the pencil lies beside the fortnight that made the difference. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    castShadow({ left: 120, top: 150, width: 1500, height: 860, colour: shadow, opacity: 0.6 }),
    `<div class="page"></div>`,
    chart,
    `<div class="headline"><h1 style="font-size:66px">Still learning</h1><p style="margin-top:12px;font-size:30px;line-height:1.3">Active learners per 100 who began,<br><span style="color:${colours.red};font-weight:560">January 2024</span> and <span style="color:${colours.blue};font-weight:560">January 2025</span></p></div>`,
    `<div class="fortnight"><h2 style="font-size:60px">The first fortnight</h2><p style="margin-top:10px;font-size:37px"><b style="color:${colours.red};font-weight:620">${lost(2024)}</b> lost then, <b style="color:${colours.blue};font-weight:620">${lost(2025)}</b> now</p></div>`,
    `<svg class="drawn" width="1600" height="1000">${pencil(1352, 398, -54, 760)}</svg>`,
  ].join("\n"),
});
