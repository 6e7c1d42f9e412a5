/** Things turned on a lathe, seen from the front, as a mesh that mirrors a lit room. */

import { curvePoints, line, type Point } from "#artwork/lib/paths.ts";

type Rgb = readonly [red: number, green: number, blue: number];

export interface Turned {
  /** Half the width at a height, from the top down. */
  outline: readonly Point[];
}

export interface Pose {
  x: number;
  y: number;
  scale: number;
  /** Unique in its scene. */
  id: string;
}

/** Must stand once in every scene that shows turned metal. */
export const metalFilter = `<svg width="0" height="0" style="position:absolute"><defs><filter id="polish" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.1"/></filter></defs></svg>`;

const brass: readonly (readonly [number, Rgb])[] = [
  [0, [64, 34, 4]],
  [0.22, [128, 76, 10]],
  [0.42, [196, 130, 28]],
  [0.62, [236, 178, 62]],
  [0.82, [255, 222, 130]],
  [1, [255, 252, 226]],
];

export function turned({ outline }: Turned, { x, y, scale, id }: Pose): string {
  const points = curvePoints(outline, scale > 1.5 ? 16 : 7).map(([r, h]) => [Math.max(0.2, r), h] as const);
  const around = Math.round(40 * Math.max(1, scale / 1.1));
  const cells: string[] = [];
  const at = (radius: number, angle: number, height: number): Point => [
    x + radius * Math.sin(angle) * scale,
    y + height * scale,
  ];
  for (let i = 0; i < points.length - 1; i++) {
    const [[r0, h0], [r1, h1]] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
    const length = Math.hypot(r1 - r0, h1 - h0) || 1;
    const [out, up] = [(h1 - h0) / length, -(r1 - r0) / length];
    for (let j = 0; j < around; j++) {
      const [a0, a1] = [(j / around - 0.5) * Math.PI, ((j + 1) / around - 0.5) * Math.PI];
      const angle = (a0 + a1) / 2;
      const colour = mirror(out * Math.sin(angle), up, Math.abs(out) * Math.cos(angle));
      cells.push(
        `<path d="${line([at(r0, a0, h0), at(r0, a1, h0), at(r1, a1, h1), at(r1, a0, h1)])}Z" fill="${colour}" stroke="${colour}"/>`,
      );
    }
  }
  const edge = (side: number) => points.map(([r, h]) => at(r, (side * Math.PI) / 2, h));
  const silhouette = `${line([...edge(-1), ...edge(1).reverse()])}Z`;
  return `<clipPath id="${id}"><path d="${silhouette}"/></clipPath><g clip-path="url(#${id})"><path d="${silhouette}" fill="#8a560c"/><g filter="url(#polish)">${cells.join("")}</g></g>`;
}

/** A bright window on the left, a narrow one on the right, a dark floor below. */
function mirror(nx: number, ny: number, nz: number): string {
  const window = Math.exp(-(((nx + 0.5) / 0.17) ** 2)) * 0.62;
  const strip = Math.exp(-(((nx - 0.72) / 0.08) ** 2)) * 0.36;
  const dark = Math.exp(-(((nx - 0.34) / 0.24) ** 2)) * 0.3;
  const ceiling = Math.max(0, -ny) * 0.34;
  const floor = Math.max(0, ny) * 0.27;
  return ramp(0.34 + nz * 0.2 + window + strip + ceiling - floor - dark);
}

function ramp(value: number): string {
  const v = Math.min(1, Math.max(0, value));
  const k = brass.findIndex(([stop]) => stop >= v);
  const [to, toColour] = brass[Math.max(0, k)] ?? [0, [0, 0, 0]];
  const [from, fromColour] = brass[Math.max(0, k - 1)] ?? [to, toColour];
  const t = to === from ? 0 : (v - from) / (to - from);
  const part = (c: 0 | 1 | 2) => Math.round(fromColour[c] + (toColour[c] - fromColour[c]) * t);
  return `rgb(${part(0)} ${part(1)} ${part(2)})`;
}
