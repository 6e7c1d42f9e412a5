import { seeded } from "#artwork/lib/random.ts";
import { colours } from "./identity.ts";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One board with its grain; `tone` 0 to 1 makes it darker or lighter than its neighbour. */
export function board({ x, y, width, height }: Box, seed: number, tone = 0.5): string {
  const random = seeded(seed);
  const upright = height > width;
  const base = `hsl(33 ${50 + tone * 8}% ${60 + tone * 9}%)`;
  const grain = Array.from({ length: Math.round((upright ? width : height) / 5) }, (_, k) => {
    const across = (k + 0.5 + (random() - 0.5) * 0.8) * 5;
    const sway = (random() - 0.5) * 9;
    const weight = (0.6 + random() * 1.3).toFixed(1);
    const opacity = (0.1 + random() * 0.22).toFixed(2);
    const d = upright
      ? `M${x + across} ${y}C${x + across + sway} ${y + height * 0.3} ${x + across - sway} ${y + height * 0.7} ${x + across} ${y + height}`
      : `M${x} ${y + across}C${x + width * 0.3} ${y + across + sway} ${x + width * 0.65} ${y + across - sway} ${x + width} ${y + across}`;
    return `<path d="${d}" fill="none" stroke="#6d4416" stroke-width="${weight}" opacity="${opacity}"/>`;
  });
  const knot = upright
    ? ""
    : knotAt(x + width * (0.12 + random() * 0.7), y + height * (0.35 + random() * 0.3));
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${base}"/>${grain.join("")}${knot}<rect x="${x}" y="${y}" width="${width}" height="3" rx="1.5" fill="#fff3d6" opacity=".75"/><rect x="${x}" y="${y + height - 5}" width="${width}" height="5" fill="#5d360c" opacity=".3"/>`;
}

function knotAt(x: number, y: number): string {
  return [9, 6, 3]
    .map(
      (r, k) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r * 1.9}" ry="${r}" fill="#6d4416" opacity="${0.12 + k * 0.1}"/>`,
    )
    .join("");
}

export function nail(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="4.6" fill="#6b5a44"/><circle cx="${x - 1}" cy="${y - 1.2}" r="2.2" fill="#b9a88c"/>`;
}

/** A strip of coloured tape with torn ends and the crate's number. */
export function tape({ x, y, width, height }: Box, text: string, size: number): string {
  const teeth = 9;
  const edge = (at: number, out: number, reverse: boolean) => {
    const points = Array.from({ length: teeth + 1 }, (_, k) => {
      const t = reverse ? teeth - k : k;
      return `${at + (k % 2 ? out : 0)} ${y + (t / teeth) * height}`;
    });
    return points.join("L");
  };
  return `<path d="M${edge(x, -7, true)}L${edge(x + width, 7, false)}Z" fill="${colours.tape}"/><path d="M${x} ${y + height * 0.14}H${x + width}M${x} ${y + height * 0.9}H${x + width}" stroke="#fff" stroke-width="2" opacity=".35"/><text x="${x + width / 2}" y="${y + height / 2 + size * 0.36}" text-anchor="middle" class="display" font-size="${size}" style="font-weight:820" fill="${colours.ink}">${text}</text>`;
}
