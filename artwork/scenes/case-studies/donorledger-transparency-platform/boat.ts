import { line, type Point } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";

const hull = { left: 120, right: 760, rail: 190, keel: 318 };

/** The upper and lower line of the hull at 0 (bow) to 1 (stern). */
function rail(t: number): Point {
  const x = hull.left + t * (hull.right - hull.left);
  return [x, hull.rail - 92 * (2 * t - 1) ** 2 + 56 - (t < 0.5 ? 26 * (1 - 2 * t) ** 4 : 0)];
}
function keel(t: number): Point {
  const x = hull.left + 66 + t * (hull.right - hull.left - 122);
  return [x, hull.keel - 74 * Math.abs(2 * t - 1) ** 2.6];
}
const between = (t: number, share: number): Point => {
  const [ax, ay] = rail(t);
  const [bx, by] = keel(t);
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
};
const steps = Array.from({ length: 41 }, (_, k) => k / 40);
const strake = (share: number, from = 0, to = 1) =>
  steps.filter((t) => t >= from && t <= to).map((t) => between(t, share));

/** A country boat on trestles on a river island, two strakes of new timber in its side. 1100 × 400. */
export function boatyard(): string {
  const random = seeded(12);
  const ripples = Array.from({ length: 80 }, () => {
    const y = 112 + random() * 96;
    const length = 14 + random() * 46 * ((y - 90) / 100);
    return `M${(random() * 1100).toFixed(0)} ${y.toFixed(1)}h${length.toFixed(0)}`;
  }).join("");
  const grains = Array.from({ length: 210 }, () => {
    const y = 250 + random() * 150;
    return `M${(random() * 1100).toFixed(0)} ${y.toFixed(1)}h${(2 + random() * 10).toFixed(1)}`;
  }).join("");
  const fresh = [...strake(0.42, 0.26, 0.66), ...strake(0.7, 0.26, 0.66).reverse()];
  const nails = [0.3, 0.38, 0.46, 0.54, 0.62]
    .flatMap((t) => [between(t, 0.49), between(t, 0.63)])
    .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h.1`)
    .join("");
  const trestle = (x: number, y: number) =>
    `<path d="M${x - 42} 352L${x - 8} ${y}M${x + 42} 352L${x + 8} ${y}M${x - 30} 318h60" stroke="#7a5630" stroke-width="10" stroke-linecap="round"/><path d="M${x - 46} ${y}h92" stroke="#94693c" stroke-width="14" stroke-linecap="round"/>`;
  return `<rect width="1100" height="400" fill="#cfe0ec"/><path d="M0 96q150 -26 330 -12t770 -14v40H0z" fill="#8fae9d"/><path d="M0 104h1100v120H0z" fill="#6d97bd"/><path d="${ripples}" stroke="#bcd4e6" stroke-width="3" stroke-linecap="round"/>
<path d="M690 116h92l-14 13h-64z" fill="#3d4f66"/><path d="M736 116V74l30 36z" fill="#f3ede0"/>
<path d="M0 236q180 -44 420 -26t680 -18v208H0z" fill="#e6d3a8"/><path d="M0 236q180 -44 420 -26t680 -18v9q-240 36 -680 18t-420 26z" fill="#c9b078"/><path d="${grains}" stroke="#cdb682" stroke-width="3" stroke-linecap="round"/>
<ellipse cx="450" cy="356" rx="330" ry="20" fill="#9d8450" opacity=".55"/>
${trestle(292, 300)}${trestle(598, 300)}
<path d="${line([...steps.map(rail), ...steps.map(keel).reverse()])}z" fill="#6b4023"/>
<path d="${line([...strake(0), ...strake(0.16).reverse()])}z" fill="#8a5932"/><path d="${[0.16, 0.44, 0.72].map((share) => line(strake(share))).join("")}" fill="none" stroke="#45270f" stroke-width="4"/>
<path d="${line(fresh)}z" fill="#e3b36c"/><path d="${line(strake(0.56, 0.26, 0.66))}" fill="none" stroke="#a97637" stroke-width="3"/><path d="${nails}" stroke="#5c3a12" stroke-width="6" stroke-linecap="round"/>
<path d="M650 366l60 -196M690 366l60 -196M${[0, 1, 2, 3, 4].map((k) => `${661 + k * 12} ${332 - k * 38}h40`).join("M")}" stroke="#b98d4e" stroke-width="8" stroke-linecap="round" fill="none"/>
<path d="M60 372l190 -14M70 384l190 -14" stroke="#e3b36c" stroke-width="11"/>`;
}
