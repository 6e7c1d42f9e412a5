export type Point = readonly [x: number, y: number];

/** Straight segments through the points, as the `d` of an SVG path. */
export function line(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}`;
}

/** A Catmull-Rom curve through the points, as the `d` of an SVG path. */
export function smooth(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (!start) return "";
  let d = `M${at(start)}`;
  for (const [k, to] of rest.entries()) {
    const from = points[k] ?? start;
    const before = points[k - 1] ?? from;
    const after = points[k + 2] ?? to;
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${at(leave)} ${at(arrive)} ${at(to)}`;
  }
  return d;
}

/** The points of a Catmull-Rom curve, `steps` of them between two neighbours. */
export function curvePoints(points: readonly Point[], steps: number): Point[] {
  const curve: Point[] = [];
  for (let k = 0; k < points.length - 1; k++) {
    const b = points[k];
    const c = points[k + 1];
    if (!b || !c) continue;
    const a = points[k - 1] ?? b;
    const d = points[k + 2] ?? c;
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      curve.push([spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)]);
    }
  }
  const last = points.at(-1);
  return last ? [...curve, last] : curve;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}

function at([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
