export const pencilDefs = `<defs>
<linearGradient id="lacquer" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4b7fd6"/><stop offset=".3" stop-color="#2a5cb8"/><stop offset=".34" stop-color="#1c489b"/><stop offset=".68" stop-color="#173c82"/><stop offset=".72" stop-color="#0f2a60"/><stop offset="1" stop-color="#1d4590"/></linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbe2b6"/><stop offset=".5" stop-color="#eec48a"/><stop offset="1" stop-color="#c99657"/></linearGradient>
<linearGradient id="ferrule" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6df"/><stop offset=".35" stop-color="#d9b774"/><stop offset=".75" stop-color="#8f6b2c"/><stop offset="1" stop-color="#e2c88f"/></linearGradient>
<linearGradient id="rubber" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffb6a6"/><stop offset=".6" stop-color="#e8705c"/><stop offset="1" stop-color="#c14f3f"/></linearGradient>
<filter id="pencil-shadow" x="-10%" y="-80%" width="120%" height="300%"><feGaussianBlur stdDeviation="10"/></filter>
</defs>`;

/** A pencil with its point at x y; `turn` 0 lays it to the right of the point. */
export function pencil(x: number, y: number, turn: number, length: number): string {
  const body = length - 190;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.25)"><path d="M0 0L100 -27H${length}V27H100z" fill="#5c3300" opacity=".5" transform="translate(8 30)" filter="url(#pencil-shadow)"/><path d="M0 0L104 -29Q112 -18 104 -10Q114 0 104 10Q112 20 104 29z" fill="url(#wood)"/><path d="M0 0L34 -9.5Q38 0 34 9.5z" fill="#1c489b"/><path d="M104 -29H${104 + body}V29H104Q112 20 104 10Q114 0 104 -10Q112 -18 104 -29z" fill="url(#lacquer)"/><path d="M110 -15H${104 + body}" stroke="#a9c6f5" stroke-opacity=".6" stroke-width="4"/><rect x="${104 + body}" y="-30" width="46" height="60" fill="url(#ferrule)"/><path d="M${114 + body} -30V30M${126 + body} -30V30M${138 + body} -30V30" stroke="#7b5a22" stroke-opacity=".6" stroke-width="3"/><rect x="${150 + body}" y="-28" width="40" height="56" rx="14" fill="url(#rubber)"/></g>`;
}
