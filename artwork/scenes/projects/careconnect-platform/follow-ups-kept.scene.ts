import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { newYear, weeks } from "./follow-ups.ts";
import { colours, field, fonts, identityCss } from "./identity.ts";

const ground = 862;
const columns = { left: 62, width: 104, pitch: 125, perPercent: 7.9 };

const x = (week: number) => columns.left + (week - 1) * columns.pitch;
const top = (percent: number) => ground - percent * columns.perPercent;

const css = `
.chart { position: absolute; left: 0; top: 0 }
.headline { position: absolute; left: 62px; top: 64px }
.headline h1 { font-size: 74px; line-height: 1.02; letter-spacing: -.045em }
.headline p { margin-top: 20px; font-size: 30px; line-height: 1.3; color: #174554; font-weight: 520 }
.slip { position: absolute; left: 1128px; top: 500px; width: 444px; padding: 30px 34px 20px; border-radius: 34px; background: #fff; box-shadow: 0 0 0 1px rgb(11 42 54 / .2), 0 6px 12px rgb(6 30 40 / .24), 0 28px 38px -8px rgb(6 30 40 / .4); font-size: 27px }
.slip h2 { font-size: 35px; line-height: 1.1; color: ${colours.coralDeep} }
.slip p { margin: 5px 0 14px; font-size: 25px; color: ${colours.muted} }
.slip div { display: flex; justify-content: space-between; align-items: center; height: 54px; border-top: 2px solid ${colours.rule} }
.slip b { font-weight: 680; font-size: 29px }
`;

const slipWeek = weeks.find(({ week }) => week === newYear.week);
if (!slipWeek) throw new Error("the week of New Year is missing");
const first = weeks[0]?.percent;
const last = weeks.at(-1)?.percent;

function column({ week, percent }: (typeof weeks)[number]): string {
  const slipped = week === newYear.week;
  const ends = week === 1 || week === weeks.length;
  const fill = slipped ? colours.coral : week === weeks.length ? colours.ink : colours.deep;
  const label = ends
    ? ""
    : `<text x="${x(week) + columns.width / 2}" y="${top(percent) + 48}" text-anchor="middle" fill="#fff" font-size="35" font-weight="700">${percent}</text>`;
  return `<path d="M${x(week)} ${ground}V${top(percent) + 20}q0 -20 20 -20h${columns.width - 40}q20 0 20 20V${ground}z" fill="${fill}"/>${label}`;
}

function weekName({ week }: (typeof weeks)[number]): string {
  const middle = x(week) + columns.width / 2;
  const dates: Record<number, string> = { 1: "4 Nov", 5: "2 Dec", 9: "30 Dec", 12: "20 Jan" };
  const date = dates[week] ?? "";
  return `<text x="${middle}" y="${ground + 54}" font-size="33" font-weight="680" fill="#fff">${week}</text><text x="${middle}" y="${ground + 98}" font-size="26" fill="${field}">${date}</text>`;
}

const chart = `<svg class="chart" width="1600" height="1000">
<rect y="${ground}" width="1600" height="${1000 - ground}" fill="#062029"/>
<g class="display" letter-spacing="-1">${weeks.map(column).join("")}
<text x="${x(1)}" y="${top(first ?? 0) - 20}" font-size="54" font-weight="740" letter-spacing="-3" fill="${colours.ink}">${first}%</text>
<text x="${x(12) + columns.width - 5}" y="${top(last ?? 0) - 26}" text-anchor="end" font-size="132" font-weight="760" letter-spacing="-7" fill="${colours.ink}">${last}%</text></g>
<g text-anchor="middle">${weeks.map(weekName).join("")}</g></svg>`;

const missed = slipWeek.due - slipWeek.kept - newYear.movedByText;
const slip = `<div class="slip"><h2>New Year, ${slipWeek.percent}%</h2><p>Week nine, ${slipWeek.due} due</p>
<div>Kept<b>${slipWeek.kept}</b></div><div>Moved by text<b>${newYear.movedByText}</b></div><div>Missed<b style="color:${colours.coralDeep}">${missed}</b></div></div>`;

/** The columns stand on dark ground that runs off three edges; the week that slipped has its slip of paper. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    `<div class="headline"><h1>Follow-ups kept</h1><p>Share seen within three days of their date,<br>twelve weeks from 4 November 2024</p></div>`,
    chart,
    castShadow({ left: 1150, top: 560, width: 410, height: 260, colour: "#03141b", opacity: 0.6, blur: 34 }),
    slip,
  ].join("\n"),
});
