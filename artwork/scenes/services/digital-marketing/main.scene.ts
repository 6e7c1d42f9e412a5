import { castShadow } from "#artwork/lib/frames.ts";
import { line, type Point } from "#artwork/lib/paths.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { midspanMark } from "#artwork/scenes/brand/identity.ts";
import { at, houseCss, houseFonts, layer, paint } from "../house.ts";
import { client, field, phrases, shadow, weeks } from "./months.ts";

const [first, last] = [weeks[0], weeks[15]];
const pitch = 95.5;
const bar = 80;
const top = (clicks: number) => 1000 - clicks * 0.945;
const lineAt = (position: number) => 186 + (position - 6.8) * 54;

const css = `
.card { position: absolute; left: 922px; top: 664px; width: 610px; height: 400px; background: #fff; padding: 28px 36px; box-shadow: 0 0 0 1px rgb(16 20 24 / .14), 0 16px 30px -6px rgb(60 44 0 / .45) }
.phrase { display: flex; justify-content: space-between; align-items: center; height: 49px; border-top: 1.500px solid ${paint.line}; font-size: 24px }
.phrase b { font: 700 34px/1 "Anek Latin Variable"; padding-top: 4px }
`;

const bars = weeks.map(({ clicks }, k) => {
  const x = k * pitch + 40;
  const dip = k === 8;
  const label =
    k === 0 || k === 15 || dip
      ? `<text x="${x + bar / 2}" y="${top(clicks) + 52}" text-anchor="middle" class="anek" font-size="50" style="font-stretch:75%" fill="${dip ? paint.sindoor : paint.ink}">${clicks}</text>`
      : "";
  return `<rect x="${x}" y="${top(clicks)}" width="${bar}" height="${1000 - top(clicks)}" fill="${paint.taxi}"/>${label}`;
});

const points: Point[] = weeks.map(({ position }, k) => [k * pitch + 40 + bar / 2, lineAt(position)]);
const dots = points.map(
  ([x, y]) =>
    `<circle cx="${x}" cy="${y.toFixed(1)}" r="11" fill="${paint.fog}" stroke="${paint.hooghly}" stroke-width="6"/>`,
);

const chart =
  layer(`${bars.join("")}<path d="${line(points)}" fill="none" stroke="${paint.hooghly}" stroke-width="9" stroke-linejoin="round"/>${dots.join("")}
<text x="50" y="${lineAt(first.position) - 34}" class="anek" font-size="54" fill="${paint.hooghly}" text-anchor="start">${first.position}</text>
<text x="50" y="${lineAt(first.position) - 88}" font-size="27" font-weight="560" fill="${paint.hooghly}">average position</text>
<text x="1550" y="${lineAt(last.position) - 40}" class="anek" font-size="72" fill="${paint.hooghly}" text-anchor="end">${last.position}</text>
<text x="846" y="${lineAt(12.7) + 54}" font-size="25" font-weight="560" fill="${paint.sindoor}" text-anchor="middle">two pages unindexed</text>`);

const rows = phrases.map(({ words, enquiries }) =>
  enquiries > 0
    ? `<div class="phrase"><span>${words}</span><b>${enquiries}</b></div>`
    : `<div class="phrase" style="color:${paint.sindoor}"><span><s>${words}</s>, off the list</span><b>${enquiries}</b></div>`,
);

/** Sixteen yellow bars from edge to edge, the position above them, and the phrases that brought work. */
export const scene = defineScene({
  field,
  fonts: houseFonts,
  css: houseCss + css,
  html: [
    chart,
    at(50, 56, midspanMark(62)),
    at(134, 63, `${client}, 16 weeks to 28 September 2025`, `font-size:27px;color:${paint.graphite}`),
    at(
      46,
      130,
      `<h1 style="font-size:128px;letter-spacing:-.025em;line-height:.92">${first.clicks} to ${last.clicks}<br>clicks a week</h1>`,
    ),
    castShadow({ left: 942, top: 730, width: 580, height: 300, colour: shadow, opacity: 0.5, radius: 10 }),
    `<div class="card"><div style="display:flex;justify-content:space-between;align-items:baseline;margin-bottom:14px"><h2 style="font-size:38px">Search phrase</h2><span style="font-size:24px">enquiries</span></div>${rows.join("")}</div>`,
  ].join("\n"),
});
