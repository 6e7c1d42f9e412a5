import { curvePoints, line, type Point, smooth } from "#artwork/lib/paths.ts";
import { lerp, seeded, valueNoise } from "#artwork/lib/random.ts";
import { fleet, lateVehicles } from "./fleet.ts";
import { colours } from "./identity.ts";

export const mapSize = { width: 1200, height: 790 };

const random = seeded(1608);
const { fractal, noise } = valueNoise(random);

interface Channel {
  middle: Point[];
  outline: (share: number) => string;
}

/** A meandering channel whose width grows from its first point to its last. */
function channel(keys: Point[], from: number, to: number, seed: number): Channel {
  const middle = curvePoints(keys, 18).map(
    ([x, y]): Point => [
      x + (fractal(x / 46 + seed, y / 46) - 0.5) * 22,
      y + (fractal(x / 46, y / 46 + seed) - 0.5) * 22,
    ],
  );
  const normals = middle.map((_, k): Point => {
    const [a, b] = [middle[Math.max(0, k - 5)], middle[Math.min(middle.length - 1, k + 5)]];
    if (!a || !b) return [0, 0];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  });
  const widths = middle.map((_, k) => lerp(from, to, (k / middle.length) ** 1.2));
  const bank = (side: 1 | -1, share: number) =>
    middle
      .map((point, k) => {
        const reach =
          ((widths[k] ?? 0) / 2) * share * (1 + (noise(k / 6 + seed * 3, side * 9.1) - 0.5) * 0.5);
        const normal = normals[k] ?? [0, 0];
        return {
          point: [point[0] + normal[0] * reach * side, point[1] + normal[1] * reach * side] as Point,
          reach,
          k,
        };
      })
      .filter(({ point, reach, k }) =>
        middle
          .slice(Math.max(0, k - 24), k + 25)
          .every((other) => Math.hypot(point[0] - other[0], point[1] - other[1]) >= reach * 0.93 - 0.4),
      )
      .map(({ point }) => point);
  const outline = (share: number) =>
    `${smooth(bank(1, share))}L${smooth(bank(-1, share).reverse()).slice(1)}Z`;
  return { middle, outline };
}

const main = channel(
  [
    [140, -30],
    [210, 80],
    [180, 170],
    [300, 256],
    [322, 350],
    [440, 410],
    [500, 510],
    [590, 580],
    [640, 690],
    [690, 800],
  ],
  18,
  74,
  1.7,
);
const middleArm = channel(
  [
    [318, 330],
    [420, 330],
    [520, 372],
    [630, 372],
    [730, 396],
    [820, 470],
    [890, 560],
    [960, 660],
    [1010, 740],
  ],
  20,
  56,
  5.3,
);
const eastArm = channel(
  [
    [196, 120],
    [300, 170],
    [420, 240],
    [560, 214],
    [690, 196],
    [820, 210],
    [940, 330],
    [1010, 420],
    [1100, 540],
    [1160, 630],
  ],
  15,
  46,
  8.1,
);
const westArm = channel(
  [
    [300, 256],
    [236, 380],
    [262, 480],
    [204, 600],
    [290, 700],
    [330, 810],
  ],
  15,
  48,
  3.9,
);
const channels = [eastArm, westArm, middleArm, main];

const creekKeys: Point[][] = [
  [
    [322, 350],
    [372, 460],
    [340, 560],
    [390, 690],
    [380, 800],
  ],
  [
    [500, 510],
    [440, 560],
    [470, 650],
    [520, 740],
    [520, 800],
  ],
  [
    [820, 470],
    [760, 540],
    [790, 640],
    [760, 720],
  ],
  [
    [690, 196],
    [720, 120],
    [680, 40],
    [700, -20],
  ],
  [
    [940, 330],
    [1020, 330],
    [1090, 380],
    [1160, 360],
    [1220, 390],
  ],
  [
    [180, 170],
    [90, 210],
    [40, 300],
    [-20, 320],
  ],
  [
    [204, 600],
    [110, 570],
    [50, 620],
    [-20, 600],
  ],
];
const creeks = creekKeys.map((keys, k) => channel(keys, 7, 11, 11 + k * 2.3));

