/** The crops of July. Before it is scaled, each is as long as its life-size length in millimetres. */

import { seeded } from "#artwork/lib/random.ts";
import { css, leaf, type Mark, mix, type Pose, placer, profile, type Rgb, solid } from "./solid.ts";

export type Crop =
  | "okra"
  | "bottle gourd"
  | "mango"
  | "aubergine"
  | "ridge gourd"
  | "pointed gourd"
  | "potato"
  | "chilli"
  | "spinach"
  | "coriander";

const drawings: Readonly<Record<Crop, (pose: Pose) => string>> = {
  okra: (pose) =>
    solid(
      {
        spine: [
          [0, 0],
          [50, 3],
          [100, 3],
          [150, -4],
        ],
        radius: profile([
          [0, 10],
          [0.12, 12.6],
          [0.3, 12.4],
          [0.7, 8],
          [0.92, 2.6],
          [1, 0.2],
        ]),
        skin: (t, angle) => mix([72, 128, 34], [136, 184, 72], 0.45 + 0.5 * Math.cos(5 * angle) - t * 0.2),
        ridges: { count: 5, depth: 0.13 },
        gloss: 0.34,
        cells: [30, 36],
      },
      pose,
    ) +
    solid(
      {
        spine: [
          [-30, -3],
          [-12, -1],
          [8, 0],
        ],
        radius: profile([
          [0, 3.4],
          [0.42, 3.9],
          [0.7, 9],
          [0.93, 13.2],
          [1, 12.6],
        ]),
        skin: (t) => mix([112, 132, 56], [184, 204, 110], t * 1.2),
        gloss: 0.2,
        cells: [18, 16],
      },
      pose,
    ),

  "bottle gourd": (pose) =>
    stem(pose, { from: [-46, -18], bend: [-22, -5], thickness: 7 }) +
    solid(
      {
        spine: [
          [0, 0],
          [110, 8],
          [230, 8],
          [340, -2],
        ],
        radius: (t) =>
          roundStart(t, 0.05) *
          roundEnd(t, 0.76) *
          profile([
            [0, 20],
            [0.1, 25],
            [0.3, 33],
            [0.7, 54],
            [0.9, 56],
            [1, 54],
          ])(t),
        skin: (t, angle) =>
          mix([158, 192, 92], [196, 218, 134], 0.4 + 0.35 * Math.cos(angle * 9) + (t - 0.5) * 0.4),
        gloss: 0.45,
        cells: [44, 34],
        marks: freckles(150, {
          seed: 7,
          length: [2, 9],
          width: [1, 2.4],
          colour: [228, 240, 184],
          opacity: 0.62,
        }),
      },
      pose,
    ),

  mango: (pose) =>
    stem(pose, { from: [-12, -7], bend: [-4, -2], thickness: 3.4, colour: [96, 78, 46] }) +
    solid(
      {
        spine: [
          [0, 0],
          [45, 10],
          [95, 7],
          [140, -10],
        ],
        radius: (t) =>
          roundStart(t, 0.34) *
          roundEnd(t, 0.62) *
          profile([
            [0, 40],
            [0.4, 50],
            [0.7, 47],
            [1, 40],
          ])(t),
        skin: (t, angle) => {
          const ripe = mix([140, 172, 56], [252, 196, 60], 0.3 + t * 0.8 - angle * 0.14);
          const blush = Math.max(0, 1 - Math.hypot((t - 0.34) * 2.6, (angle + 0.5) * 0.9));
          return mix(ripe, [232, 118, 56], blush * 0.62);
        },
        gloss: 0.5,
        cells: [38, 30],
        marks: freckles(70, {
          seed: 11,
          length: [0.6, 1.3],
          width: [0.6, 1.2],
          colour: [255, 240, 170],
          opacity: 0.5,
        }),
      },
      pose,
    ),

  aubergine: (pose) => {
    const place = placer(pose);
    const sepals = [-21, -8, 7, 20].map((y, k) => {
      const tip = place([34 + (k % 2) * 12, y * 1.06]);
      const [a, b] = [place([2, y * 0.8 - 7]), place([2, y * 0.8 + 7])];
      return `<path d="M${a.join(" ")}Q${place([20, y - 9]).join(" ")} ${tip.join(" ")}Q${place([20, y + 9]).join(" ")} ${b.join(" ")}Z" fill="${css(mix([132, 168, 84], [74, 108, 46], k / 3))}"/>`;
    });
    return (
      solid(
        {
          spine: [
            [0, 0],
            [70, 8],
            [140, 6],
            [205, -8],
          ],
          radius: (t) =>
            roundEnd(t, 0.72) *
            profile([
              [0, 22],
              [0.3, 28],
              [0.7, 41],
              [1, 42],
            ])(t),
          skin: (t) => mix([88, 36, 98], [62, 20, 74], t),
          gloss: 0.8,
          cells: [40, 30],
        },
        pose,
      ) +
      sepals.join("") +
      stem(pose, { from: [-40, -12], bend: [-18, -3], thickness: 7.5, colour: [118, 150, 74], foot: 25 })
    );
  },

  "ridge gourd": (pose) =>
    stem(pose, { from: [-34, -8], bend: [-14, -2], thickness: 5, foot: 9 }) +
    solid(
      {
        spine: [
          [0, 0],
          [90, 10],
          [190, 12],
          [290, -8],
        ],
        radius: (t) =>
          roundEnd(t, 0.88) *
          profile([
            [0, 9],
            [0.1, 14],
            [0.5, 21],
            [0.85, 25],
            [1, 23],
          ])(t),
        skin: (_, angle) => mix([50, 92, 36], [112, 154, 68], 0.5 + 0.5 * Math.cos(10 * angle)),
        ridges: { count: 10, depth: 0.08 },
        gloss: 0.22,
        cells: [36, 48],
      },
      pose,
    ),

  "pointed gourd": (pose) =>
    solid(
      {
        spine: [
          [0, 0],
          [45, 4],
          [90, 0],
        ],
        radius: (t) => 21 * Math.sin(Math.PI * (0.03 + t * 0.94)) ** 0.62,
        skin: (t, angle) =>
          mix([92, 138, 52], [226, 234, 184], t > 0.06 && t < 0.94 ? Math.cos(angle * 9) * 1.1 - 0.25 : 0),
        gloss: 0.42,
        cells: [26, 40],
      },
      pose,
    ),

  potato: (pose) =>
    solid(
      {
        spine: [
          [0, 0],
          [40, 5],
          [84, 0],
        ],
        radius: (t) => 33 * Math.sin(Math.PI * (0.015 + t * 0.97)) ** 0.5 * (1 + 0.05 * Math.sin(t * 9)),
        skin: (t) => mix([222, 186, 124], [204, 164, 104], t),
        gloss: 0.16,
        cells: [26, 22],
        marks: [
          ...freckles(26, {
            seed: 3,
            length: [0.6, 1.6],
            width: [0.6, 1.2],
            colour: [140, 98, 54],
            opacity: 0.5,
          }),
          ...freckles(5, {
            seed: 19,
            length: [2.6, 4],
            width: [1.1, 1.7],
            colour: [128, 88, 48],
            opacity: 0.55,
          }),
        ],
      },
      pose,
    ),

  chilli: (pose) =>
    stem(pose, { from: [-24, -5], bend: [-10, -1], thickness: 1.9, foot: 5 }) +
    solid(
      {
        spine: [
          [0, 0],
          [24, 5],
          [52, 4],
          [80, -8],
        ],
        radius: profile([
          [0, 5],
          [0.2, 6.4],
          [0.7, 4],
          [1, 0.2],
        ]),
        skin: () => [66, 136, 42],
        gloss: 0.65,
        cells: [22, 14],
      },
      pose,
    ),

  spinach: (pose) => {
    const fan: readonly (readonly [turn: number, length: number, width: number, bend: number])[] = [
      [-44, 104, 31, -22],
      [42, 100, 33, 22],
      [-24, 132, 37, -12],
      [25, 128, 38, 12],
      [1, 146, 42, 4],
      [-13, 100, 33, -8],
      [14, 92, 34, 8],
    ];
    return fan
      .map(([turn, length, width, bend], k) =>
        leaf(
          {
            length,
            width,
            bend,
            blade: k % 2 ? [44, 112, 48] : [30, 88, 40],
            vein: [170, 206, 120],
            stalk: 74,
          },
          { ...pose, turn: (pose.turn ?? 0) + turn * 0.8 },
        ),
      )
      .join("");
  },

  coriander: (pose) => {
    const random = seeded(31);
    return Array.from({ length: 22 }, (_, k) => {
      const look = { blade: (k % 3 ? [66, 138, 52] : [96, 166, 66]) as Rgb, vein: [168, 206, 116] as Rgb };
      const turn = (pose.turn ?? 0) + (random() - 0.5) * 86;
      const stalk = 66 + random() * 62;
      return [-46, 46, 0]
        .map((lobe) => {
          const [x, y] = placer({ ...pose, turn })([stalk, 0]);
          return leaf(
            { ...look, length: 27, width: 13, bend: 0, stalk: 3, ripple: 0.24, waves: 3, veins: 3 },
            { ...pose, x, y, turn: turn + lobe },
          );
        })
        .concat(stalkTo(pose, turn, stalk))
        .reverse()
        .join("");
    }).join("");
  },
};

