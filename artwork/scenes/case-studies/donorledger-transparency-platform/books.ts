import { smooth } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";
import { colours } from "./identity.ts";

export interface Book {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
  cloth: string;
  spine: string;
  kind: "tied" | "marbled" | "cornered" | "plain";
  name: string;
}

export const bookDefs = `<defs>
<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>
<linearGradient id="groove" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#000" stop-opacity=".32"/></linearGradient>
<filter id="book-far" x="-30%" y="-30%" width="160%" height="170%"><feGaussianBlur stdDeviation="20"/></filter>
<filter id="book-near" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>
</defs>`;

function marbling(width: number, height: number, seed: number): string {
  const random = seeded(seed);
  const veins = Array.from({ length: 26 }, (_, k) => {
    const y = (k / 25) * height;
    const points = Array.from(
      { length: 8 },
      (_, i) => [40 + (i / 7) * (width - 40), y + (random() - 0.5) * 34] as const,
    );
    return `<path d="${smooth(points)}" fill="none" stroke="${k % 3 ? "#f3e6c8" : "#d86a54"}" stroke-opacity="${k % 3 ? 0.32 : 0.55}" stroke-width="${(2 + random() * 5).toFixed(1)}"/>`;
  });
  return veins.join("");
}

/** An account book seen from above, its spine on the left. */
export function book({ x, y, width, height, turn, cloth, spine, kind, name }: Book): string {
  const corner = 62;
  const id = `cover-${x}`;
  const decoration = {
    tied: `<path d="M0 ${height * 0.62}H${width}M0 ${height * 0.66}H${width}" stroke="#f4e3b5" stroke-width="5"/><path d="M${width * 0.82} ${height * 0.64}q30 20 16 62M${width * 0.82} ${height * 0.64}q-14 30 -30 54" fill="none" stroke="#f4e3b5" stroke-width="5" stroke-linecap="round"/><circle cx="${width * 0.82}" cy="${height * 0.64}" r="10" fill="#f4e3b5"/>`,
    marbled: marbling(width, height, 5),
    cornered: `<path d="M${width} ${corner}V0H${width - corner}zM${width} ${height - corner}V${height}H${width - corner}z" fill="${spine}"/>`,
    plain: `<rect x="58" y="18" width="${width - 76}" height="${height - 36}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`,
  }[kind];
  const plate = { width: width - 96, height: 78, y: 44 };
  return `<g transform="translate(${x} ${y}) rotate(${turn}) translate(${-width / 2} ${-height / 2})">
<rect x="10" y="34" width="${width}" height="${height}" rx="10" fill="#060e24" opacity=".7" filter="url(#book-far)"/><rect x="4" y="8" width="${width}" height="${height}" rx="8" fill="#060e24" opacity=".7" filter="url(#book-near)"/>
<rect x="6" y="6" width="${width}" height="${height}" rx="5" fill="#efe6cf"/><path d="M${width + 2} 12V${height + 2}M${width + 4.5} 12V${height + 2}M14 ${height + 3.5}H${width + 2}" stroke="#c5b892" stroke-width="1.300"/>
<clipPath id="${id}"><rect width="${width}" height="${height}" rx="7"/></clipPath><g clip-path="url(#${id})"><rect width="${width}" height="${height}" fill="${cloth}"/>${decoration}<rect width="42" height="${height}" fill="${spine}"/><rect width="42" height="${height}" fill="url(#groove)"/><rect width="${width}" height="${height}" fill="url(#sheen)"/></g>
<rect x="68" y="${plate.y}" width="${plate.width}" height="${plate.height}" fill="${colours.paper}"/><rect x="73" y="${plate.y + 5}" width="${plate.width - 10}" height="${plate.height - 10}" fill="none" stroke="${spine}" stroke-width="2"/><text x="${68 + plate.width / 2}" y="${plate.y + 51}" text-anchor="middle" font-family="Recursive Variable" font-weight="680" font-size="33" letter-spacing="-1" fill="${colours.ink}">${name}</text></g>`;
}
