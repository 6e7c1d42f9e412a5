import { type Point, smooth } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";

/** A name that nobody can read: loops of falling height and a stroke under them. */
export function signature(x: number, y: number, width: number, seed: number): string {
  const random = seeded(seed);
  const points: Point[] = [];
  const loops = 4 + Math.floor(random() * 6);
  for (let k = 0; k < loops; k++) {
    const left = x + (width * (k + random() * 0.3)) / loops;
    const tall = k === 0 ? 58 + random() * 26 : 14 + random() ** 2 * 58;
    const lean = width * (0.03 + random() * 0.09);
    points.push(
      [left, y - random() * 8],
      [left + lean, y - tall],
      [left + lean * 0.2, y + (random() > 0.72 ? 30 : 3)],
    );
  }
  points.push([x + width, y - 16]);
  return `<path d="${smooth(points)}M${x - 6} ${y + 26}Q${x + width / 2} ${y + 8} ${x + width * 1.05} ${y + 18}" fill="none" stroke="#1f3fa0" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`;
}
