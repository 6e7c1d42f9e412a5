import { line, type Point, smooth } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";
import { bigRivers, type Creek, channels, creeks, islands, khals, map, surjamukhi, trees } from "./delta.ts";
import { colours, survivalClass } from "./identity.ts";
import { type Plot, plots } from "./plots.ts";
import { selectedPlot } from "./survey.ts";

const water = { shallow: "#9fcfd2", shore: "#6fb0b6", label: "#0d4b57" };
const land = {
  ground: "#e6ead2",
  forest: "#86b07c",
  canopy: "#5b9163",
  lit: "#9cc48d",
  mud: "#d8cfae",
  halo: "#eef1dd",
};

/** From the bank to the middle of a river. */
const depths = [
  { fraction: 0.8, colour: "#8fc5ca" },
  { fraction: 0.6, colour: "#7fbac1" },
  { fraction: 0.4, colour: "#70afb8" },
  { fraction: 0.2, colour: "#63a5b0" },
];

/** 15″ of longitude are 237 px at this scale and latitude; the same of latitude are 256. */
const meridians = Array.from({ length: 6 }, (_, i) => ({ x: 216 + i * 237, seconds: i * 15 }));
const parallels = Array.from({ length: 5 }, (_, i) => 160 + i * 256);

/** The delta with all plots, drawn from the ground up. */
export const fieldMap = `<svg width="${map.width}" height="${map.height}" style="position:absolute;inset:0">
<rect width="${map.width}" height="${map.height}" fill="${land.ground}"/>
${forest()}${waters()}${graticule()}
${plots.map(plotShape).join("")}${plots.map(plotLabel).join("")}
${surveyTrack()}${villages()}${names()}
</svg>`;

function forest(): string {
  const shores = channels.map((channel) => channel.outline(1)).join("");
  const canopy = trees.map(({ x, y, radius }) => dot(x, y, radius)).join("");
  const lit = trees
    .filter((tree) => tree.lit)
    .map(({ x, y, radius }) => dot(x - 0.5, y - 0.6, radius * 0.55))
    .join("");
  return `<g fill="none" stroke="${land.forest}" stroke-linejoin="round" stroke-linecap="round"><path d="${shores}" stroke-width="92" opacity=".2"/><path d="${shores}" stroke-width="56" opacity=".24"/><g opacity=".22">${creeks.map(({ points, width }) => `<path d="${smooth(points)}" stroke-width="${(width * 2 + 16).toFixed(1)}"/>`).join("")}</g><path d="${shores}" stroke-width="30" opacity=".28"/></g>
<g fill="${land.canopy}" opacity=".62">${canopy}</g><g fill="${land.lit}" opacity=".7">${lit}</g>`;
}

function dot(x: number, y: number, radius: number): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}"/>`;
}

function waters(): string {
  const shores = channels.map((channel) => channel.outline(1)).join("");
  const bands = depths.map(
    ({ fraction, colour }) =>
      `<path d="${bigRivers.map((river) => river.outline(fraction)).join("")}" fill="${colour}" stroke="#5d9ca6" stroke-opacity=".35" stroke-width=".8"/>`,
  );
  return `<g fill="none" stroke="${land.mud}" stroke-linejoin="round" stroke-linecap="round"><path d="${shores}" stroke-width="13"/>${creeks
    .filter(({ width }) => width > 3)
    .map((creek) => taperedCreek(creek, 4))
    .join("")}</g>
<g fill="none" stroke="${water.shallow}" stroke-linejoin="round" stroke-linecap="round">${creeks.map((creek) => taperedCreek(creek, 0)).join("")}</g>
<path d="${shores}" fill="${water.shallow}" stroke="${water.shore}" stroke-width="1.2"/>
<path d="${khals.map((khal) => khal.outline(0.93)).join("")}${bigRivers.map((river) => river.outline(0.97)).join("")}" fill="${water.shallow}"/>
${bands.join("")}
${islands.map((shore) => `<path d="${smooth(shore)}Z" fill="#a9c79a" stroke="${land.mud}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"/>`).join("")}`;
}

/** Three strokes, each thinner than the one before. */
function taperedCreek({ points, width }: Creek, extra: number): string {
  return [0, 1, 2]
    .map((part) => {
      const from = Math.floor((part * (points.length - 1)) / 3);
      const to = Math.floor(((part + 1) * (points.length - 1)) / 3);
      const stroke = Math.max(1, width * (1 - part * 0.3)) + extra;
      return `<path d="${smooth(points.slice(from, to + 1))}" stroke-width="${stroke.toFixed(1)}"/>`;
    })
    .join("");
}

function graticule(): string {
  const lines = [
    ...meridians.map(({ x }) => `M${x} 0V${map.height}`),
    ...parallels.map((y) => `M0 ${y}H${map.width}`),
  ];
  const labels = meridians.map(({ x, seconds }) => {
    const minutes = 41 + Math.floor(seconds / 60);
    return `<text x="${x + 7}" y="91" font-size="13.5" fill="#2c463a" stroke="${land.halo}" stroke-opacity=".8" stroke-width="3" paint-order="stroke">88°${minutes}'${String(seconds % 60).padStart(2, "0")}"E</text>`;
  });
  return `<path d="${lines.join("")}" stroke="${colours.ink}" stroke-opacity=".13"/>${labels.join("")}`;
}

