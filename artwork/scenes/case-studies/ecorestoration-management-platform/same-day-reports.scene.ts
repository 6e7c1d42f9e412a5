import { type Point, smooth } from "#artwork/lib/paths.ts";
import { gauss, seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, identityCss } from "./identity.ts";
import { leaf, leafPaint } from "./plants.ts";

const months = ["Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep"] as const;
const sameDay = [78, 86, 91, 93, 94, 95, 95, 71, 90, 94, 97, 96] as const;
const average = sameDay.reduce((sum, share) => sum + share, 0) / sameDay.length;
const yearBefore = 9;
const cyclone = months.indexOf("May");

const x = (month: number) => 372 + month * 106;
const y = (percent: number) => 896 - percent * 6.45;

/** A sapling as high as the month's share; the cyclone took the leaves of one. */
function sapling(month: number, share: number): string {
  const random = seeded(40 + month);
  const stripped = month === cyclone;
  const foot = x(month);
  const top = y(share);
  const lean = stripped ? 20 : gauss(random) * 4;
  const stem: Point[] = [
    [foot, 930],
    [foot + lean * 0.5, 780],
    [foot - lean, (top + 780) / 2],
    [foot, top],
  ];
  const sway = (py: number) => Math.sin(((py - top) / (930 - top)) * Math.PI * 2) * -lean * 0.7;
  const wood = stripped ? "#e08a5e" : "#d9c79a";
  const roots = [-34, -19, 20, 36]
    .map(
      (spread) =>
        `<path d="M${foot} ${860 - Math.abs(spread)}q${spread * 0.8} 10 ${spread} ${70 + Math.abs(spread) * 1.3}"/>`,
    )
    .join("");
  const pairs = Array.from({ length: 8 }, (_, k) => {
    const py = top + 26 + k * 54 + (k ? (random() - 0.5) * 34 : 0);
    if (py > 770) return "";
    const size = 32 + Math.min(k, 4) * 2 + random() * 8;
    const at: Point = [foot + sway(py), py];
    if (stripped)
      return k === 6
        ? leaf(at, size, 24)
        : `<path d="M${at[0]} ${py}l15 -11" stroke="${wood}" stroke-width="4" stroke-linecap="round"/>`;
    return (
      leaf(at, size, -140 - k * 3 - random() * 22, 0.27) +
      leaf(at, size * (0.86 + random() * 0.2), -40 + k * 3 + random() * 22, 0.27)
    );
  });
  return `<g fill="none" stroke="${stripped ? "#a85d3b" : "#a8966c"}" stroke-width="6" stroke-linecap="round">${roots}</g>${pairs.join("")}<path d="${smooth(stem)}" fill="none" stroke="${wood}" stroke-width="9" stroke-linecap="round"/><circle cx="${foot}" cy="${top}" r="10" fill="${stripped ? "#d7653b" : "#fdfdf8"}" stroke="${field}" stroke-width="4"/>
<text x="${foot}" y="${top - 24}" text-anchor="middle" class="serif share" ${stripped ? 'style="fill:#ffb48f"' : ""}>${share}</text><text x="${foot}" y="974" text-anchor="middle" class="month" ${stripped ? 'style="fill:#ffb48f;font-weight:700"' : ""}>${months[month]}</text>`;
}

/** What the wind carries off, from left to right. */
function storm(): string {
  const random = seeded(9);
  const falls = [480, 556, 648, 716, 786, 808] as const;
  return falls
    .map((height, k) => leaf([x(cyclone) + 14 + (k % 3) * 11, height], 30, random() * 120 - 40, 0.3))
    .join("");
}

function chart(): string {
  const surface = y(yearBefore);
  const ripples = Array.from(
    { length: 9 },
    (_, k) => `M${(k * 211) % 1500} ${surface + 24 + (k % 4) * 22}h${60 + (k % 3) * 34}`,
  ).join("");
  return `<svg width="1600" height="1000" style="position:absolute;inset:0"><defs>${leafPaint}</defs>
<rect y="${surface}" width="1600" height="${1000 - surface}" fill="#0b3f3f"/><path d="${ripples}" stroke="#2a6d6b" stroke-width="4" stroke-linecap="round"/>
<path d="M0 ${y(average)}H1600" stroke="#fdfdf8" stroke-opacity=".4" stroke-width="2.500"/>
${sameDay.map((share, month) => sapling(month, share)).join("")}${storm()}
<path d="M0 ${surface}H1600" stroke="#9fd8d2" stroke-width="5" stroke-dasharray="3 13" stroke-linecap="round"/>
</svg>`;
}

const css = `
.share { font-size: 35px; font-weight: 600; fill: #fdfdf8; stroke: ${field}; stroke-width: 8px; paint-order: stroke; stroke-linejoin: round; font-feature-settings: "lnum", "tnum" }
.month { font: 560 25px "Public Sans Variable"; fill: #cfe6dc }
.at { position: absolute; left: 58px; color: #fdfdf8; font-size: 26px; line-height: 1.25 }
.at b { display: block; font: 520 148px/.86 "Newsreader Variable"; letter-spacing: -.045em; font-feature-settings: "lnum" }
`;

/** Twelve saplings, one a month; the water stands where the year before stood. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: () =>
    [
      chart(),
      `<div style="position:absolute;left:58px;top:50px;right:60px;color:#fdfdf8" class="apart"><div><div class="serif" style="font-size:66px;line-height:1;font-weight:540">Field reports filed the same day</div><div style="margin-top:14px;font-size:27px;color:#cfe6dc">Per cent by month, <i class="serif" style="font-size:30px">October 2023 to September 2024</i></div></div></div>`,
      `<div class="at" style="top:${y(average) + 24}px"><b>${average}<span style="font-size:92px">%</span></b><div style="margin-top:14px">on average over<br>the twelve months</div></div>`,
      `<div class="at" style="top:${y(yearBefore) - 176}px;color:#9fd8d2"><b style="font-size:104px">${yearBefore}<span style="font-size:66px">%</span></b><div style="margin-top:8px">the year before</div></div>`,
      `<div style="position:absolute;left:${x(cyclone) - 66}px;top:${y(71) - 128}px;width:132px;text-align:center;color:${colours.ink};font-size:24px;font-weight:700"><span style="padding:7px 14px;border-radius:8px;background:#ffb48f">Cyclone</span></div>`,
    ].join("\n"),
});
