import { castShadow } from "#artwork/lib/frames.ts";
import { handCss, handFont, written } from "#artwork/lib/hand.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { newYear, weeks } from "./follow-ups.ts";
import { colours, field, fonts, identityCss } from "./identity.ts";

const page = { top: 200, band: 130 };
const spine = 770;
const box = { rows: 4, pitch: 23 };
const mondays = [
  "4 Nov",
  "11 Nov",
  "18 Nov",
  "25 Nov",
  "2 Dec",
  "9 Dec",
  "16 Dec",
  "23 Dec",
  "30 Dec",
  "6 Jan",
  "13 Jan",
  "20 Jan",
];
const inkBlue = "#1f3fa0";

const symbols = `<symbol id="kept" viewBox="-13 -13 26 26"><circle r="11.500" fill="${colours.deep}"/><path d="M-5.500 .5l4 4 7-8.500" fill="none" stroke="#fff" stroke-width="3.400" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="moved" viewBox="-13 -13 26 26"><circle r="11.500" fill="${colours.sun}"/><path d="M-6 0h11M1-4.500L5.500 0 1 4.500" fill="none" stroke="${colours.ink}" stroke-width="2.800" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="missed" viewBox="-13 -13 26 26"><rect x="-9" y="-9" width="18" height="18" rx="4" fill="#fff" stroke="${colours.coral}" stroke-width="2.600"/></symbol>`;

/** One week: a place for every follow-up due, stamped where it was kept. */
function band({ week, due, kept, percent }: (typeof weeks)[number]): string {
  const random = seeded(week * 11);
  const slipped = week === newYear.week;
  const right = week > 6;
  const left = right ? spine + 48 : 30;
  const top = page.top + ((week - 1) % 6) * page.band;
  const moved = slipped ? newYear.movedByText : 0;
  const places = Array.from({ length: due }, (_, k) => {
    const kind = k < kept ? "kept" : k < kept + moved ? "moved" : "missed";
    const loose = kind === "missed" ? 0 : 1;
    const x = left + 100 + Math.floor(k / box.rows) * box.pitch + (random() - 0.5) * 3.4 * loose;
    const y = top + 31 + (k % box.rows) * box.pitch + (random() - 0.5) * 3.4 * loose;
    const turn = (random() - 0.5) * 34 * loose;
    return `<use href="#${kind}" x="-13" y="-13" width="26" height="26" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})"/>`;
  });
  const ends = week === 1 || week === weeks.length;
  const colour = slipped ? colours.coralDeep : colours.ink;
  const [day = "", month = ""] = (mondays[week - 1] ?? "").split(" ");
  return `${slipped ? `<rect x="${right ? spine : 0}" y="${top - 1}" width="${1600 - spine}" height="${page.band}" fill="${colours.coralTint}"/>` : ""}<path d="M${right ? spine + 22 : -10} ${top + page.band - 1}H${right ? 1600 : spine - 22}" stroke="#bcd9e2" stroke-width="2"/>
<text class="display" x="${left}" y="${top + 66}" font-size="46" style="font-weight:760" fill="${colour}">${day}</text><text x="${left}" y="${top + 99}" font-size="27" style="font-weight:560" fill="${slipped ? colours.coralDeep : colours.muted}">${month}</text>
${places.join("")}
<text class="display" x="${right ? 1528 : spine - 50}" y="${top + 82}" text-anchor="end" font-size="${ends || slipped ? 58 : 44}" style="font-weight:${ends || slipped ? 800 : 700};letter-spacing:-.05em" fill="${colour}">${percent}${ends || slipped ? '<tspan font-size="34">%</tspan>' : ""}</text>`;
}

const rings = Array.from({ length: 13 }, (_, k) => {
  const y = page.top + 36 + k * 62;
  return `<circle cx="${spine - 21}" cy="${y}" r="8" fill="#0a4254"/><circle cx="${spine + 21}" cy="${y}" r="8" fill="#0a4254"/><path d="M${spine - 21} ${y}C${spine - 18} ${y - 26} ${spine + 18} ${y - 26} ${spine + 21} ${y}" fill="none" stroke="#5d7f8c" stroke-width="9" stroke-linecap="round"/><path d="M${spine - 20} ${y - 3}C${spine - 16} ${y - 25} ${spine + 14} ${y - 26} ${spine + 19} ${y - 6}" fill="none" stroke="#eef8fb" stroke-width="3" stroke-linecap="round"/>`;
}).join("");

