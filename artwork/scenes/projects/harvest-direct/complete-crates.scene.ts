import { line, type Point } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { tape } from "./crate.ts";
import { colours, field, fonts, identityCss } from "./identity.ts";
import { heap, layer } from "./produce.ts";
import { saturdays, season } from "./saturdays.ts";
import { solidFilters } from "./solid.ts";

const ground = 872;
const hundred = 570;
const pitch = 94;
const stackWidth = 80;
const left = 55;
const crateHeight = hundred / 10;

const y = (percent: number) => ground - (percent / 100) * hundred;
const x = (index: number) => left + index * pitch;
const flood = saturdays.findIndex(({ date }) => date === "21 Sep");
const dated = ["6 Jul", "3 Aug", "7 Sep", "19 Oct"];

/** One stacked crate seen from its long side, ten per cent high. */
const crateSymbols = ["#dcae6e", "#cf9e5c", "#e4ba7c"]
  .map((wood, tone) => {
    const slat = (top: number) =>
      `<rect y="${top}" width="${stackWidth}" height="21" fill="${wood}"/><path d="M0 ${top + 6}H${stackWidth}M0 ${top + 11}H${stackWidth}M0 ${top + 16}H${stackWidth}" stroke="#7a4c18" stroke-width=".9" opacity=".24"/><rect y="${top}" width="${stackWidth}" height="2" fill="#fff1d0" opacity=".85"/>`;
    return `<symbol id="crate-${tone}" viewBox="0 0 ${stackWidth} ${crateHeight}" preserveAspectRatio="xMidYMax slice"><rect width="${stackWidth}" height="${crateHeight}" fill="#3f260a"/>${slat(5)}${slat(33)}<rect y="1" width="12" height="${crateHeight - 2}" fill="#f0d19b"/><rect x="${stackWidth - 12}" y="1" width="12" height="${crateHeight - 2}" fill="#c08c46"/></symbol>`;
  })
  .join("");

function stack({ packed, complete, percent }: (typeof saturdays)[number], index: number): string {
  const random = seeded(index * 7 + 3);
  const exact = (complete / packed) * 10;
  const crates = Array.from({ length: Math.ceil(exact) }, (_, k) => {
    const height = Math.min(1, exact - k) * crateHeight;
    const shift = (random() - 0.5) * 5;
    return `<use href="#crate-${Math.floor(random() * 3)}" x="${(x(index) + shift).toFixed(1)}" y="${(ground - k * crateHeight - height).toFixed(1)}" width="${stackWidth}" height="${height.toFixed(1)}"/>`;
  });
  const told = index === 0 || index === flood || index === saturdays.length - 1;
  const colour = index === flood ? "#7d1f05" : colours.ink;
  const label = told
    ? `<text x="${x(index) + stackWidth / 2}" y="${y(100) - 15}" text-anchor="middle" class="display" font-size="42" fill="${colour}">${percent}%</text>`
    : `<text x="${x(index) + stackWidth / 2}" y="${y(100) - 15}" text-anchor="middle" font-size="28" style="font-weight:600" fill="${colour}">${percent}</text>`;
  return `<rect x="${x(index)}" y="${y(100)}" width="${stackWidth}" height="${(hundred * (1 - exact / 10)).toFixed(1)}" fill="${index === flood ? "#f0b79c" : "#b4d98a"}"/><g style="filter:drop-shadow(7px 3px 5px rgb(22 50 8 / .42))">${crates.join("")}</g>${label}`;
}

/** Flood water that stands around the stack of 21 September and runs off the foot. */
function water(): string {
  const [from, to] = [x(flood - 1) + stackWidth, x(flood + 1)];
  const band = (level: number, phase: number, fill: string, opacity: number) => {
    const surface: Point[] = Array.from({ length: 30 }, (_, k) => [
      from + ((to - from) * k) / 29,
      ground - level + Math.sin(k * 0.65 + phase) * 6,
    ]);
    return `<path d="${line([...surface, [to, 1000], [from, 1000]])}Z" fill="${fill}" opacity="${opacity}"/>`;
  };
  return band(172, 0, "#3b93b5", 0.74) + band(104, 2, "#22708f", 0.8) + band(34, 4, "#185574", 1);
}

const dates = saturdays
  .map(({ date }, k) =>
    dated.includes(date)
      ? `<text x="${x(k) + stackWidth / 2}" y="${ground + 52}" text-anchor="middle" font-size="31" style="font-weight:620" fill="#f4f8e4">${date}</text>`
      : "",
  )
  .join("");

const floodX = x(flood) + stackWidth / 2;

/** Sixteen stacks of crates on one ground, with the missing share light above them. */
export const scene = defineScene({
  field,
  fonts,
  css: `${identityCss}
.title { position: absolute; left: 604px; top: 66px; width: 960px }
.title h1 { font-size: 56px; line-height: 1.1 }
.title p { margin-top: 10px; font-size: 30px; font-weight: 520; color: #1d3a14 }`,
  html: [
    solidFilters,
    layer(`<defs>${crateSymbols}</defs><rect y="${ground}" width="1600" height="200" fill="#2f5f26"/><rect y="${ground}" width="1600" height="6" fill="#234a1c"/>
${saturdays.map(stack).join("")}
${water()}
<text x="${floodX}" y="${ground + 52}" text-anchor="middle" font-size="31" style="font-weight:680" fill="#fff">21 Sep</text>
<text x="${floodX}" y="${ground + 92}" text-anchor="middle" font-size="31" style="font-weight:680" fill="#fff">flood</text>
<path d="M0 ${y(season.lastYear)}H1600" stroke="${colours.clay}" stroke-width="6" stroke-dasharray="17 10"/>
<g style="filter:drop-shadow(0 6px 6px rgb(40 20 0 / .45))"><rect x="${x(4) + 18}" y="${y(season.lastYear) - 33}" width="330" height="66" rx="14" fill="${colours.clay}"/><text x="${x(4) + 183}" y="${y(season.lastYear) + 12}" text-anchor="middle" font-size="33" style="font-weight:680" fill="#fff">${season.lastYear}% in 2023</text></g>
${dates}
${heap(
  [
    ["aubergine", { x: 664, y: 960, scale: 0.98, turn: -3 }],
    ["mango", { x: 562, y: 940, scale: 1.1, turn: 6 }],
    ["okra", { x: 1262, y: 950, scale: 1.15, turn: 4 }],
    ["okra", { x: 1248, y: 984, scale: 1.2, turn: -5 }],
  ],
  "drop-shadow(0 8px 8px rgb(8 24 4 / .55))",
)}
<g transform="rotate(-1.5 250 130)" style="filter:drop-shadow(0 8px 8px rgb(22 50 8 / .35))">${tape({ x: -40, y: 52, width: 596, height: 168 }, "", 10)}<text x="60" y="186" class="display" font-size="150" style="font-weight:820;letter-spacing:-.055em" fill="${colours.ink}">${season.percent.toFixed(1)}%</text></g>`),
    `<div class="title"><h1>of crates went out complete</h1><p>16 Saturdays, 6 July to 19 October 2024</p></div>`,
  ].join("\n"),
});
