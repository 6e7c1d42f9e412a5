import { line, type Point, smooth } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";

interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface OldWindow extends Place {
  title: string;
  bar: string;
  body: (place: Place, seed: number) => string;
}

const bar = 26;

/** A supplier's tracker: a pale road map with pins. */
const tracker =
  (ground: string, road: string, pin: string) =>
  ({ w, h }: Place, seed: number) => {
    const random = seeded(seed);
    const course = (): Point[] =>
      Array.from({ length: 5 }, (_, k): Point => [(k / 4) * w, bar + random() * (h - bar)]);
    const roads = [course(), course(), course()];
    const pins = Array.from(
      { length: 22 },
      (): Point => [10 + random() * (w - 20), bar + 16 + random() * (h - bar - 22)],
    );
    return `<rect y="${bar}" width="${w}" height="${h - bar}" fill="${ground}"/><g fill="none" stroke="${road}" stroke-width="7">${roads.map((points) => `<path d="${smooth(points)}"/>`).join("")}</g>${pins.map(([x, y]) => `<path d="M${x.toFixed(0)} ${y.toFixed(0)}c-8-9-8-17 0-17s8 8 0 17z" fill="${pin}" stroke="#fff" stroke-width="1.500"/>`).join("")}`;
  };

/** A depot's calendar: days across, slots as blocks. */
const calendar =
  (...blocks: [string, string]) =>
  ({ w, h }: Place, seed: number) => {
    const random = seeded(seed);
    const [columns, rows] = [5, 7];
    const [cw, ch] = [w / columns, (h - bar) / rows];
    const cells = Array.from({ length: columns * rows }, (_, k) => {
      const [x, y] = [(k % columns) * cw, bar + Math.floor(k / columns) * ch];
      const filled = random() < 0.62;
      return `<path d="M${x} ${y}h${cw}v${ch}" fill="none" stroke="#c9d0cd" stroke-width="1"/>${filled ? `<rect x="${x + 3}" y="${y + 3}" width="${cw - 6}" height="${ch * (random() < 0.3 ? 1.7 : 1) - 6}" rx="2" fill="${random() < 0.7 ? blocks[0] : blocks[1]}"/>` : ""}`;
    });
    return `<rect y="${bar}" width="${w}" height="${h - bar}" fill="#fbfcf9"/>${cells.join("")}`;
  };

/** Lines of text: a mail or a sheet, with its first line readable. */
const lines =
  (texts: readonly string[], paper: string) =>
  ({ w, h }: Place) =>
    `<rect y="${bar}" width="${w}" height="${h - bar}" fill="${paper}"/>${texts.map((text, k) => `<text x="12" y="${bar + 25 + k * 24}" font-size="15" fill="#2f3b3c">${text}</text>`).join("")}`;

/** A sheet with ruled cells and figures. */
const sheet =
  (rows: readonly (readonly string[])[], tint: string) =>
  ({ w, h }: Place) => {
    const columns = rows[0]?.length ?? 1;
    const cw = w / columns;
    return `<rect y="${bar}" width="${w}" height="${h - bar}" fill="#fff"/><rect y="${bar}" width="${w}" height="26" fill="${tint}"/>${rows
      .flatMap((row, r) =>
        row.map(
          (cell, c) =>
            `<text x="${c * cw + 8}" y="${bar + 19 + r * 26}" font-size="14.500" fill="#2f3b3c">${cell}</text>`,
        ),
      )
      .join(
        "",
      )}<path d="${Array.from({ length: 12 }, (_, r) => `M0 ${bar + (r + 1) * 26}H${w}`).join("")}${Array.from({ length: columns }, (_, c) => `M${c * cw} ${bar}V${h}`).join("")}" stroke="#cfd6d3" fill="none"/>`;
  };

/** The rain page of a weather service. */
const rain = ({ w, h }: Place) => {
  const bars = [4, 9, 18, 22, 16, 11, 7, 12, 19, 14];
  const step = (w - 24) / bars.length;
  return `<rect y="${bar}" width="${w}" height="${h - bar}" fill="#eaf3fb"/>${bars.map((mm, k) => `<rect x="${12 + k * step}" y="${h - 14 - mm * 5}" width="${step - 5}" height="${mm * 5}" fill="#5b8fc7"/>`).join("")}<path d="${line(
    [
      [12, h - 13],
      [w - 12, h - 13],
    ],
  )}" stroke="#4a6072" stroke-width="2"/>`;
};

