import { seeded } from "#artwork/lib/random.ts";
import { paint } from "../house.ts";

/** What a first visit loads, in KB, against what was agreed. */
const allowed = 170;
const crates = [
  { name: "HTML", kb: 16, fill: "#ffffff" },
  { name: "Styles", kb: 20, fill: paint.hooghlyTint },
  { name: "Script", kb: 52, fill: "#e9c98d" },
  { name: "Fonts", kb: 34, fill: "#ffffff" },
  { name: "Pictures", kb: 26, fill: paint.hooghlyTint },
] as const;
const used = crates.reduce((sum, { kb }) => sum + kb, 0);
if (used !== 148) throw new Error("the page weighs 148 KB");

const perKb = 4.2;
const deck = { left: 222, y: 872, tall: 86 };

const left = (index: number) =>
  deck.left + crates.slice(0, index).reduce((sum, { kb }) => sum + kb, 0) * perKb;

const load = crates.map(({ name, kb, fill }, k) => {
  const [x, y, width] = [left(k) + 2, deck.y - deck.tall, kb * perKb - 4];
  const corners = [x + 7, x + width - 7].flatMap((nail) =>
    [y + 7, deck.y - 7].map((row) => `M${nail} ${row}h.1`),
  );
  return `<g><rect x="${x}" y="${y}" width="${width}" height="${deck.tall}" fill="${fill}"/><path d="M${x} ${y + 7}h${width}M${x} ${deck.y - 7}h${width}" stroke="#7a5a1c" stroke-opacity=".32" stroke-width="14"/><rect x="${x}" y="${y}" width="${width}" height="${deck.tall}" fill="none" stroke="#4a3200" stroke-width="2"/><path d="${corners.join("")}" stroke="#4a3200" stroke-width="5" stroke-linecap="round"/><path d="M${x + width - 9} ${y}h9v${deck.tall}h-9z" fill="#4a3200" opacity=".14"/><text x="${x + width / 2}" y="${y + 36}" text-anchor="middle" font-size="18" font-weight="600">${name}</text><text class="anek" x="${x + width / 2}" y="${y + 69}" text-anchor="middle" font-size="34">${kb}</text></g>`;
});

const free = { x: left(crates.length) + 3, width: (allowed - used) * perKb - 6 };
const room = `<rect x="${free.x}" y="${deck.y - deck.tall}" width="${free.width}" height="${deck.tall}" fill="${paint.taxi}" stroke="${paint.ink}" stroke-width="4" stroke-dasharray="10 7"/><text x="${free.x + free.width / 2}" y="${deck.y - 50}" text-anchor="middle" font-size="18" font-weight="600">Free</text><text class="anek" x="${free.x + free.width / 2}" y="${deck.y - 17}" text-anchor="middle" font-size="34">${allowed - used}</text>`;

const cabin = `<path d="M84 ${deck.y}V768H206V${deck.y}z" fill="#fff" stroke="${paint.ink}" stroke-width="3"/><path d="M186 770h18V${deck.y}h-18z" fill="#c9d6da"/><path d="M72 768H218" stroke="${paint.sindoor}" stroke-width="16" stroke-linecap="round"/><path d="M102 790h38v34h-38zM152 790h38v34h-38z" fill="${paint.hooghly}"/><path d="M126 ${deck.y}v-36h32v36z" fill="${paint.hooghlyDeep}"/><rect x="112" y="716" width="40" height="46" fill="${paint.ink}"/><path d="M112 732h40" stroke="${paint.taxi}" stroke-width="9"/>`;

/** The ferry whose deck is the budget, 30 to 1030 across. */
const ferry = `<g style="filter:drop-shadow(0 -2px 16px rgb(70 44 0 / .5))">${cabin}${load.join("")}</g>${room}<path d="M30 ${deck.y}H1034Q1012 962 930 984H96Q44 964 30 ${deck.y}z" fill="${paint.ink}"/><path d="M30 ${deck.y}H1034l-4 14H33z" fill="${paint.taxi}"/><path d="M34 894H1028" stroke="#39424a" stroke-width="3"/><text class="anek" x="106" y="956" font-size="68" fill="${paint.taxi}">${used} of ${allowed} KB</text><text x="500" y="951" font-size="29" fill="#fff">first visit, all files</text><circle cx="900" cy="938" r="23" fill="none" stroke="#fff" stroke-width="4"/><path d="M862 938h76" stroke="#fff" stroke-width="4"/>`;

const random = seeded(3);
const waves = Array.from({ length: 90 }, () => {
  const y = 858 + random() * 140;
  return `M${(random() * 1600).toFixed(0)} ${y.toFixed(0)}h${(18 + random() * 60).toFixed(0)}`;
}).join("");

/** Steps of the landing, on which the screens stand, and the river before them. */
export const landing = `<path d="M0 800H1600V860H0z" fill="#e0a510"/><path d="M0 800H1600M0 822H1600" stroke="#b98300" stroke-width="4"/><path d="M0 846H1600V1000H0z" fill="${paint.hooghly}"/><path d="M0 846H1600" stroke="#06424e" stroke-width="8"/>`;
export const loadedFerry = `<path d="${waves}" stroke="#3f8d9b" stroke-width="4" stroke-linecap="round"/><ellipse cx="540" cy="982" rx="560" ry="26" fill="#042f38" opacity=".6"/>${ferry}<path d="M0 978q25 -12 50 0${"t50 0".repeat(31)}V1000H0z" fill="#0e6a7b"/>`;
