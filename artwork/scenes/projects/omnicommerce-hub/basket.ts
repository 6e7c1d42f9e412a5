import { seeded } from "#artwork/lib/random.ts";

interface Basket {
  /** The middle of the rim. */
  x: number;
  y: number;
  /** Half the rim's width; everything else follows. */
  radius: number;
  seed: number;
  /** A dyed band, as a row counted from the rim. */
  band?: { from: number; to: number; hue: number; strength: number };
}

/** A round jute basket, braided in rows, with two rope handles. */
export function basket({ x, y, radius, seed, band }: Basket): string {
  const random = seeded(seed);
  const height = radius * 1.36;
  const rows = 12;
  const rowHeight = height / rows;
  const half = (row: number) =>
    radius * (1 - 0.2 * (row / rows) ** 1.5 + 0.05 * Math.sin((row / rows) * Math.PI));
  const depth = (row: number) => half(row) * 0.14;
  const stitches: string[] = [];
  for (let row = rows - 1; row >= 0; row--) {
    const width = half(row);
    const dyed = band && row >= band.from && row <= band.to;
    for (let k = 0; k < 30; k++) {
      const angle = ((k + (row % 2) * 0.5) / 30 - 0.5) * Math.PI;
      const cx = x + Math.sin(angle) * width;
      const cy = y + (row + 0.6) * rowHeight + Math.cos(angle) * depth(row);
      const light = 0.46 + 0.5 * Math.max(0, Math.cos(angle + 0.62)) + (random() - 0.5) * 0.07;
      const hue = dyed ? band.hue : 35;
      const strength = dyed ? band.strength : 44;
      const lightness = (dyed ? 20 : 34) + light * (dyed ? 32 : 40);
      const rx = rowHeight * 0.74 * Math.max(0.24, Math.cos(angle));
      stitches.push(
        `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${(rowHeight * 0.52).toFixed(1)}" transform="rotate(${k % 2 ? 26 : -26} ${cx.toFixed(1)} ${cy.toFixed(1)})" fill="hsl(${hue} ${strength}% ${lightness.toFixed(0)}%)" stroke="hsl(${hue} ${strength}% ${(lightness * 0.58).toFixed(0)}%)" stroke-width="1.2"/>`,
      );
    }
  }
  const left = (row: number) => x - half(row);
  const foot = y + height;
  const body = `M${left(0)} ${y}L${left(rows)} ${foot}A${half(rows)} ${depth(rows)} 0 0 0 ${x + half(rows)} ${foot}L${x + half(0)} ${y}Z`;
  const handle = (behind: boolean) => {
    const base = y + (behind ? -depth(0) * 0.7 : depth(0) * 0.8) + 8;
    const d = `M${x - radius * 0.24} ${base}C${x - radius * 0.24} ${base - radius * 0.62} ${x + radius * 0.24} ${base - radius * 0.62} ${x + radius * 0.24} ${base}`;
    return `<path d="${d}" fill="none" stroke="#6b4516" stroke-width="${radius * 0.105}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#b98740" stroke-width="${radius * 0.075}" stroke-linecap="round" stroke-dasharray="${radius * 0.05} ${radius * 0.022}"/>`;
  };
  const rim = Array.from({ length: 44 }, (_, k) => {
    const angle = (k / 44) * 2 * Math.PI;
    const cx = x + Math.cos(angle) * radius;
    const cy = y + Math.sin(angle) * depth(0) * 1.1;
    const lightness = 52 - Math.cos(angle) * 12 + (random() - 0.5) * 6;
    return {
      cy,
      drawing: `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${(radius * 0.085).toFixed(1)}" ry="${(radius * 0.05).toFixed(1)}" transform="rotate(${k % 2 ? 18 : -18} ${cx.toFixed(1)} ${cy.toFixed(1)})" fill="hsl(35 46% ${lightness.toFixed(0)}%)" stroke="hsl(33 50% 30%)" stroke-width="1.2"/>`,
    };
  });
  const back = rim.filter(({ cy }) => cy < y).map(({ drawing }) => drawing);
  const front = rim.filter(({ cy }) => cy >= y).map(({ drawing }) => drawing);
  return `${handle(true)}<path d="${body}" fill="#5a3a12"/><ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${depth(0) * 1.1}" fill="#4a2e0c"/><ellipse cx="${x}" cy="${y + depth(0) * 0.35}" rx="${radius * 0.9}" ry="${depth(0) * 0.7}" fill="#2f1b05"/>${back.join("")}${stitches.join("")}${front.join("")}${handle(false)}`;
}
