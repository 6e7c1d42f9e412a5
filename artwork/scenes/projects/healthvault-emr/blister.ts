import { seeded } from "#artwork/lib/random.ts";

/** A foil strip of ten paracetamol tablets, 620 × 268 before it is turned; some pockets are pressed out. */
export function blisterStrip({
  x,
  y,
  turn,
  scale = 1,
  pressed,
  shadow,
}: {
  x: number;
  y: number;
  turn: number;
  scale?: number;
  pressed: readonly number[];
  shadow: string;
}): string {
  const pockets = Array.from({ length: 10 }, (_, index) => {
    const cx = 70 + (index % 5) * 120;
    const cy = 74 + Math.floor(index / 5) * 120;
    return pressed.includes(index) ? emptyPocket(cx, cy, index) : fullPocket(cx, cy);
  });
  return `<svg width="1600" height="1000" style="position:absolute;inset:0;overflow:visible">
<defs>
<linearGradient id="foil" x1="0" y1="0" x2="1" y2=".55"><stop stop-color="#e9f0f6"/><stop offset=".22" stop-color="#c3d0dc"/><stop offset=".4" stop-color="#f4f8fb"/><stop offset=".63" stop-color="#b2c1cf"/><stop offset=".82" stop-color="#dbe5ed"/><stop offset="1" stop-color="#a9b9c8"/></linearGradient>
<radialGradient id="tablet-top" cx=".38" cy=".3" r=".85"><stop stop-color="#fff"/><stop offset=".6" stop-color="#f0f4f8"/><stop offset="1" stop-color="#c4d0dc"/></radialGradient>
<radialGradient id="dome" cx=".36" cy=".28" r=".8"><stop stop-color="#fff" stop-opacity=".9"/><stop offset=".35" stop-color="#fff" stop-opacity=".12"/><stop offset=".8" stop-color="#6f879d" stop-opacity=".12"/><stop offset="1" stop-color="#47617a" stop-opacity=".5"/></radialGradient>
<filter id="strip-shadow" x="-20%" y="-40%" width="140%" height="200%"><feGaussianBlur stdDeviation="20"/></filter>
<filter id="pocket-blur"><feGaussianBlur stdDeviation="3"/></filter>
<pattern id="foil-knurl" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H9M0 0V9" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/><path d="M1.5 1.5H9M1.5 1.5V9" stroke="#6d8295" stroke-opacity=".18" stroke-width="1.2"/></pattern>
</defs>
<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-310 -134)">
<rect x="14" y="34" width="600" height="262" rx="20" fill="${shadow}" opacity=".6" filter="url(#strip-shadow)"/>
<rect width="620" height="268" rx="20" fill="url(#foil)"/><rect width="620" height="268" rx="20" fill="url(#foil-knurl)"/>
<rect x="1" y="1" width="618" height="266" rx="19" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>
<path d="M130 0V268M250 0V268M370 0V268M490 0V268M0 134H620" stroke="#7d92a5" stroke-opacity=".5" stroke-dasharray="3 7" stroke-width="2"/>
${pockets.join("")}
</g></svg>`;
}

function fullPocket(cx: number, cy: number): string {
  return `<circle cx="${cx + 4}" cy="${cy + 7}" r="49" fill="#3f566c" opacity=".4" filter="url(#pocket-blur)"/>
<circle cx="${cx}" cy="${cy}" r="49" fill="#d3dee8"/><circle cx="${cx}" cy="${cy}" r="39" fill="url(#tablet-top)"/>
<text x="${cx}" y="${cy + 9}" text-anchor="middle" font-size="24" font-weight="700" fill="#8fa2b4" letter-spacing="1">650</text>
<circle cx="${cx}" cy="${cy}" r="49" fill="url(#dome)"/><path d="M${cx - 33} ${cy - 18}a38 38 0 0120-18" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".9"/>`;
}

function emptyPocket(cx: number, cy: number, seed: number): string {
  const random = seeded(seed * 31 + 7);
  const torn = Array.from({ length: 13 }, (_, k) => {
    const angle = (k / 13) * Math.PI * 2;
    const radius = 26 + random() * 13;
    return `${(cx + Math.cos(angle) * radius).toFixed(1)} ${(cy + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `<circle cx="${cx}" cy="${cy}" r="49" fill="#b4c3d1"/><circle cx="${cx}" cy="${cy}" r="49" fill="url(#dome)" opacity=".7"/>
<path d="M${torn.join("L")}Z" fill="#12263c"/><path d="M${torn.join("L")}Z" fill="none" stroke="#f4f8fb" stroke-width="3" stroke-linejoin="round"/>
<path d="M${cx - 30} ${cy + 4}l14 26M${cx + 28} ${cy - 12}l-16 -16" stroke="#8398ab" stroke-width="3" stroke-linecap="round"/>`;
}
