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
    for (let y = 0; y < height; y++) {
      const crossings = crossingsAt(polygon, y + 0.5);
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const from = Math.max(0, Math.round(crossings[k] ?? 0));
        const to = Math.min(width, Math.round(crossings[k + 1] ?? 0));
        if (to > from) pixels.fill(1, y * width + from, y * width + to);
      }
    }
  }

  function stroke(points: readonly Point[], strokeWidth: number): void {
    for (const centre of curvePoints(points, 4)) disc(centre, strokeWidth / 2);
  }

  function disc([cx, cy]: Point, radius: number): void {
    for (let y = Math.ceil(cy - radius); y <= cy + radius; y++) {
      if (y < 0 || y >= height) continue;
      const half = Math.sqrt(radius * radius - (y - cy) ** 2);
      const from = Math.max(0, Math.round(cx - half));
      const to = Math.min(width, Math.round(cx + half));
      if (to > from) pixels.fill(1, y * width + from, y * width + to);
    }
  }

  function covers(x: number, y: number): boolean {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    return pixels[Math.floor(y) * width + Math.floor(x)] === 1;
  }

  return { fill, stroke, covers };
}

/** Where the polygon's edges cross a horizontal line, from left to right. */
function crossingsAt(polygon: readonly Point[], y: number): number[] {
  const crossings: number[] = [];
  let before = polygon.at(-1);
  for (const point of polygon) {
    if (before && before[1] > y !== point[1] > y) {
      crossings.push(before[0] + ((y - before[1]) / (point[1] - before[1])) * (point[0] - before[0]));
    }
    before = point;
  }
  return crossings.sort((a, b) => a - b);
}
