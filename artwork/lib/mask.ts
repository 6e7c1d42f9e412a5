import { curvePoints, type Point } from "./paths.ts";

export interface Mask {
  /** Fills a closed polygon. */
  fill(polygon: readonly Point[]): void;
  /** Draws a round-ended stroke along the points. */
  stroke(points: readonly Point[], width: number): void;
  /** Outside the area nothing is covered. */
  covers(x: number, y: number): boolean;
}

/** Remembers which pixels of an area are covered, so that a drawing can keep off them. */
export function createMask(width: number, height: number): Mask {
  const pixels = new Uint8Array(width * height);

  function fill(polygon: readonly Point[]): void {
    for (const [y, crossings] of crossingsByRow(polygon)) {
      if (y < 0 || y >= height) continue;
      crossings.sort((a, b) => a - b);
      for (let k = 0; k + 1 < crossings.length; k += 2) fillRow(y, crossings[k] ?? 0, crossings[k + 1] ?? 0);
    }
  }

  function fillRow(y: number, left: number, right: number): void {
    const from = Math.max(0, Math.round(left));
    const to = Math.min(width, Math.round(right));
    if (to > from) pixels.fill(1, y * width + from, y * width + to);
  }

  function stroke(points: readonly Point[], strokeWidth: number): void {
    for (const centre of curvePoints(points, 4)) disc(centre, strokeWidth / 2);
  }

  function disc([cx, cy]: Point, radius: number): void {
    for (let y = Math.ceil(cy - radius); y <= cy + radius; y++) {
      if (y < 0 || y >= height) continue;
      const half = Math.sqrt(radius * radius - (y - cy) ** 2);
      fillRow(y, cx - half, cx + half);
    }
  }

  function covers(x: number, y: number): boolean {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    return pixels[Math.floor(y) * width + Math.floor(x)] === 1;
  }

  return { fill, stroke, covers };
}

/** Where the polygon's edges cross the middle of each row of pixels. */
function crossingsByRow(polygon: readonly Point[]): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  let from = polygon.at(-1);
  for (const to of polygon) {
    if (!from) continue;
    const [top, bottom] = from[1] < to[1] ? [from, to] : [to, from];
    for (let y = Math.ceil(top[1] - 0.5); y + 0.5 < bottom[1]; y++) {
      const t = (y + 0.5 - top[1]) / (bottom[1] - top[1]);
      const crossings = rows.get(y) ?? [];
      rows.set(y, crossings);
      crossings.push(top[0] + t * (bottom[0] - top[0]));
    }
    from = to;
  }
  return rows;
}