const coast = curvePoints(
  [
    [250, 830],
    [340, 770],
    [430, 786],
    [520, 738],
    [610, 748],
    [700, 690],
    [790, 706],
    [870, 632],
    [950, 640],
    [1030, 556],
    [1110, 560],
    [1230, 470],
  ],
  14,
).map(
  ([x, y]): Point => [x + (fractal(x / 30, y / 30) - 0.5) * 40, y + (fractal(y / 30, x / 30) - 0.5) * 40],
);

const depots: readonly { number: number; name: string; at: Point }[] = [
  { number: 1, name: "Palashdanga", at: [92, 112] },
  { number: 2, name: "Kanthibari", at: [440, 116] },
  { number: 3, name: "Hijalpur", at: [884, 100] },
  { number: 4, name: "Betberia", at: [668, 296] },
  { number: 5, name: "Shimulgachh", at: [86, 436] },
  { number: 6, name: "Nalkhola", at: [1064, 236] },
  { number: 7, name: "Chandimari", at: [420, 640] },
];

const roads = {
  "1-2": [
    [92, 112],
    [200, 140],
    [320, 84],
    [440, 116],
  ],
  "2-3": [
    [440, 116],
    [560, 146],
    [720, 70],
    [884, 100],
  ],
  "2-4": [
    [440, 116],
    [470, 200],
    [570, 264],
    [668, 296],
  ],
  "3-4": [
    [884, 100],
    [862, 180],
    [760, 262],
    [668, 296],
  ],
  "3-6": [
    [884, 100],
    [990, 132],
    [1064, 236],
  ],
  "4-6": [
    [668, 296],
    [800, 330],
    [940, 268],
    [1064, 236],
  ],
  "1-5": [
    [92, 112],
    [56, 230],
    [120, 330],
    [86, 436],
  ],
  "5-7": [
    [86, 436],
    [150, 530],
    [290, 596],
    [420, 640],
  ],
  "7-4": [
    [420, 640],
    [440, 500],
    [560, 430],
    [668, 296],
  ],
  "5-2": [
    [86, 436],
    [190, 350],
    [250, 260],
    [350, 180],
    [440, 116],
  ],
  "2-north": [
    [440, 116],
    [476, 50],
    [462, -20],
  ],
  "3-north": [
    [884, 100],
    [900, 40],
    [960, -20],
  ],
  "1-west": [
    [92, 112],
    [40, 84],
    [-20, 96],
  ],
  "6-east": [
    [1064, 236],
    [1130, 206],
    [1220, 226],
  ],
  "6-south": [
    [1064, 236],
    [1090, 330],
    [1150, 400],
    [1210, 440],
  ],
  "5-west": [
    [86, 436],
    [30, 456],
    [-20, 470],
  ],
  "7-west": [
    [420, 640],
    [300, 652],
    [180, 700],
    [110, 810],
  ],
} as const satisfies Record<string, readonly Point[]>;

const courses = Object.fromEntries(
  Object.entries(roads).map(([name, keys]) => [name, curvePoints(keys, 30)]),
) as Record<keyof typeof roads, Point[]>;

/** Part of a course; backwards where it starts behind its end. */
function stretch(course: readonly Point[], from: number, to: number): Point[] {
  const last = course.length - 1;
  const [a, b] = [Math.round(Math.min(from, to) * last), Math.round(Math.max(from, to) * last)];
  const part = course.slice(a, b + 1);
  return from > to ? part.reverse() : part;
}

interface Drawn {
  route: Point[];
  /** Where the tag stands, from the vehicle. */
  tag: Point;
}

