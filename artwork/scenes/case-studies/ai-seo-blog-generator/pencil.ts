import { colours } from "./identity.ts";

export const pencilDefs = `<defs>
<linearGradient id="red-lacquer" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff8f76"/><stop offset=".3" stop-color="#ea5238"/><stop offset=".34" stop-color="#d73d25"/><stop offset=".68" stop-color="#c23520"/><stop offset=".72" stop-color="#8d2010"/><stop offset="1" stop-color="#c43b26"/></linearGradient>
<linearGradient id="cedar" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbe2b6"/><stop offset=".5" stop-color="#eec48a"/><stop offset="1" stop-color="#c08c50"/></linearGradient>
<filter id="pencil-blur" x="-10%" y="-90%" width="120%" height="320%"><feGaussianBlur stdDeviation="11"/></filter>
</defs>`;

interface Lie {
  x: number;
  y: number;
  turn: number;
  length: number;
  scale?: number;
  shade?: string;
}

/** The editor's red pencil, its point at x y; `turn` 0 lays it to the right of the point. */
export function pencil({ x, y, turn, length, scale = 1, shade = colours.night }: Lie): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 0L100 -27H${length}V27H100z" fill="${shade}" opacity=".55" transform="translate(6 30)" filter="url(#pencil-blur)"/><path d="M0 0L104 -29Q112 -18 104 -10Q114 0 104 10Q112 20 104 29z" fill="url(#cedar)"/><path d="M0 0L36 -10Q41 0 36 10z" fill="#d73d25"/><path d="M104 -29H${length}V29H104Q112 20 104 10Q114 0 104 -10Q112 -18 104 -29z" fill="url(#red-lacquer)"/><path d="M110 -15H${length}" stroke="#ffd0c2" stroke-opacity=".55" stroke-width="4"/><text x="230" y="10" font-family="Roboto Slab Variable" font-weight="600" font-size="25" letter-spacing="1" fill="#ffd9a0">Inkwell</text></g>`;
}
