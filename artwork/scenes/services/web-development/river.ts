import { seeded } from "#artwork/lib/random.ts";
import { paint } from "../house.ts";

/** The head of the booking page: the far bank, a low sun and the ferry on its way, all right of the title. */
export function riverHead(width: number, height: number, title: number, ferry: number): string {
  const random = seeded(14);
  const shore = height - 48;
  const palms = Array.from({ length: Math.round((width - title) / 34) }, () => {
    const [x, tall] = [title + random() * (width - title), 16 + random() * 20];
    const crown = [-13, -7, 7, 13].map((dx) => `q${dx / 2} -9 ${dx} 2m${-dx} -2`).join("");
    return `<path d="M${x.toFixed(0)} ${shore.toFixed(0)}v${-tall.toFixed(0)}${crown}" fill="none" stroke="#2f6f62" stroke-width="3.500" stroke-linecap="round"/>`;
  }).join("");
  const ripples = Array.from({ length: Math.round(width / 14) }, () => {
    const y = shore + 8 + random() * (height - shore - 12);
    return `M${(random() * width).toFixed(0)} ${y.toFixed(0)}h${(10 + random() * 34).toFixed(0)}`;
  }).join("");
  const boat = `<g transform="translate(${ferry} ${height - 18}) scale(.9)"><path d="M-8 -16H150l-16 26H10z" fill="${paint.ink}"/><path d="M10 -44H118v28H10z" fill="#fff"/><path d="M4 -50H126" stroke="${paint.sindoor}" stroke-width="9"/><path d="M20 -36h16v12H20zM46 -36h16v12H46zM72 -36h16v12H72zM98 -36h12v12H98z" fill="${paint.hooghly}"/></g>`;
  return `<svg width="${width}" height="${height}" style="display:block"><rect width="${width}" height="${height}" fill="${paint.hooghlyTint}"/><circle cx="${ferry + 108}" cy="${shore - 14}" r="40" fill="${paint.taxi}"/><path d="M0 ${shore - 6}q${width / 4} -16 ${width / 2} -4t${width / 2} -6v24H0z" fill="#5a9684"/>${palms}<path d="M0 ${shore}H${width}V${height}H0z" fill="#4f9aa9"/><path d="${ripples}" stroke="#a9d3da" stroke-width="3" stroke-linecap="round"/>${boat}</svg>`;
}