export function crop(name: Crop, pose: Pose): string {
  return drawings[name](pose);
}

/** Crops that lie together, with one soft shadow under them all. */
export function heap(items: readonly (readonly [Crop, Pose])[], shadow: string): string {
  return `<g style="filter:${shadow}">${items.map(([name, pose]) => crop(name, pose)).join("")}</g>`;
}

/** A layer over the whole picture. */
export function layer(drawing: string): string {
  return `<svg width="1600" height="1000" style="position:absolute;inset:0">${drawing}</svg>`;
}

interface Stem {
  from: readonly [number, number];
  bend: readonly [number, number];
  thickness: number;
  colour?: Rgb;
  /** Half the thickness where it meets the fruit. */
  foot?: number;
}

function stem(pose: Pose, { from, bend, thickness, colour = [124, 152, 70], foot }: Stem): string {
  return solid(
    {
      spine: [from, bend, [8, 0]],
      radius: profile([
        [0, thickness],
        [0.5, thickness * 0.86],
        [1, foot ?? thickness * 1.5],
      ]),
      skin: () => colour,
      gloss: 0.12,
      cells: [12, 12],
    },
    pose,
  );
}

function stalkTo(pose: Pose, turn: number, length: number): string {
  const [x, y] = placer({ ...pose, turn })([length, 0]);
  return `<path d="M${pose.x} ${pose.y}L${x} ${y}" stroke="#8fb85a" stroke-width="${(2.4 * (pose.scale ?? 1)).toFixed(1)}"/>`;
}

interface Freckles {
  seed: number;
  length: readonly [number, number];
  width: readonly [number, number];
  colour: Rgb;
  opacity: number;
}

function freckles(count: number, { seed, length, width, colour, opacity }: Freckles): Mark[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => ({
    t: 0.05 + random() * 0.83,
    angle: Math.asin(random() * 1.9 - 0.95),
    length: length[0] + random() * (length[1] - length[0]),
    width: width[0] + random() * (width[1] - width[0]),
    colour,
    opacity,
  }));
}

function roundEnd(t: number, from: number): number {
  return t < from ? 1 : Math.sqrt(Math.max(0, 1 - ((t - from) / (1 - from)) ** 2));
}

function roundStart(t: number, until: number): number {
  return t > until ? 1 : Math.sqrt(Math.max(0, 1 - ((until - t) / until) ** 2));
}
