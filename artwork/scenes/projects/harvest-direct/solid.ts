/** Round things drawn as a mesh of coloured cells, lit from the upper left and softened inside their outline. */

import { curvePoints, line, type Point, smooth } from "#artwork/lib/paths.ts";

export type Rgb = readonly [red: number, green: number, blue: number];
type Direction = readonly [x: number, y: number, z: number];

/** Where an object lies. Its own length runs along x before it is turned. */
export interface Pose {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  /** Mirrors the object across its own length. */
  flip?: boolean;
}

export interface Solid {
  /** The middle line, in the object's own measure. */
  spine: readonly Point[];
  /** Half the thickness at t, which runs from 0 to 1 along the spine. */
  radius: (t: number) => number;
  /** The skin's colour at t and at the angle around the spine, −π/2 to π/2 on the visible side. */
  skin: (t: number, angle: number) => Rgb;
  ridges?: { count: number; depth: number };
  gloss?: number;
  /** Cells along the spine and around it. */
  cells?: readonly [along: number, around: number];
  /** Small marks on the skin, drawn over the softened mesh. */
  marks?: readonly Mark[];
}

export interface Mark {
  t: number;
  angle: number;
  length: number;
  width: number;
  colour: Rgb;
  opacity: number;
}

const light = unit([-0.42, -0.72, 0.62]);
const halfway = unit([light[0], light[1], light[2] + 1]);

/** Must stand once in every scene that shows a solid or a leaf. */
export const solidFilters = `<svg width="0" height="0" style="position:absolute"><defs><filter id="soft-1" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1"/></filter><filter id="soft-2" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="2.2"/></filter></defs></svg>`;

export function solid(shape: Solid, pose: Pose): string {
  const { ridges = { count: 0, depth: 0 }, gloss = 0.35, marks = [] } = shape;
  const factor = pose.scale ?? 1;
  const finer = Math.max(1, factor / 1.6);
  const [along, around] = (shape.cells ?? [36, 24]).map((count) => Math.round(count * finer)) as [
    number,
    number,
  ];
  const curve = curvePoints(shape.spine, 24);
  const place = placer(pose);

  const at = (t: number): Point => {
    const position = t * (curve.length - 1);
    const k = Math.min(curve.length - 2, Math.floor(position));
    const [a, b] = [curve[k] ?? [0, 0], curve[k + 1] ?? [0, 0]];
    return [a[0] + (b[0] - a[0]) * (position - k), a[1] + (b[1] - a[1]) * (position - k)];
  };
  const frame = (t: number) => {
    const from = at(Math.max(0, t - 0.01));
    const to = at(Math.min(1, t + 0.01));
    const span = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return { tangent: [(to[0] - from[0]) / span, (to[1] - from[1]) / span] as const, span };
  };
  const vertex = (t: number, angle: number): Point => {
    const [x, y] = at(t);
    const { tangent } = frame(t);
    const swell = 1 + ridges.depth * Math.cos(ridges.count * angle);
    const offset = shape.radius(t) * swell * Math.sin(angle);
    return place([x - tangent[1] * offset, y + tangent[0] * offset]);
  };
  const shade = (t: number, angle: number): Rgb => {
    const { tangent, span } = frame(t);
    const slope = (shape.radius(Math.min(1, t + 0.01)) - shape.radius(Math.max(0, t - 0.01))) / span;
    const facing = angle + ridges.depth * ridges.count * Math.sin(ridges.count * angle) * 0.8;
    const across = Math.sin(facing);
    const lean: Point = [-tangent[1] * across - tangent[0] * slope, tangent[0] * across - tangent[1] * slope];
    const [nx, ny] = place(lean, true);
    return lit(shape.skin(t, angle), unit([nx, ny, Math.max(0.02, Math.cos(facing))]), gloss);
  };

  const ends = (k: number) => (1 - Math.cos((k / along) * Math.PI)) / 2;
  const turn = (k: number) => (k / around - 0.5) * Math.PI;
  const cells: string[] = [];
  for (let i = 0; i < along; i++) {
    for (let j = 0; j < around; j++) {
      const [t0, t1, a0, a1] = [ends(i), ends(i + 1), turn(j), turn(j + 1)];
      const colour = css(shade((t0 + t1) / 2, (a0 + a1) / 2));
      const corners = [vertex(t0, a0), vertex(t1, a0), vertex(t1, a1), vertex(t0, a1)];
      cells.push(`<path d="${line(corners)}Z" fill="${colour}" stroke="${colour}"/>`);
    }
  }

  const side = (angle: number) => Array.from({ length: along * 2 + 1 }, (_, k) => vertex(ends(k / 2), angle));
  const outline = `${line([...side(-Math.PI / 2), ...side(Math.PI / 2).reverse()])}Z`;
  const id =
    `clip-${[pose.x, pose.y, pose.turn ?? 0, pose.scale ?? 1, ...(shape.spine[0] ?? []), along].join("-")}`.replaceAll(
      ".",
      "_",
    );
  const spots = marks.map((mark) => {
    const [x, y] = vertex(mark.t, mark.angle);
    const ahead = vertex(Math.min(1, mark.t + 0.02), mark.angle);
    const direction = (Math.atan2(ahead[1] - y, ahead[0] - x) * 180) / Math.PI;
    const size = `rx="${(mark.length * factor).toFixed(1)}" ry="${(mark.width * factor * Math.cos(mark.angle)).toFixed(1)}"`;
    return `<ellipse ${size} transform="translate(${x} ${y}) rotate(${direction.toFixed(0)})" fill="${css(mark.colour)}" opacity="${mark.opacity}"/>`;
  });
  const softness = factor * shape.radius(0.5) > 24 ? 2 : 1;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})"><path d="${outline}" fill="${css(shade(0.5, 1.25))}"/><g filter="url(#soft-${softness})">${cells.join("")}</g>${spots.join("")}</g>`;
}

