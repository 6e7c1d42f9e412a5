import { curvePoints, type Point } from "#artwork/lib/paths.ts";
import { lerp, seeded } from "#artwork/lib/random.ts";
import { normalsOf, openWater } from "./delta.ts";
import { selectedPlot } from "./survey.ts";

export interface Plot {
  id: string;
  /** Percent of seedlings alive. */
  alive: number;
  outline: readonly Point[];
  centre: Point;
}

const random = seeded(12);

/** Strips along the banks, cut into plots. They were pegged out on dry land. */
export const plots: readonly Plot[] = [
  ...strip({
    line: [
      [750, 284],
      [771, 325],
      [783, 373],
      [783, 422],
      [770, 468],
    ],
    side: 1,
    near: 0,
    far: 54,
    name: "B",
    first: 1,
    alive: [84, 88, 72, 63],
  }),
  ...strip({
    line: [
      [750, 284],
      [771, 325],
      [783, 373],
      [783, 422],
      [770, 468],
    ],
    side: 1,
    near: 60,
    far: 122,
    name: "B",
    first: 7,
    alive: [selectedPlot.taggedAlive, 83, 61],
  }),
  ...strip({
    line: [
      [1114, 249],
      [1082, 300],
      [1066, 355],
      [1071, 415],
      [1098, 475],
    ],
    side: -1,
    near: 8,
    far: 60,
    name: "C",
    first: 1,
    alive: [91, 86, 77, 70],
  }),
  ...strip({
    line: [
      [838, 673],
      [868, 737],
      [907, 802],
      [951, 869],
      [981, 922],
    ],
    side: 1,
    near: 4,
    far: 62,
    name: "D",
    first: 1,
    alive: [46, 58, 67, 74, 80],
  }),
  ...strip({
    line: [
      [1283, 392],
      [1308, 429],
      [1338, 468],
      [1361, 509],
    ],
    side: 1,
    near: 6,
    far: 58,
    name: "E",
    first: 1,
    alive: [85, 71, 54],
  }),
  ...strip({
    line: [
      [518, 113],
      [509, 155],
      [511, 201],
      [529, 261],
      [557, 311],
    ],
    side: -1,
    near: 0,
    far: 48,
    name: "A",
    first: 1,
    alive: [82, 87, 74],
  }),
];

const wet = plots.filter(({ outline }) => outline.some(([x, y]) => openWater.covers(x, y)));
if (wet.length > 0) throw new Error(`plots in the water: ${wet.map(({ id }) => id).join(", ")}`);

interface Strip {
  line: readonly Point[];
  /** 1 lays the plots on the left of a line that runs downwards, seen on the map to the east; −1 on the other. */
  side: 1 | -1;
  near: number;
  far: number;
  name: string;
  first: number;
  alive: readonly number[];
}

function strip({ line, side, near, far, name, first, alive }: Strip): Plot[] {
  const guide = curvePoints(line, 20);
  const normals = normalsOf(guide, 6);
  const last = guide.length - 1;
  const at = (position: number, distance: number): Point => {
    const i = Math.min(last - 1, Math.floor(position));
    const k = position - i;
    const [ax, ay] = guide[i] ?? [0, 0];
    const [bx, by] = guide[i + 1] ?? [0, 0];
    const [nx, ny] = normals[i] ?? [0, 0];
    const [mx, my] = normals[i + 1] ?? [0, 0];
    return [
      lerp(ax, bx, k) - lerp(nx, mx, k) * distance * side,
      lerp(ay, by, k) - lerp(ny, my, k) * distance * side,
    ];
  };
  const cuts = alive.map((_, q) => (q === 0 ? 0 : (q + (random() - 0.5) * 0.28) / alive.length));
  return alive.map((percent, q) => {
    const from = (cuts[q] ?? 0) * last + 0.5;
    const to = (cuts[q + 1] ?? 1) * last - 0.5;
    const depth = far + (random() - 0.5) * 8;
    const along = [0, 0.25, 0.5, 0.75, 1].map((t) => lerp(from, to, t));
    return {
      id: `${name}-${String(first + q).padStart(2, "0")}`,
      alive: percent,
      outline: [...along.map((t) => at(t, near)), ...along.reverse().map((t) => at(t, depth))],
      centre: at((from + to) / 2, (near + depth) / 2),
    };
  });
}
