import { line, type Point, smooth } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";
import { colours, display } from "./identity.ts";

const hull = { left: 508, right: 1330, rail: 206, keel: 384 };
const steps = Array.from({ length: 49 }, (_, k) => k / 48);

/** A place on the hull's side: 0 (bow) to 1 (stern), and 0 (rail) to 1 (keel). */
function side(t: number, share: number): Point {
  const bend = 2 * t - 1;
  const railX = hull.left + t * (hull.right - hull.left);
  const railY = hull.rail - 40 * bend ** 2 - 74 * bend ** 6;
  const keelX = hull.left + 96 + t * (hull.right - hull.left - 192);
  const keelY = hull.keel - 34 * bend ** 2 - 66 * bend ** 6;
  return [railX + (keelX - railX) * share, railY + (keelY - railY) * share];
}
const along = (share: number, from = 0, to = 1) =>
  steps.filter((t) => t >= from && t <= to).map((t) => side(t, share));
const band = (top: number, bottom: number) => `${line([...along(top), ...along(bottom).reverse()])}z`;

/** One strake for each instalment, from the keel up: the wood is in place once its report is. */
const strakes = [
  { top: 0.71, bottom: 1, fill: "#b97a3c" },
  { top: 0.41, bottom: 0.71, fill: "#d9a055" },
  { top: 0.11, bottom: 0.41, fill: "" },
] as const;

const seams = (top: number, bottom: number) =>
  [0.14, 0.8].map((t) => line([side(t, top), side(t + 0.02, bottom)])).join("");

const nails = strakes
  .slice(0, 2)
  .flatMap(({ top, bottom }) =>
    [0.06, 0.12, 0.18, 0.77, 0.84, 0.92].flatMap((t) => [side(t, top + 0.07), side(t, bottom - 0.07)]),
  )
  .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h.1`)
  .join("");

const ribs = steps
  .filter((_, k) => k % 4 === 2)
  .map((t) => line([side(t, 0), side(t, 0.43)]))
  .join("");

/** A country boat on a river island, three labels on its side. 1364 × 430. */
export function boat(labels: readonly string[]): string {
  const random = seeded(12);
  const ripples = Array.from({ length: 120 }, () => {
    const y = 142 + random() * 120;
    return `M${(random() * 1364).toFixed(0)} ${y.toFixed(1)}h${(14 + random() * (y - 110) * 0.5).toFixed(0)}`;
  }).join("");
  const grains = Array.from({ length: 260 }, () => {
    const y = 296 + random() * 134;
    return `M${(random() * 1364).toFixed(0)} ${y.toFixed(1)}h${(2 + random() * 10).toFixed(1)}`;
  }).join("");
  const trestle = (x: number) =>
    `<path d="M${x - 44} 424L${x - 12} 366M${x + 44} 424L${x + 12} 366" stroke="#6e4c28" stroke-width="12" stroke-linecap="round"/><path d="M${x - 56} 378h112" stroke="#94693c" stroke-width="16" stroke-linecap="round"/>`;
  const planks = strakes
    .map(({ top, bottom, fill }) =>
      fill
        ? `<path d="${band(top, bottom)}" fill="${fill}" stroke="#54310f" stroke-width="3"/><path d="${seams(top, bottom)}" stroke="#54310f" stroke-opacity=".6" stroke-width="2.500"/>`
        : `<path d="${band(top, bottom)}" fill="#3d2412"/><path d="${ribs}" stroke="#8b5c31" stroke-width="11"/><path d="${band(top + 0.02, bottom - 0.02)}" fill="none" stroke="${colours.marigold}" stroke-width="4" stroke-dasharray="12 9"/>`,
    )
    .join("");
  const words = strakes
    .map(({ top, bottom, fill }, k) => {
      const path = smooth(along(bottom - (bottom - top) * 0.34, 0.16, 0.8));
      const tone = fill ? "#2b1703" : "#fff3d6";
      return `<path id="strake-${k}" d="${path}" fill="none"/><text font-family='${display}' font-size="28" font-weight="740" letter-spacing="-.4" text-anchor="middle" fill="${tone}" style="paint-order:stroke" stroke="${fill || "#3d2412"}" stroke-width="9"><textPath href="#strake-${k}" startOffset="50%">${labels[k]}</textPath></text>`;
    })
    .join("");
  return `<rect width="1364" height="430" fill="#dbe8f1"/><path d="M0 128q190 -34 430 -14t934 -18v50H0z" fill="#86a898"/><path d="M0 136h1364v160H0z" fill="#6d97bd"/><path d="${ripples}" stroke="#bcd4e6" stroke-width="3" stroke-linecap="round"/>
<path d="M0 300q230 -48 520 -28t844 -22v180H0z" fill="#ead9b2"/><path d="M0 300q230 -48 520 -28t844 -22v10q-300 38 -844 22t-520 28z" fill="#c9b078"/><path d="${grains}" stroke="#cdb682" stroke-width="3" stroke-linecap="round"/>
<ellipse cx="900" cy="418" rx="400" ry="16" fill="#8f7642" opacity=".6"/>${trestle(740)}${trestle(1080)}
<path d="${band(0, 1)}" fill="#54310f"/>${planks}<path d="${nails}" stroke="#4a2a0c" stroke-width="6" stroke-linecap="round"/><path d="${band(-0.03, 0.11)}" fill="#7c4d29" stroke="#3d2412" stroke-width="3"/>${words}
<path d="M150 404l250 -26M166 418l252 -24" stroke="#e3b36c" stroke-width="15"/><path d="M150 404l250 -26M166 418l252 -24" stroke="#a97637" stroke-width="2"/>`;
}
