import { type Point, smooth } from "#artwork/lib/paths.ts";

export const earphoneDefs = `<defs>
<radialGradient id="bud" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#f3ece0"/><stop offset=".86" stop-color="#c9b79c"/><stop offset="1" stop-color="#e6d9c4"/></radialGradient>
<radialGradient id="mesh" cx=".4" cy=".36" r=".7"><stop offset="0" stop-color="#6d6255"/><stop offset="1" stop-color="#241b10"/></radialGradient>
<linearGradient id="stem" x1="0" x2="1"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#f1e9da"/><stop offset=".85" stop-color="#bda98c"/><stop offset="1" stop-color="#ddceb5"/></linearGradient>
<filter id="cable-shadow" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="bud-shadow" x="-60%" y="-60%" width="220%" height="240%"><feGaussianBlur stdDeviation="14"/></filter>
</defs>`;

/** A white cable through the points, with its shadow and the light along it. */
export function cable(points: readonly Point[], width = 11): string {
  const d = smooth(points);
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#8a4a00" stroke-opacity=".5" stroke-width="${width}" transform="translate(6 14)" filter="url(#cable-shadow)"/><path d="${d}" stroke="#c3ae8d" stroke-width="${width}"/><path d="${d}" stroke="#fbf6ec" stroke-width="${width * 0.72}" transform="translate(-1 -1.5)"/></g>`;
}

/** One earbud, its stem pointing down before it is turned. */
export function bud(x: number, y: number, turn: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><ellipse cx="12" cy="34" rx="62" ry="60" fill="#7a3f00" opacity=".55" filter="url(#bud-shadow)"/><path d="M-17 20h34l-5 128q-12 10 -24 0z" fill="url(#stem)"/><circle r="56" fill="url(#bud)"/><circle cx="5" cy="4" r="34" fill="#d6c6ac"/><circle cx="6" cy="5" r="30" fill="url(#mesh)"/>${Array.from(
    { length: 19 },
    (_, index) => {
      const ring = index === 0 ? 0 : index < 7 ? 1 : 2;
      const turnBy = (index * Math.PI) / (ring === 1 ? 3 : 6);
      return `<circle cx="${(6 + Math.cos(turnBy) * ring * 10).toFixed(1)}" cy="${(5 + Math.sin(turnBy) * ring * 10).toFixed(1)}" r="2.4" fill="#0d0803"/>`;
    },
  ).join(
    "",
  )}<path d="M-40 -22A46 46 0 0 1 -8 -46" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/></g>`;
}
