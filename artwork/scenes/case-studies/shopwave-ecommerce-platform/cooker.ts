/** A five-litre pressure cooker of polished steel, as a mesh that mirrors a lit kitchen, seen from a little above. */

import { curvePoints, line, type Point } from "#artwork/lib/paths.ts";

type Rgb = readonly [red: number, green: number, blue: number];

export interface Pose {
  x: number;
  y: number;
  scale: number;
  /** Unique in its scene. */
  id: string;
}

/** Radius and height pairs from the top down; heights grow downwards. */
interface Part {
  outline: readonly Point[];
  at?: readonly [x: number, z: number];
  metal: readonly (readonly [number, Rgb])[];
}

const steel = [
  [0, [38, 34, 40]],
  [0.2, [86, 84, 92]],
  [0.42, [142, 144, 152]],
  [0.62, [190, 194, 200]],
  [0.82, [229, 232, 235]],
  [1, [255, 255, 255]],
] as const;

const bakelite = [
  [0, [18, 10, 13]],
  [0.35, [34, 20, 25]],
  [0.65, [66, 46, 52]],
  [0.85, [132, 110, 114]],
  [1, [214, 200, 200]],
] as const;

const body: Part = {
  outline: [
    [150, 0],
    [151, 40],
    [151, 96],
    [150, 146],
    [145, 172],
    [130, 187],
    [118, 191],
  ],
  metal: steel,
};
const lid: Part = {
  outline: [
    [1, -58],
    [26, -57],
    [62, -51],
    [100, -39],
    [132, -22],
    [149, -8],
    [157, 0],
    [158, 10],
    [156, 18],
  ],
  metal: steel,
};
const vent: Part = {
  outline: [
    [7, -84],
    [7, -60],
    [13, -57],
  ],
  metal: steel,
};
const whistle: Part = {
  outline: [
    [1, -130],
    [8, -130],
    [12, -124],
    [9, -117],
    [19, -112],
    [22, -104],
    [22, -84],
    [18, -79],
  ],
  metal: steel,
};
const valve: Part = {
  outline: [
    [1, -50],
    [9, -49],
    [11, -44],
    [11, -32],
  ],
  at: [-78, 34],
  metal: bakelite,
};

const tilt = 0.2;

