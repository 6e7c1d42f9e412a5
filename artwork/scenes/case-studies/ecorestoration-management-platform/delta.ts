import { createMask, type Mask } from "#artwork/lib/mask.ts";
import { curvePoints, type Point, smooth } from "#artwork/lib/paths.ts";
import { lerp, seeded, valueNoise } from "#artwork/lib/random.ts";

/** The rivers, tidal channels and creeks of the map, and where there is water. */
export const map = { width: 1520, height: 1040 };

const noise = valueNoise(seeded(2718));
const random = seeded(31);

export interface Channel {
  centre: readonly Point[];
  normals: readonly Point[];
  widths: readonly number[];
  /** The two banks, at a fraction of the full width; the inner ones serve as depth contours. */
  banks(fraction: number): readonly [Point[], Point[]];
  outline(fraction: number): string;
}

const rivers = {
  kaloganga: channel(
    [
      [560, -60],
      [640, 70],
      [590, 210],
      [700, 330],
      [655, 480],
      [770, 600],
      [720, 760],
      [840, 900],
      [830, 1110],
    ],
    (t) => lerp(64, 236, t ** 1.25),
    { seed: 1.7 },
  ),
  surjamukhi: channel(
    [
      [1190, -60],
      [1130, 90],
      [1230, 220],
      [1165, 380],
      [1290, 520],
      [1250, 690],
      [1370, 850],
      [1360, 1110],
    ],
    (t) => lerp(46, 150, t),
    { seed: 5.1 },
  ),
  west: channel(
    [
      [180, -60],
      [230, 120],
      [120, 260],
      [190, 420],
      [80, 560],
      [160, 740],
      [90, 900],
      [140, 1110],
    ],
    (t) => lerp(60, 120, t),
    { seed: 8.8 },
  ),
};

const { kaloganga } = rivers;
export const { surjamukhi } = rivers;
export const bigRivers: readonly Channel[] = Object.values(rivers);

/** Narrow channels that join the rivers at high tide. */
export const khals: readonly Channel[] = [
  channel(
    [
      [585, 205],
      [760, 150],
      [860, 205],
      [960, 150],
      [1060, 190],
      [1160, 130],
    ],
    (t) => lerp(30, 22, t),
    { seed: 3.3, wander: 1.2 },
  ),
  channel(
    [
      [745, 560],
      [840, 545],
      [900, 620],
      [1010, 640],
      [1100, 590],
      [1180, 640],
      [1270, 610],
    ],
    (t) => lerp(34, 24, t),
    { seed: 6.4, wander: 1.2 },
  ),
  channel(
    [
      [180, 400],
      [300, 440],
      [380, 400],
      [480, 455],
      [580, 430],
      [680, 460],
    ],
    () => 26,
    { seed: 7.7, wander: 1.2 },
  ),
  channel(
    [
      [110, 800],
      [250, 760],
      [360, 830],
      [500, 790],
      [620, 840],
      [760, 800],
    ],
    (t) => lerp(30, 34, t),
    { seed: 9.1, wander: 1.2 },
  ),
  channel(
    [
      [1270, 640],
      [1380, 600],
      [1450, 660],
      [1560, 620],
    ],
    (t) => lerp(26, 34, t),
    { seed: 2.2, wander: 1.2 },
  ),
  channel(
    [
      [1180, 130],
      [1300, 110],
      [1400, 160],
      [1560, 120],
    ],
    (t) => lerp(24, 30, t),
    { seed: 4.2, wander: 1.2 },
  ),
];

export const channels: readonly Channel[] = [...bigRivers, ...khals];

/** Rivers and khals; plots may not stand in them. */
export const openWater = waterMask();

export interface Creek {
  points: readonly Point[];
  width: number;
}

export const creeks: readonly Creek[] = growCreeks();

/** Open water and creeks together; trees may not stand in either. */
const anyWater = waterMask();
for (const { points, width } of creeks) anyWater.stroke(points, width + 3);

export interface Tree {
  x: number;
  y: number;
  radius: number;
  lit: boolean;
}

/** Mangroves: thick along the banks, thin inland. */
export const trees: readonly Tree[] = growTrees();

