import { type Point, smooth } from "#artwork/lib/paths.ts";
import { gauss, seeded } from "#artwork/lib/random.ts";
import { stops } from "./pills.ts";

/** A steel plate with dinner on it, seen from above: centre 0 0, radius 500. */
export const thali = `<defs>
<linearGradient id="steel" x1="0" y1="0" x2="1" y2="1">${stops(["0 #fffaf7", ".28 #ecd6d4", ".5 #fff5f1", ".74 #d8b7b9", "1 #f6e2de"])}</linearGradient>
<linearGradient id="steel-back" x1="1" y1="1" x2="0" y2="0">${stops(["0 #fffaf7", ".3 #e3c7c7", ".6 #fbeae6", "1 #cfabaf"])}</linearGradient>
<radialGradient id="plate" cx=".4" cy=".34" r=".75">${stops(["0 #fff6f2", ".6 #f5e2de", "1 #e2c6c5"])}</radialGradient>
<radialGradient id="roti" cx=".42" cy=".38" r=".7">${stops(["0 #fbe3b4", ".7 #f0c98a", "1 #d9a765"])}</radialGradient>
<filter id="food-shadow" x="-40%" y="-40%" width="180%" height="190%"><feGaussianBlur stdDeviation="13"/></filter>
<filter id="plate-shadow" x="-20%" y="-20%" width="140%" height="145%"><feGaussianBlur stdDeviation="34"/></filter>
</defs>
<circle cx="18" cy="58" r="484" fill="#a5224c" opacity=".55" filter="url(#plate-shadow)"/>
<circle r="500" fill="url(#steel)"/><circle r="489" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>
<circle r="462" fill="url(#steel-back)"/><circle r="448" fill="url(#plate)"/>
${roti(68, 252, 186, 5)}${roti(34, 234, 182, 9)}
${rice()}
${bowl(150, -236, "#e7a52c", "#f6bd45", dal())}
${bowl(318, 64, "#8f3a22", "#b54d2c", curry())}
${lime(-244, 196)}
${chilli()}`;

function bowl(x: number, y: number, deep: string, food: string, garnish: string): string {
  return `<g transform="translate(${x} ${y})"><circle cx="8" cy="22" r="152" fill="#7c2a3c" opacity=".42" filter="url(#food-shadow)"/><circle r="158" fill="url(#steel)"/><circle r="150" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"/><circle r="140" fill="url(#steel-back)"/><circle r="128" fill="${deep}"/><circle cx="3" cy="6" r="121" fill="${food}"/>${garnish}</g>`;
}

function roti(x: number, y: number, radius: number, seed: number): string {
  const random = seeded(seed);
  const rim: Point[] = Array.from({ length: 25 }, (_, index) => {
    const turn = ((index % 24) / 24) * 2 * Math.PI;
    const reach = radius * (index % 24 === 0 ? 1 : 0.985 + random() * 0.03);
    return [Math.cos(turn) * reach, Math.sin(turn) * reach];
  });
  const spots = Array.from({ length: 70 }, () => {
    const reach = radius * 0.88 * Math.sqrt(random());
    const turn = random() * 2 * Math.PI;
    return `<ellipse cx="${(Math.cos(turn) * reach).toFixed(1)}" cy="${(Math.sin(turn) * reach).toFixed(1)}" rx="${(2 + random() ** 2 * 14).toFixed(1)}" ry="${(2 + random() ** 2 * 8).toFixed(1)}" transform="rotate(${Math.round(random() * 90)})" fill="#9c5a26" opacity="${(0.14 + random() * 0.32).toFixed(2)}"/>`;
  });
  return `<g transform="translate(${x} ${y})"><circle cx="5" cy="14" r="${radius}" fill="#7c2a3c" opacity=".34" filter="url(#food-shadow)"/><path d="${smooth(rim)}Z" fill="url(#roti)"/>${spots.join("")}</g>`;
}

/** Grains thrown around a centre, the last ones lightest. */
function rice(): string {
  const random = seeded(21);
  const grains = Array.from({ length: 620 }, (_, index) => {
    const x = gauss(random) * 62;
    const y = gauss(random) * 52;
    if (x * x + y * y > 136 * 136) return "";
    const colour = index < 240 ? "#e9d3bb" : index < 430 ? "#f8ead8" : "#fffaf1";
    return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="24" height="7.5" rx="3.75" fill="${colour}" transform="rotate(${Math.round(random() * 180)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  });
  return `<g transform="translate(-150 -120)"><ellipse cx="6" cy="22" rx="150" ry="124" fill="#7c2a3c" opacity=".32" filter="url(#food-shadow)"/><ellipse rx="128" ry="108" fill="#ecd9c3"/>${grains.join("")}</g>`;
}

function dal(): string {
  const random = seeded(8);
  const drops = Array.from({ length: 16 }, () => {
    const [x, y] = [gauss(random) * 46, gauss(random) * 46];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(4 + random() * 9).toFixed(1)}" fill="#ffd677" opacity=".8"/>`;
  });
  const leaves = Array.from({ length: 11 }, () => {
    const [x, y] = [gauss(random) * 40, gauss(random) * 40];
    return `<path d="M0 0C-7-6-8-15 0-21C8-15 7-6 0 0z" fill="#3f8a4c" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round(random() * 360)}) scale(1.15)"/>`;
  });
  return `<path d="M-84-48C-60-92-8-106 34-94" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/>${drops.join("")}${leaves.join("")}<path d="M-30 40q30-26 62-8M10-30q26 8 34 34" fill="none" stroke="#b3341f" stroke-width="9" stroke-linecap="round"/>`;
}

function curry(): string {
  const pieces = [
    [-52, -34, 20],
    [30, -56, -30],
    [-20, 44, 60],
    [56, 26, 10],
    [4, -6, -12],
  ] as const;
  return pieces
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-31" y="-23" width="64" height="52" rx="17" fill="#7a2c18"/><rect x="-32" y="-28" width="64" height="50" rx="17" fill="#f0c25a"/><rect x="-24" y="-22" width="36" height="13" rx="6.5" fill="#fbdc8d"/></g>`,
    )
    .join("");
}

function lime(x: number, y: number): string {
  const segments = Array.from(
    { length: 8 },
    (_, index) => `<path d="M0-6L-15-44Q0-54 15-44z" fill="#cfe27c" transform="rotate(${index * 45 + 12})"/>`,
  );
  return `<g transform="translate(${x} ${y})"><circle cx="5" cy="13" r="66" fill="#7c2a3c" opacity=".36" filter="url(#food-shadow)"/><circle r="67" fill="#6f9a2f"/><circle r="59" fill="#f3f3c8"/>${segments.join("")}</g>`;
}

function chilli(): string {
  return `<g transform="translate(-270 22) rotate(-64)"><path d="M-96 10C-50 40 30 44 92 4C98-2 96-12 86-12C30 4-40-2-96 10z" fill="#7c2a3c" opacity=".3" filter="url(#food-shadow)"/><path d="M-100-2C-52 26 28 28 86-8C94-14 90-26 80-25C28-10-46-18-100-2z" fill="#3f8a4c"/><path d="M-58 2C-20 10 30 6 70-14" fill="none" stroke="#8fc46f" stroke-width="5" stroke-linecap="round"/><path d="M82-17q22-8 30-26" fill="none" stroke="#2d6537" stroke-width="9" stroke-linecap="round"/></g>`;
}
