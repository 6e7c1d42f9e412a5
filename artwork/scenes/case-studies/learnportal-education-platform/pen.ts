import { type Point, smooth } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";

/** Strokes of the signs a bookkeeping tutor writes, in a box 10 wide and 16 high. */
const signs: Readonly<Record<string, { width: number; strokes: readonly (readonly Point[])[] }>> = {
  "0": {
    width: 11,
    strokes: [
      [
        [6, 0.5],
        [2, 3],
        [0.6, 9],
        [3, 15],
        [7, 15],
        [9.6, 9],
        [8.4, 3],
        [5, 0.4],
      ],
    ],
  },
  "1": {
    width: 7,
    strokes: [
      [
        [0.6, 4],
        [4, 0.4],
        [3.8, 8],
        [3.4, 15.8],
      ],
    ],
  },
  "2": {
    width: 11,
    strokes: [
      [
        [0.8, 3.8],
        [4, 0.4],
        [8, 1.6],
        [8, 5.6],
        [4, 11],
        [0.4, 15.2],
        [3.4, 14.7],
        [9.6, 15],
      ],
    ],
  },
  "8": {
    width: 11,
    strokes: [
      [
        [8.2, 2.6],
        [5, 0.4],
        [1.8, 2.6],
        [3, 6],
        [7, 8.6],
        [9, 12],
        [5.6, 15.6],
        [1.4, 13],
        [3, 9],
        [7, 6],
        [8.6, 2.8],
      ],
    ],
  },
  "9": {
    width: 11,
    strokes: [
      [
        [8.6, 3],
        [5, 0.4],
        [1, 3.6],
        [2.6, 7.8],
        [6.6, 7],
        [8.8, 2.8],
        [8.2, 9],
        [6.6, 15.8],
      ],
    ],
  },
  "÷": {
    width: 12,
    strokes: [
      [
        [0.5, 8.6],
        [9.5, 8],
      ],
      [
        [4.8, 3.9],
        [5.2, 4.3],
      ],
      [
        [5, 12.6],
        [5.4, 12.9],
      ],
    ],
  },
  "=": {
    width: 12,
    strokes: [
      [
        [0.6, 6.2],
        [9.4, 5.7],
      ],
      [
        [0.8, 10.7],
        [9.2, 10.1],
      ],
    ],
  },
  " ": { width: 6, strokes: [] },
};

/** Written figures as the `d` of one path, `size` pixels high, starting at x y. */
export function written(text: string, x: number, y: number, size: number, seed = 1): string {
  const random = seeded(seed);
  const scale = size / 16;
  let left = x;
  let d = "";
  for (const letter of text) {
    const sign = signs[letter];
    if (!sign) throw new Error(`no strokes for ${letter}`);
    const lift = (random() - 0.5) * size * 0.1;
    for (const stroke of sign.strokes) {
      d += smooth(
        stroke.map(
          ([px, py]): Point => [
            left + (px + (16 - py) * 0.12 + (random() - 0.5) * 0.5) * scale,
            y + lift + (py + (random() - 0.5) * 0.5) * scale,
          ],
        ),
      );
    }
    left += (sign.width + 1.6) * scale;
  }
  return d;
}

/** A ring drawn by hand around a box, its end running past its beginning. */
export function ring(x: number, y: number, width: number, height: number, seed = 3): string {
  const random = seeded(seed);
  const points = Array.from({ length: 15 }, (_, index): Point => {
    const turn = -2.5 + (index / 13) * 2 * Math.PI;
    const reach = 0.97 + random() * 0.06 + index * 0.006;
    return [
      x + width / 2 + (Math.cos(turn) * width * reach) / 2,
      y + height / 2 + (Math.sin(turn) * height * reach) / 2,
    ];
  });
  return smooth(points);
}