export interface Leaf {
  length: number;
  width: number;
  /** How far the tip bends to one side. */
  bend: number;
  blade: Rgb;
  vein: Rgb;
  stalk: number;
  /** The stronger, the more the edge swings, `waves` times along it. */
  ripple?: number;
  waves?: number;
  veins?: number;
}

/** A leaf from its stalk's end at the pose's place to its tip. */
export function leaf(shape: Leaf, pose: Pose): string {
  const { length, width, bend, blade, vein, stalk, ripple = 0.05, waves = 5, veins = 5 } = shape;
  const place = placer(pose);
  const factor = pose.scale ?? 1;
  const on = (t: number, f: number): Point => {
    const half =
      width * Math.sin(Math.PI * t ** 0.6) ** 0.8 * (1 + ripple * Math.sin(t * waves * 2 * Math.PI));
    return place([stalk + t * length - Math.abs(f) * half * 0.1, bend * t * t + f * half]);
  };
  const steps = Array.from({ length: 31 }, (_, k) => k / 30);
  const midrib = steps.map((t) => on(t, 0));
  const half = (f: number) => `${line([...steps.map((t) => on(t, f)), ...midrib.toReversed()])}Z`;
  const towardsLight = place([0, -1], true)[1] < 0 ? -1 : 1;
  const stroke = (points: readonly Point[], colour: Rgb, weight: number, opacity: number) =>
    `<path d="${smooth(points)}" fill="none" stroke="${css(colour)}" stroke-width="${(weight * factor).toFixed(2)}" stroke-linecap="round" opacity="${opacity}"/>`;
  const branches = [-1, 1].flatMap((sign) =>
    Array.from({ length: veins }, (_, k) => {
      const t = 0.1 + (k / veins) * 0.72;
      const path = [0, 0.5, 0.88].map((f) => on(Math.min(1, t + f * 0.2), f * sign));
      const cushion = [0.25, 0.55, 0.8].map((f) => on(Math.min(1, t + 0.08 + f * 0.2), f * sign));
      return (
        stroke(cushion, mix(blade, [210, 235, 150], 0.5), width * 0.13, sign === towardsLight ? 0.3 : 0.14) +
        stroke(path, vein, width * 0.028, 0.6)
      );
    }),
  );
  return `<path d="${half(towardsLight)}" fill="${css(mix(blade, [150, 200, 90], 0.2))}"/><path d="${half(-towardsLight)}" fill="${css(scale(blade, 0.84))}"/>${branches.join("")}${stroke([place([0, 0]), place([stalk * 0.6, 0]), ...midrib.slice(0, 16)], vein, width * 0.12, 1)}${stroke(midrib.slice(14, 28), vein, width * 0.06, 0.9)}`;
}

/** Maps an object's own measure to the picture's; a direction is turned only. */
export function placer({ x, y, scale: factor = 1, turn = 0, flip = false }: Pose) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return ([px, py]: Point, direction = false): Point => {
    const v = flip ? -py : py;
    const turned: Point = [px * cos - v * sin, px * sin + v * cos];
    return direction ? turned : [round(x + turned[0] * factor), round(y + turned[1] * factor)];
  };
}

/** A curve through [t, value] pairs in rising order of t. */
export function profile(keys: readonly Point[]): (t: number) => number {
  const curve = curvePoints(keys, 12);
  return (t) => {
    const k = curve.findIndex(([position]) => position >= t);
    const to = curve[k] ?? curve.at(-1) ?? [1, 0];
    const from = curve[k - 1] ?? to;
    return to[0] === from[0] ? to[1] : from[1] + ((to[1] - from[1]) * (t - from[0])) / (to[0] - from[0]);
  };
}

function lit(skin: Rgb, normal: Direction, gloss: number): Rgb {
  const facing = Math.max(0, dot(normal, light));
  const bounce = Math.max(0, normal[1]) * 0.22 * (1 - facing);
  const body = scale(mix(scale(skin, 0.62), skin, 0.55), 0.46 + facing * 0.96 + bounce);
  return mix(body, [255, 255, 244], gloss * Math.max(0, dot(normal, halfway)) ** 26);
}

export function mix(from: Rgb, to: Rgb, t: number): Rgb {
  const k = Math.min(1, Math.max(0, t));
  return [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k, from[2] + (to[2] - from[2]) * k];
}

export function css(colour: Rgb): string {
  const hex = (part: number) =>
    Math.round(Math.min(255, Math.max(0, part)))
      .toString(16)
      .padStart(2, "0");
  return `#${colour.map(hex).join("")}`;
}

function scale(colour: Rgb, by: number): Rgb {
  return [colour[0] * by, colour[1] * by, colour[2] * by];
}

function unit([x, y, z]: Direction): Direction {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function dot(a: Direction, b: Direction): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