/** A wandering centreline with banks of uneven width. */
function channel(
  course: readonly Point[],
  widthAt: (t: number) => number,
  { seed, wander = 1 }: { seed: number; wander?: number },
): Channel {
  const centre = curvePoints(course, 26).map(
    ([x, y]): Point => [
      x + (noise.fractal(x / 60 + seed, y / 60) - 0.5) * 26 * wander,
      y + (noise.fractal(x / 60, y / 60 + seed) - 0.5) * 26 * wander,
    ],
  );
  const normals = normalsOf(centre, 8);
  const widths = centre.map((_, i) => widthAt(i / (centre.length - 1)));
  const unevenness = (i: number, bank: number) =>
    1 +
    (noise.fractal(i / 9 + seed * 3, bank * 17.3) - 0.5) * 0.42 +
    (noise.noise(i / 3.1 + seed, bank * 5) - 0.5) * 0.1;

  const bankPoints = (fraction: number, bank: 1 | 2): Point[] => {
    const side = bank === 1 ? 1 : -1;
    return centre.flatMap(([x, y], i) => {
      const offset = ((widths[i] ?? 0) / 2) * unevenness(i, bank) * fraction;
      const [nx, ny] = normals[i] ?? [0, 0];
      const point: Point = [x + nx * offset * side, y + ny * offset * side];
      return foldsBack(point, i, offset * 0.94 - 0.5) ? [] : [point];
    });
  };
  // In a tight bend the inner bank would cross itself: such points lie nearer to the centre than they should.
  const foldsBack = (point: Point, i: number, least: number) =>
    centre
      .slice(Math.max(0, i - 34), i + 35)
      .some((near) => Math.hypot(point[0] - near[0], point[1] - near[1]) < least);

  const banks = (fraction: number) => [bankPoints(fraction, 1), bankPoints(fraction, 2)] as const;
  const outline = (fraction: number) => {
    const [left, right] = banks(fraction);
    return `${smooth(left)}L${smooth(right.reverse()).slice(1)}Z`;
  };
  return { centre, normals, widths, banks, outline };
}

/** Unit vectors across a line, to its right when y points down; `reach` points on both sides smooth them. */
export function normalsOf(points: readonly Point[], reach: number): Point[] {
  return points.map((point, i) => {
    const [ax, ay] = points[Math.max(0, i - reach)] ?? point;
    const [bx, by] = points[Math.min(points.length - 1, i + reach)] ?? point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [-(by - ay) / length, (bx - ax) / length];
  });
}

function waterMask(): Mask {
  const mask = createMask(map.width, map.height);
  for (const { banks } of channels) {
    const [left, right] = banks(1);
    mask.fill([...curvePoints(left, 4), ...curvePoints(right.reverse(), 4)]);
  }
  return mask;
}