const drawn: Readonly<Record<string, Drawn>> = {
  "DB-07": { route: stretch(main.middle, 0.36, 0.74), tag: [-116, -2] },
  "DB-19": { route: stretch(eastArm.middle, 0.74, 0.47), tag: [20, -8] },
  "DB-11": { route: stretch(middleArm.middle, 0.55, 0.3), tag: [42, -32] },
  "DF-304": { route: stretch(courses["1-2"], 0.3, 1), tag: [-40, -32] },
  "DF-142": { route: stretch(courses["3-6"], 0.22, 1), tag: [12, -32] },
  "DF-077": { route: stretch(courses["1-5"], 0.7, 0), tag: [16, -14] },
  "DF-218": { route: stretch(courses["2-4"], 0.28, 1), tag: [30, -16] },
  "DF-260": { route: stretch(courses["2-3"], 0.4, 1), tag: [-54, -36] },
  "DF-119": { route: stretch(courses["5-7"], 0.6, 0), tag: [-30, 20] },
  "DF-331": { route: stretch(courses["4-6"], 0.66, 0), tag: [-20, 20] },
  "DF-056": { route: stretch(courses["7-4"], 0.6, 0), tag: [-96, -30] },
};

const lateRoutes = lateVehicles.map((vehicle) => ({
  ...vehicle,
  ...(drawn[vehicle.code] ?? { route: [], tag: [0, 0] }),
}));

/** Where DF-218 is now, for a leader from its card. */
export const lorry218: Point = drawn["DF-218"]?.route[0] ?? [0, 0];

function placed(count: number, gap: number, propose: () => Point, taken: Point[]): Point[] {
  const points: Point[] = [];
  for (let tries = 0; points.length < count && tries < 40_000; tries++) {
    const [x, y] = propose();
    const inside = x > 8 && y > 8 && x < mapSize.width - 8 && y < mapSize.height - 8;
    const onLateRoute = lateRoutes.some(({ route }) => route.some(([a, b]) => Math.hypot(a - x, b - y) < 11));
    if (!inside || onLateRoute || taken.some(([a, b]) => Math.hypot(a - x, b - y) < gap)) continue;
    points.push([x, y]);
    taken.push([x, y]);
  }
  return points;
}

const along = (courseList: readonly (readonly Point[])[], spread: number) => (): Point => {
  const course = courseList[Math.floor(random() * courseList.length)] ?? [];
  const [x, y] = course[Math.floor(random() * course.length)] ?? [0, 0];
  return [x + (random() - 0.5) * spread, y + (random() - 0.5) * spread];
};

const occupied: Point[] = depots.map(({ at }) => at);
const lateLorries = lateVehicles.filter(({ barge }) => !barge).length;
const lateBarges = lateVehicles.length - lateLorries;
const parked = placed(
  84,
  8,
  () => {
    const { at } = depots[Math.floor(random() * depots.length)] ?? { at: [0, 0] };
    const [angle, reach] = [Math.PI * (0.92 + random() * 1.16), 20 + random() * 24];
    return [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach * 0.8];
  },
  occupied,
);
const rolling = placed(
  fleet.lorries - lateLorries - parked.length,
  7.5,
  along(Object.values(courses), 5),
  occupied,
);
const afloat = placed(
  fleet.barges - lateBarges,
  22,
  along(
    channels.map(({ middle }) => middle),
    6,
  ),
  occupied,
);

/** Every vehicle that will make its slot. */
export const greyDots = parked.length + rolling.length + afloat.length;

/** Lorries that have sent nothing for 20 minutes keep their last known place. */
const silent = (index: number) => index % 47 === 11;

const sea = `${line(coast)}L1240 840L250 840Z`;

export interface MapOptions {
  /** Tags beside the late vehicles. */
  tags: boolean;
  id: string;
}