export const oldWindows: readonly OldWindow[] = [
  {
    title: "Tracker 1",
    bar: "#4c7a3d",
    x: 20,
    y: 50,
    w: 330,
    h: 230,
    body: tracker("#e6ecd6", "#ffffff", "#c2402c"),
  },
  {
    title: "Depot 1 slots",
    bar: "#7a6a52",
    x: 300,
    y: 24,
    w: 240,
    h: 190,
    body: calendar("#e2b8a6", "#9cc3cf"),
  },
  {
    title: "Tracker 2",
    bar: "#2f5d9a",
    x: 640,
    y: 36,
    w: 330,
    h: 220,
    body: tracker("#dfe6ee", "#f6d98a", "#2f5d9a"),
  },
  {
    title: "Depot 2 slots",
    bar: "#7a6a52",
    x: 506,
    y: 58,
    w: 220,
    h: 180,
    body: calendar("#b9cf9a", "#e7c977"),
  },
  { title: "Rain, today", bar: "#5a7184", x: 462, y: 206, w: 250, h: 180, body: rain },
  {
    title: "Orders, sheet 4",
    bar: "#2f7a55",
    x: 184,
    y: 232,
    w: 300,
    h: 216,
    body: sheet(
      [
        ["Order", "Lorry", "Slot"],
        ["48112", "DF-077", "07:15"],
        ["48115", "DF-218", "07:00"],
        ["48120", "?", "07:30"],
        ["48121", "DF-304", "07.30"],
        ["48126", "DF-119", "8:00"],
      ],
      "#d5e8dc",
    ),
  },
  {
    title: "Depot 3 slots",
    bar: "#7a6a52",
    x: -8,
    y: 196,
    w: 224,
    h: 180,
    body: calendar("#9cc3cf", "#d59a86"),
  },
  {
    title: "Tracker 3",
    bar: "#8d3f6a",
    x: 700,
    y: 236,
    w: 310,
    h: 210,
    body: tracker("#efe7d8", "#ffffff", "#8d3f6a"),
  },
  {
    title: "Mail, 38 unread",
    bar: "#55606a",
    x: 540,
    y: 298,
    w: 280,
    h: 190,
    body: lines(
      [
        "Where is our load?",
        "RE: RE: onions, depot 2",
        "Gate 5 under water",
        "Fwd: night log",
        "Where is our load? (2)",
      ],
      "#fdfbf3",
    ),
  },
  {
    title: "Depot 4 slots",
    bar: "#7a6a52",
    x: 40,
    y: 330,
    w: 236,
    h: 196,
    body: calendar("#e7c977", "#9cc3cf"),
  },
  {
    title: "Tracker 4",
    bar: "#3a3f46",
    x: 290,
    y: 366,
    w: 300,
    h: 200,
    body: tracker("#2c3a38", "#4f6762", "#f0b54a"),
  },
  {
    title: "Barge radio sheet",
    bar: "#9a5a2f",
    x: 96,
    y: 420,
    w: 300,
    h: 200,
    body: sheet(
      [
        ["Barge", "Heard", "At"],
        ["DB-07", "04:00", "Bend 6"],
        ["DB-11", "04:10", "?"],
        ["DB-19", "02:05", "Lock"],
      ],
      "#f2ddc9",
    ),
  },
  {
    title: "Depot 5 slots",
    bar: "#7a6a52",
    x: 416,
    y: 320,
    w: 200,
    h: 150,
    body: calendar("#d59a86", "#b9cf9a"),
  },
  {
    title: "Depot 6 slots",
    bar: "#7a6a52",
    x: 760,
    y: 136,
    w: 220,
    h: 150,
    body: calendar("#b9cf9a", "#9cc3cf"),
  },
  {
    title: "Orders, sheet 9",
    bar: "#2f7a55",
    x: 250,
    y: 132,
    w: 210,
    h: 130,
    body: sheet(
      [
        ["Order", "Load"],
        ["48133", "Tea"],
        ["48140", "Sand"],
      ],
      "#d5e8dc",
    ),
  },
  {
    title: "Mail, gate",
    bar: "#55606a",
    x: 90,
    y: 150,
    w: 214,
    h: 112,
    body: lines(["Which bay for 218?", "Nobody answers bay 3"], "#fdfbf3"),
  },
  {
    title: "Depot 7 slots",
    bar: "#7a6a52",
    x: 584,
    y: 150,
    w: 190,
    h: 140,
    body: calendar("#e2b8a6", "#e7c977"),
  },
  {
    title: "Mail, barges",
    bar: "#55606a",
    x: -4,
    y: 480,
    w: 214,
    h: 150,
    body: lines(["No word from DB-19", "Tide at 06:20"], "#fdfbf3"),
  },
  {
    title: "Mail, accounts",
    bar: "#55606a",
    x: 812,
    y: 60,
    w: 200,
    h: 110,
    body: lines(["Slot charge again", "Please call"], "#fdfbf3"),
  },
];

export function oldWindow({ title, bar: colour, x, y, w, h, body }: OldWindow, index: number): string {
  const place = { x, y, w, h };
  return `<g transform="translate(${x} ${y})"><rect x="3" y="7" width="${w}" height="${h}" rx="5" fill="#000f14" opacity=".4"/><svg width="${w}" height="${h}" overflow="hidden">${body(place, 400 + index * 17)}</svg><rect width="${w}" height="${bar}" fill="${colour}"/><text x="10" y="18.500" font-size="15" font-weight="600" fill="#fff">${title}</text><path d="M${w - 20} 8l10 10m0-10l-10 10" stroke="#fff" stroke-width="2"/><rect x=".5" y=".5" width="${w - 1}" height="${h - 1}" fill="none" stroke="#0b1b20" stroke-opacity=".55"/></g>`;
}