function plotShape({ id, outline, alive }: Plot): string {
  if (id === selectedPlot.id) return "";
  return `<path d="${line(outline)}Z" fill="${survivalClass(alive).colour}" fill-opacity=".93" stroke="${colours.paper}" stroke-width="2" stroke-linejoin="round"/>`;
}

/** The selected plot is drawn here, above its neighbours. */
function plotLabel({ id, outline, alive, centre: [x, y] }: Plot): string {
  const { colour, label } = survivalClass(alive);
  const selected = `<path d="${line(outline)}Z" fill="${colour}" stroke="${colours.ink}" stroke-width="9" stroke-linejoin="round" paint-order="stroke"/><path d="${line(outline)}Z" fill="none" stroke="#fff" stroke-width="3.5" stroke-linejoin="round"/>`;
  return `${id === selectedPlot.id ? selected : ""}<text x="${x.toFixed(1)}" y="${(y + 5).toFixed(1)}" text-anchor="middle" font-size="14" font-weight="680" fill="${label}">${alive}</text>`;
}

/** The team's way from the jetty to the selected plot, and the plot's flag. */
function surveyTrack(): string {
  const [x, y] = plots.find(({ id }) => id === selectedPlot.id)?.centre ?? [0, 0];
  const track: Point[] = [
    [1012, 206],
    [1022, 250],
    [1000, 262],
    [940, 276],
    [x + 34, y - 2],
  ];
  return `<path d="${smooth(track)}" fill="none" stroke="${colours.ink}" stroke-width="2.6" stroke-dasharray="1 7" stroke-linecap="round"/>
<g transform="translate(1012 190)"><circle r="17" fill="${colours.ink}" stroke="${colours.paper}" stroke-width="3"/><path d="M-7 2h14l-3 5h-8zM0-8v9M0-8l6 7H0" fill="none" stroke="${colours.paper}" stroke-width="1.8" stroke-linejoin="round"/></g>
<g transform="translate(${(x + 4).toFixed(1)} ${(y - 58).toFixed(1)})"><path d="M-34-20h68a8 8 0 018 8v20a8 8 0 01-8 8h-26l-8 12-8-12h-26a8 8 0 01-8-8v-20a8 8 0 018-8z" fill="${colours.ink}"/><text y="4.5" text-anchor="middle" font-size="17" font-weight="680" fill="${colours.paper}">${selectedPlot.id}</text></g>`;
}

function villages(): string {
  const random = seeded(5);
  const houses = (cx: number, cy: number, count: number) =>
    Array.from({ length: count }, () => {
      const angle = random() * Math.PI * 2;
      const distance = Math.sqrt(random()) * 34;
      const x = (cx + Math.cos(angle) * distance * 1.7).toFixed(1);
      const y = (cy + Math.sin(angle) * distance * 0.6).toFixed(1);
      return `<rect x="${x}" y="${y}" width="${(4 + random() * 3).toFixed(1)}" height="${(3.5 + random() * 2).toFixed(1)}" transform="rotate(${(random() * 24 - 12).toFixed(0)} ${x} ${y})"/>`;
    }).join("");
  return `<g fill="#7d6b4f" opacity=".85">${houses(996, 556, 17)}${houses(1306, 292, 20)}</g>`;
}

function names(): string {
  const course: Point[] = [
    [721, 507],
    [739, 588],
    [727, 673],
    [721, 756],
    [755, 837],
  ];
  const bend = surjamukhi.centre.slice(
    Math.round(0.155 * surjamukhi.centre.length),
    Math.round(0.46 * surjamukhi.centre.length),
  );
  return `<path id="kaloganga" d="${smooth(course)}" fill="none"/><path id="surjamukhi" d="${line(bend)}" fill="none"/>
<text class="serif" font-style="italic" font-size="27" fill="${water.label}" style="letter-spacing:3px" dy="9"><textPath href="#kaloganga" startOffset="4%">Kaloganga River</textPath></text>
<text class="serif" font-style="italic" font-size="20" fill="${water.label}" style="letter-spacing:1.5px" dy="6"><textPath href="#surjamukhi" startOffset="12%">Surjamukhi</textPath></text>
${placeName("Char Lakshmi", 990, 530, 24)}${placeName("Nolbunia", 1310, 270, 23)}${placeName("Jetty", 1056, 196, 18)}
${placeName("Nolbunia Khal", 1010, 668, 18, `font-style="italic" fill="${water.label}"`)}`;
}

function placeName(
  name: string,
  x: number,
  y: number,
  size: number,
  look = 'fill="#16372a" font-weight="540"',
): string {
  return `<text class="serif" x="${x}" y="${y}" font-size="${size}" text-anchor="middle" stroke="${land.halo}" stroke-width="4" stroke-linejoin="round" paint-order="stroke" style="letter-spacing:0" ${look}>${name}</text>`;
}