const book = `<svg width="1600" height="1000" style="position:absolute;inset:0"><defs>${symbols}<linearGradient id="gutter"><stop offset="0" stop-color="#0b3d4e" stop-opacity="0"/><stop offset=".5" stop-color="#0b3d4e" stop-opacity=".34"/><stop offset="1" stop-color="#0b3d4e" stop-opacity="0"/></linearGradient></defs>
<rect x="-40" y="${page.top - 34}" width="1614" height="900" rx="26" fill="${colours.deep}"/>
<rect x="-40" y="${page.top - 10}" width="1600" height="900" rx="12" fill="#cfe3ea"/><rect x="-40" y="${page.top - 5}" width="1594" height="900" rx="12" fill="#e6f2f5"/>
<path d="M-40 ${page.top}H${spine - 8}q8 0 8 8q0-8 8-8H1536q12 0 12 12V1010H-40z" fill="#fdfefd"/>
<svg width="1548" height="1000">${weeks.map(band).join("")}</svg>
<rect x="${spine - 60}" y="${page.top}" width="120" height="820" fill="url(#gutter)"/>${rings}</svg>`;

const newYearBand = page.top + ((newYear.week - 1) % 6) * page.band;

/** The rubber stamp that sets the ticks, lying over the book's upper edge. */
const stamp = `<svg width="1600" height="1000" style="position:absolute;inset:0"><defs><linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffb48f"/><stop offset=".3" stop-color="${colours.coral}"/><stop offset=".82" stop-color="#a83a1b"/><stop offset="1" stop-color="#d0674a"/></linearGradient><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#33677a"/><stop offset=".3" stop-color="#0d3a49"/><stop offset="1" stop-color="#062029"/></linearGradient></defs>
<g transform="translate(1292 112) rotate(-17)" ><ellipse cx="150" cy="92" rx="210" ry="34" fill="#0b3d4e" opacity=".42" style="filter:blur(14px)"/>
<path d="M60-26C110-30 130-42 170-58c60-22 130-14 138 58-8 72-78 80-138 58C130 42 110 30 60 26z" fill="url(#wood)"/><path d="M80-14c50-6 80-16 112-28 30-10 60-8 78 10" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/>
<rect x="22" y="-40" width="46" height="80" rx="8" fill="url(#foot)"/><rect x="-30" y="-84" width="58" height="168" rx="12" fill="url(#foot)"/><rect x="-46" y="-78" width="18" height="156" rx="5" fill="#16566b"/><rect x="-56" y="-70" width="12" height="140" rx="4" fill="${colours.deep}"/><rect x="-24" y="-76" width="46" height="9" rx="4" fill="#fff" opacity=".25"/></g></svg>`;

const css = `
.headline { position: absolute; left: 30px; top: 24px }
.headline h1 { font-size: 72px; line-height: 1; letter-spacing: -.045em }
.headline p { margin-top: 10px; font-size: 29px; color: #174554; font-weight: 540 }
`;

/** An appointment book with a line for each week, every follow-up due a place in it and every one kept a stamp. */
export const scene = defineScene({
  field,
  fonts: [...fonts, handFont],
  css: identityCss + handCss + css,
  html: [
    castShadow({ left: 0, top: 300, width: 1570, height: 800, colour: "#0f5a73", opacity: 0.7, radius: 30 }),
    `<div class="headline"><h1>Follow-ups kept</h1><p>Seen within three days of their date, twelve weeks from 4 November 2024</p></div>`,
    book,
    `<svg width="1600" height="1000" style="position:absolute;inset:0">${written("New Year", { x: 1309, y: newYearBand + 58, size: 23.5, seed: 5, ink: inkBlue, weight: 600 })}${written(`${newYear.movedByText} moved`, { x: 1309, y: newYearBand + 92, size: 23.5, seed: 9, ink: inkBlue, weight: 600 })}</svg>`,
    stamp,
  ].join("\n"),
});