/** Walkers leave the banks and branch; one that meets water or another creek's cell stops. */
function growCreeks(): Creek[] {
  const grown: Creek[] = [];
  const occupied = new Map<string, number>();
  const cell = (x: number, y: number) => [Math.floor(x / 9), Math.floor(y / 9)] as const;
  let nextId = 0;

  const crowded = (x: number, y: number, id: number) => {
    const [gx, gy] = cell(x, y);
    for (let a = -2; a <= 2; a++) {
      for (let b = -2; b <= 2; b++) {
        const owner = occupied.get(`${gx + a},${gy + b}`);
        if (owner !== undefined && owner !== id) return true;
      }
    }
    return false;
  };

  function grow(start: Point, heading: number, width: number, steps: number, depth: number): void {
    const id = nextId++;
    const points: Point[] = [start];
    let [x, y] = start;
    let angle = heading;
    let turn = 0;
    for (let i = 0; i < steps; i++) {
      turn = turn * 0.72 + (random() - 0.5) * 0.62;
      angle += turn * 0.55 + (heading - angle) * 0.06;
      x += Math.cos(angle) * 7;
      y += Math.sin(angle) * 7;
      if (i > 3 && (openWater.covers(x, y) || crowded(x, y, id))) break;
      if (x < -20 || x > map.width + 20 || y < -20 || y > map.height + 20) break;
      points.push([x, y]);
    }
    if (points.length < 4) return;
    for (const [px, py] of points.slice(2)) occupied.set(cell(px, py).join(","), id);
    grown.push({ points, width });
    if (depth === 3) return;
    for (let i = 3; i < points.length - 2; i++) {
      if (random() >= 0.24) continue;
      const [px, py] = points[i] ?? start;
      const [qx, qy] = points[i + 1] ?? start;
      const side = random() < 0.5 ? 1 : -1;
      const branch = Math.atan2(qy - py, qx - px) + side * (0.7 + random() * 0.5);
      const length = Math.round(steps * 0.5 * (0.5 + random() * 0.7));
      grow([px, py], branch, width * (1 - i / points.length) * 0.72 + 0.5, length, depth + 1);
    }
  }

  for (const { centre, normals, widths } of channels) {
    const wide = (widths[0] ?? 0) >= 40;
    for (const side of [1, -1]) {
      for (let i = 6; i < centre.length - 6; i += wide ? 8 : 11) {
        if (random() < 0.16) continue;
        const j = i + Math.floor(random() * 5) - 2;
        const [cx, cy] = centre[j] ?? [0, 0];
        const [nx, ny] = normals[j] ?? [0, 0];
        const bank = ((widths[j] ?? 0) / 2) * 0.9 * side;
        const heading = Math.atan2(ny * side, nx * side) + (random() - 0.5) * 0.8;
        const width = wide ? 5.2 + random() * 3.4 : 3.4 + random() * 1.8;
        grow(
          [cx + nx * bank, cy + ny * bank],
          heading,
          width,
          Math.floor((wide ? 13 : 8) + random() * 15),
          0,
        );
      }
    }
  }
  return grown;
}

function growTrees(): Tree[] {
  const grown: Tree[] = [];
  for (let i = 0; i < 21_000; i++) {
    const x = random() * map.width;
    const y = random() * map.height;
    if (anyWater.covers(x, y)) continue;
    const density = noise.fractal(x / 120, y / 120) * 1.15 - 0.42 + waterNear(x, y) * 0.1;
    if (random() > density * 1.5) continue;
    grown.push({ x, y, radius: 1.1 + random() * 1.7, lit: random() < 0.5 });
  }
  return grown;
}

/** From 0, no water within 42 px, to 12, water on all sides. */
function waterNear(x: number, y: number): number {
  let sum = 0;
  for (let k = 0; k < 8; k++) {
    const [dx, dy] = [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)];
    if (anyWater.covers(x + dx * 20, y + dy * 20)) sum += 1;
    if (anyWater.covers(x + dx * 42, y + dy * 42)) sum += 0.5;
  }
  return sum;
}

/** Islands of silt: where on a river, how far from its middle, and their size. */
export const islands: readonly (readonly Point[])[] = [
  island(kaloganga, 0.825, 0.2, 50, 16),
  island(surjamukhi, 0.73, -0.1, 30, 10),
  island(kaloganga, 0.92, -0.22, 44, 13),
];

function island(
  { centre, normals, widths }: Channel,
  t: number,
  aside: number,
  long: number,
  wide: number,
): Point[] {
  const i = Math.round(t * (centre.length - 1));
  const [cx, cy] = centre[i] ?? [0, 0];
  const [nx, ny] = normals[i] ?? [0, 0];
  const offset = (widths[i] ?? 0) * aside;
  const angle = Math.atan2(ny, nx) + Math.PI / 2;
  return Array.from({ length: 27 }, (_, k) => {
    const around = (k / 26) * Math.PI * 2;
    const size = 1 + (noise.noise(Math.cos(around) * 1.6 + t * 20, Math.sin(around) * 1.6) - 0.5) * 0.5;
    const x = Math.cos(around) * long * size;
    const y = Math.sin(around) * wide * size * (1 - 0.35 * Math.cos(around));
    return [
      cx + nx * offset + x * Math.cos(angle) - y * Math.sin(angle),
      cy + ny * offset + x * Math.sin(angle) + y * Math.cos(angle),
    ];
  });
}
