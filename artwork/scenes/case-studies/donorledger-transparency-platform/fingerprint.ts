import { type Point, smooth } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";

/** Ridges around a whorl, broken here and there; `radius` is half its height. */
export function fingerprint(cx: number, cy: number, radius: number, colour: string): string {
  const random = seeded(23);
  const ridges: string[] = [];
  const rings = 11;
  for (let ring = 0; ring < rings; ring++) {
    const size = (ring + 0.6) / rings;
    const [rx, ry] = [radius * 0.74 * size, radius * size];
    const lift = (1 - size) * radius * 0.1;
    let angle = random() * 6.28;
    const end = angle + 6.28;
    while (angle < end - 0.25) {
      const span = Math.min(end - angle - 0.12, 0.9 + random() * 2.6);
      const points: Point[] = [];
      for (let a = angle; a <= angle + span; a += 0.16) {
        const wave = 1 + 0.035 * Math.sin(a * 3 + ring * 0.5);
        points.push([
          cx + Math.cos(a) * rx * wave + Math.sin(a) * ring * 0.9,
          cy - lift + Math.sin(a) * ry * wave,
        ]);
      }
      if (points.length > 2) ridges.push(smooth(points));
      angle += span + 0.16 + 0.12 / size;
    }
  }
  return `<path d="${ridges.join("")}" fill="none" stroke="${colour}" stroke-width="${(radius * 0.052).toFixed(1)}" stroke-linecap="round"/>`;
}
