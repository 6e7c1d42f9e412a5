import type { Point } from "#artwork/lib/paths.ts";

type Vector = readonly [x: number, y: number, z: number];

const golden = (1 + Math.sqrt(5)) / 2;

/** The twelve corners of an icosahedron: the middles of a football's dark patches. */
const middles: Vector[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Vector[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);

const edgeLength = 2;

/** The 60 corners of the patches: each a third of the way along an edge of the icosahedron. */
const patches = middles.map((middle) =>
  middles
    .filter((other) => Math.abs(distance(middle, other) - edgeLength) < 0.01)
    .map((other) => ({ corner: between(middle, other, 1 / 3), seamEnd: between(middle, other, 2 / 3) })),
);

/** A football with its seams, lit from the upper left. Turn is in radians about x, y and z. */
export function ball(options: { x: number; y: number; radius: number; turn: Vector; id: string }): string {
  const { x, y, radius, turn, id } = options;
  const place = (v: Vector) => onSphere(rotate(v, turn));
  const flat = ([a, b]: Vector): Point => [x + a * radius, y + b * radius];
  const shapes: string[] = [];
  const seams: string[] = [];
  for (const [k, patch] of patches.entries()) {
    const middle = middles[k];
    if (!middle) continue;
    const centre = place(middle);
    const corners = ringOrder(
      patch.map(({ corner }) => place(corner)),
      centre,
    );
    const outline = corners.flatMap((corner, n) => arc(corner, corners[(n + 1) % corners.length] ?? corner));
    if (outline.some(([, , depth]) => depth > 0)) {
      const seen = outline.map((v) => (v[2] >= 0 ? v : rimmed(v))).map(flat);
      shapes.push(`<path d="${closed(seen)}"/>`);
    }
    for (const { corner, seamEnd } of patch) {
      const seam = arc(place(corner), place(seamEnd)).filter(([, , depth]) => depth > 0);
      if (seam.length > 1) seams.push(`<path d="M${seam.map(flat).map(pair).join("L")}"/>`);
    }
  }
  const circle = `cx="${x}" cy="${y}" r="${radius}"`;
  return `<defs>
<radialGradient id="${id}-skin" cx=".36" cy=".3" r=".78"><stop stop-color="#fffef6"/><stop offset=".55" stop-color="#fbf1d6"/><stop offset=".86" stop-color="#dcbf82"/><stop offset="1" stop-color="#c9a35a"/></radialGradient>
<radialGradient id="${id}-shade" cx=".36" cy=".3" r=".8"><stop offset=".5" stop-color="#5a3400" stop-opacity="0"/><stop offset=".88" stop-color="#3d2200" stop-opacity=".34"/><stop offset="1" stop-color="#6b4310" stop-opacity=".2"/></radialGradient>
<filter id="${id}-soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${radius * 0.075}"/></filter>
<clipPath id="${id}-clip"><circle ${circle}/></clipPath></defs>
<circle ${circle} fill="url(#${id}-skin)"/>
<g clip-path="url(#${id}-clip)">
<g fill="none" stroke="#fffdf4" stroke-width="${radius * 0.034}" transform="translate(${radius * 0.008} ${radius * 0.012})">${seams.join("")}</g>
<g fill="none" stroke="#b99a63" stroke-width="${radius * 0.016}">${seams.join("")}</g>
<g fill="#231d12" stroke="#231d12" stroke-width="${radius * 0.05}" stroke-linejoin="round">${shapes.join("")}</g>
<g fill="#2f281a">${shapes.join("")}</g>
<circle ${circle} fill="url(#${id}-shade)"/>
<ellipse cx="${x - radius * 0.36}" cy="${y - radius * 0.46}" rx="${radius * 0.3}" ry="${radius * 0.17}" transform="rotate(-38 ${x - radius * 0.36} ${y - radius * 0.46})" fill="#fff" opacity=".26" filter="url(#${id}-soft)"/>
</g>`;
}

function distance(a: Vector, b: Vector): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function between(a: Vector, b: Vector, t: number): Vector {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

function onSphere([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Moves a point behind the horizon onto it. */
function rimmed([x, y]: Vector): Vector {
  const length = Math.hypot(x, y);
  return [x / length, y / length, 0];
}

function rotate([x, y, z]: Vector, [a, b, c]: Vector): Vector {
  const [y1, z1] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)];
  const [x2, z2] = [x * Math.cos(b) + z1 * Math.sin(b), z1 * Math.cos(b) - x * Math.sin(b)];
  return [x2 * Math.cos(c) - y1 * Math.sin(c), x2 * Math.sin(c) + y1 * Math.cos(c), z2];
}

function arc(from: Vector, to: Vector): Vector[] {
  return Array.from({ length: 9 }, (_, k) => onSphere(between(from, to, k / 8)));
}

/** Sorts the corners of a patch by their angle about its middle. */
function ringOrder(corners: Vector[], centre: Vector): Vector[] {
  const first = corners[0] ?? centre;
  const u = onSphere(minus(first, scale(centre, dot(first, centre))));
  const v = cross(centre, u);
  const angle = (corner: Vector) => Math.atan2(dot(corner, v), dot(corner, u));
  return corners.toSorted((a, b) => angle(a) - angle(b));
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function scale([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}

function closed(points: Point[]): string {
  return `M${points.map(pair).join("L")}Z`;
}

function pair([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
