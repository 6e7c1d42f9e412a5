import { seeded } from "#artwork/lib/random.ts";

const orange = ["#df6f06", "#f0860c", "#fb9c1b", "#ffb23c", "#ffc866"] as const;
const yellow = ["#ec9a0b", "#fbb01d", "#ffc536", "#ffd75e", "#ffe58d"] as const;

/** Rings of ruffled petals, the outer ones darker. Four of them, used by turns. */
function blossom(seed: number, tones: readonly string[]): string {
  const random = seeded(seed);
  let petals = "";
  for (const [ring, tone] of tones.entries()) {
    const radius = 44 - ring * 9;
    const count = Math.max(5, 15 - ring * 2);
    const turn = random() * 6.28;
    for (let k = 0; k < count; k++) {
      const angle = turn + (k / count) * 6.28 + (random() - 0.5) * 0.16;
      const [x, y] = [Math.cos(angle) * radius * 0.72, Math.sin(angle) * radius * 0.72];
      const size = radius * (0.34 + random() * 0.07);
      const degrees = (angle * 180) / Math.PI;
      petals += `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${size.toFixed(1)}" ry="${(size * 0.82).toFixed(1)}" transform="rotate(${degrees.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${tone}" stroke="#b85c00" stroke-opacity=".35" stroke-width="1.200"/>`;
    }
  }
  return `${petals}<circle r="5" fill="${tones.at(-1)}"/>`;
}

export const flowerDefs = `<defs>${[4, 9, 15, 22].map((seed, k) => `<symbol id="flower-${k}" viewBox="-50 -50 100 100">${blossom(seed, k % 2 ? yellow : orange)}</symbol>`).join("")}
<linearGradient id="leaf" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#2f7d4f"/><stop offset=".5" stop-color="#3f9a62"/><stop offset=".52" stop-color="#26693f"/><stop offset="1" stop-color="#338a55"/></linearGradient>
<filter id="flower-far" x="-30%" y="-10%" width="160%" height="130%"><feGaussianBlur stdDeviation="16"/></filter></defs>`;

export function flower(x: number, y: number, size: number, k: number): string {
  return `<use href="#flower-${k % 4}" x="${(x - size / 2).toFixed(1)}" y="${(y - size / 2).toFixed(1)}" width="${size}" height="${size}"/>`;
}

/** A mango leaf that hangs from x y. */
export function leaf(x: number, y: number, length: number, turn: number): string {
  const half = length * 0.17;
  return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C${half} ${length * 0.2} ${half * 1.2} ${length * 0.62} 0 ${length}C${-half * 1.2} ${length * 0.62} ${-half} ${length * 0.2} 0 0z" fill="url(#leaf)"/>`;
}