export function pressureCooker({ x, y, scale, id }: Pose): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">
<defs><filter id="${id}-soft" x="-4%" y="-4%" width="108%" height="108%"><feGaussianBlur stdDeviation="0.4"/></filter>
<linearGradient id="${id}-grip" x2="0" y2="1"><stop stop-color="#6d555b"/><stop offset=".16" stop-color="#3a2229"/><stop offset=".7" stop-color="#1c0e13"/><stop offset="1" stop-color="#4d2a2c"/></linearGradient>
<linearGradient id="${id}-arm" x2="0" y2="1"><stop stop-color="#f2f3f4"/><stop offset=".5" stop-color="#9a9ca2"/><stop offset="1" stop-color="#5d5a60"/></linearGradient></defs>
<path d="M-146 34c-22 -4 -52 -2 -62 8 -8 8 -4 24 8 26 18 4 42 -2 56 -4z" fill="url(#${id}-grip)"/>
<path d="M132 44l40 -4v26l-40 4z" fill="url(#${id}-arm)"/><path d="M160 40c40 -8 110 -14 178 -10 12 1 16 8 16 16s-6 15 -18 16c-60 4 -126 8 -176 10z" fill="url(#${id}-grip)"/>
${mesh(body, id, scale > 1.2)}
<path d="M-151 18a151 ${157 * tilt} 0 00302 0v8a151 ${157 * tilt} 0 01-302 0z" fill="#2a1a1f" opacity=".55"/>
${mesh(lid, id, scale > 1.2)}${mesh(valve, id, scale > 1.2)}
<path d="M92 -6l62 -8 14 26 -60 8z" fill="url(#${id}-arm)"/><path d="M142 -12c50 -14 124 -24 196 -22 12 0 18 8 18 17s-6 17 -18 18c-66 6 -138 16 -190 24 -14 2 -20 -8 -20 -18s4 -16 14 -19z" fill="url(#${id}-grip)"/><path d="M160 -7c50 -11 110 -18 176 -18" stroke="#a98a90" stroke-width="3" fill="none" stroke-linecap="round" opacity=".7"/>
${mesh(vent, id, scale > 1.2)}${mesh(whistle, id, scale > 1.2)}
</g>`;
}

function mesh({ outline, at: [offset, forward] = [0, 0], metal }: Part, id: string, fine: boolean): string {
  const points = curvePoints(outline, fine ? 9 : 7).map(([r, h]) => [Math.max(0.2, r), h] as const);
  const around = fine ? 220 : 150;
  const project = (radius: number, angle: number, height: number): Point => [
    offset + radius * Math.sin(angle),
    height + (forward + radius * Math.cos(angle)) * tilt,
  ];
  const cells: { depth: number; svg: string }[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [[r0, h0], [r1, h1]] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
    const length = Math.hypot(r1 - r0, h1 - h0) || 1;
    const [out, up] = [(h1 - h0) / length, (r1 - r0) / length];
    for (let j = 0; j < around; j++) {
      const [a0, a1] = [(j / around) * 2 * Math.PI, ((j + 1) / around) * 2 * Math.PI];
      const angle = (a0 + a1) / 2;
      const [nx, nz] = [out * Math.sin(angle), out * Math.cos(angle)];
      if (nz + up * tilt < -0.02) continue;
      const colour = ramp(mirror(nx, up, nz), metal);
      const d = line([project(r0, a0, h0), project(r0, a1, h0), project(r1, a1, h1), project(r1, a0, h1)]);
      cells.push({
        depth: Math.cos(angle) * (r0 + r1) + i * 0.01,
        svg: `<path d="${d}Z" fill="${colour}" stroke="${colour}" stroke-width=".8"/>`,
      });
    }
  }
  cells.sort((a, b) => a.depth - b.depth);
  return `<g filter="url(#${id}-soft)">${cells.map(({ svg }) => svg).join("")}</g>`;
}

/** A wide window on the left, a strip on the right, a dark room between them and a bright ceiling. */
function mirror(nx: number, up: number, nz: number): number {
  const window = Math.exp(-(((nx + 0.52) / 0.2) ** 2)) * 0.6;
  const strip = Math.exp(-(((nx - 0.78) / 0.09) ** 2)) * 0.5;
  const room = Math.exp(-(((nx - 0.3) / 0.26) ** 2)) * 0.3;
  const edge = Math.max(0, Math.abs(nx) - 0.9) * 3;
  const ceiling = Math.max(0, up) * (0.3 - nx * 0.24) - Math.exp(-(((up - 0.9) / 0.05) ** 2)) * 0.2;
  const floor = Math.max(0, -up) * 0.4;
  return (
    0.4 +
    nz * 0.1 +
    window * (1 - Math.max(0, up) * 0.35) +
    strip +
    ceiling -
    room * (1 - Math.max(0, up)) -
    floor -
    edge
  );
}

function ramp(value: number, metal: Part["metal"]): string {
  const v = Math.min(1, Math.max(0, value));
  const k = metal.findIndex(([stop]) => stop >= v);
  const [to, toColour] = metal[Math.max(0, k)] ?? [0, [0, 0, 0]];
  const [from, fromColour] = metal[Math.max(0, k - 1)] ?? [to, toColour];
  const t = to === from ? 0 : (v - from) / (to - from);
  const part = (c: 0 | 1 | 2) => Math.round(fromColour[c] + (toColour[c] - fromColour[c]) * t);
  return `rgb(${part(0)} ${part(1)} ${part(2)})`;
}