export function deltaMap({ tags, id }: MapOptions): string {
  const rivers = [...creeks, ...channels].map(({ outline }) => `<path d="${outline(1)}"/>`).join("");
  const bed = channels.map(({ outline }) => `<path d="${outline(0.55)}"/>`).join("");
  return `<defs><pattern id="${id}-rain" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(22)"><path d="M2 1v7" stroke="#8fd6e4" stroke-width="1.500" stroke-opacity=".34" stroke-linecap="round"/></pattern></defs>
<rect width="${mapSize.width}" height="${mapSize.height}" fill="${colours.land}"/>
<g fill="none" stroke="#0f3640" stroke-linejoin="round"><path d="${sea}" stroke-width="44"/><g stroke-width="20">${rivers}</g></g>
<g fill="${colours.water}">${rivers}</g><g fill="${colours.waterDeep}">${bed}</g><path d="${sea}" fill="${colours.water}"/>
<g fill="none" stroke="${colours.waterDeep}" stroke-width="2">${[16, 36, 60].map((d) => `<path d="${line(coast.map(([x, y]): Point => [x + d * 0.7, y + d]))}" stroke-opacity="${0.8 - d / 90}"/>`).join("")}</g>
<path d="${smooth([
    [470, 150],
    [640, 110],
    [800, 190],
    [830, 300],
    [740, 400],
    [580, 420],
    [450, 330],
    [420, 230],
    [470, 150],
  ])}Z" fill="url(#${id}-rain)"/>
<g fill="none" stroke="${colours.wall}" stroke-width="6">${Object.values(courses)
    .map((course) => `<path d="${line(course)}"/>`)
    .join("")}</g>
<g fill="none" stroke="${colours.road}" stroke-width="2.600">${Object.values(courses)
    .map((course) => `<path d="${line(course)}"/>`)
    .join("")}</g>
<g fill="${colours.grey}">${[...parked, ...rolling].map(([x, y], k) => (silent(k) ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4.200" fill="${colours.land}" stroke="${colours.grey}" stroke-width="1.800"/>` : `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.700"/>`)).join("")}${afloat.map(([x, y]) => `<path d="M${(x - 6).toFixed(1)} ${y.toFixed(1)}l6-4 6 4-6 4z"/>`).join("")}</g>
${lateRoutes.map(({ route, barge }) => `<path d="${line(route)}" fill="none" stroke="${colours.wall}" stroke-width="9" stroke-linecap="round"/><path d="${line(route)}" fill="none" stroke="${barge ? colours.barge : colours.late}" stroke-width="4" stroke-linecap="round"/>`).join("")}
${depots.map(({ number, name, at: [x, y] }) => `<g transform="translate(${x} ${y})"><rect x="-14" y="-14" width="28" height="28" rx="6" fill="${colours.text}"/><text class="display" y="7.500" text-anchor="middle" font-size="21" font-weight="700" fill="${colours.ink}">${number}</text>${tags ? `<text class="place" x="0" y="33" text-anchor="middle">${name}</text>` : ""}</g>`).join("")}
${lateRoutes.map((vehicle) => lateSign(vehicle, tags)).join("")}`;
}

function lateSign({ route, tag, code, barge, lacks }: (typeof lateRoutes)[number], tags: boolean): string {
  const [x, y] = route[0] ?? [0, 0];
  const colour = barge ? colours.barge : colours.late;
  const shape = barge
    ? `<path d="M-14 0L0-9 14 0 0 9z" fill="${colour}" stroke="${colours.wall}" stroke-width="3"/>`
    : `<circle r="9" fill="${colour}" stroke="${colours.wall}" stroke-width="3"/>`;
  if (!tags) return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${shape}</g>`;
  const width = 74 + String(lacks).length * 12;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${shape}<g transform="translate(${tag[0]} ${tag[1]})"><rect width="${width}" height="25" rx="5" fill="${colours.wall}" stroke="${colour}" stroke-width="1.500"/><text class="mono" x="8" y="17.500" font-size="14.500" font-weight="500" fill="${colours.text}">${code}</text><text class="display" x="${width - 7}" y="18.500" text-anchor="end" font-size="18" font-weight="700" font-stretch="85%" fill="${colour}">${lacks}</text></g></g>`;
}

export const mapCss = `
.place { font-size: 15px; font-weight: 560; fill: ${colours.text}; paint-order: stroke; stroke: ${colours.land}; stroke-width: 4px; stroke-linejoin: round }
`;
