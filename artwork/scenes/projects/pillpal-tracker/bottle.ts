import { stops } from "./pills.ts";

/** The tablets that show under the label: x, y, turn. */
const tablets = [
  [118, 246, -20],
  [158, 250, 10],
  [200, 246, -12],
  [240, 250, 18],
  [138, 226, 24],
  [180, 230, -8],
  [220, 226, 14],
  [248, 222, -30],
  [100, 238, 60],
  [262, 240, -60],
  [110, 222, 8],
] as const;

const ridges = Array.from({ length: 22 }, (_, index) => ({
  x: 95 + index * 8.1,
  opacity: 0.25 + (0.5 * Math.abs(index - 10.5)) / 10.5,
}));

/** An amber bottle of Metformin, a fifth full. */
export const bottle = `<svg width="358" height="290" viewBox="0 0 358 290" style="display:block;margin-top:4px">
<defs>
<linearGradient id="amber">${stops(["0 #e0702f", ".16 #ffa45e", ".5 #f98b3f", ".86 #ea7430", "1 #b9501d"])}</linearGradient>
<linearGradient id="paper">${stops(["0 #e9d6c9", ".12 #fffaf4", ".8 #fff7ef", "1 #ddc3b2"])}</linearGradient>
<linearGradient id="cap">${stops(["0 #e8dcd6", ".2 #fff", ".75 #fbf1ec", "1 #d8c2b8"])}</linearGradient>
<filter id="ground" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="5"/></filter>
<clipPath id="contents"><path d="M92 202h176v44c0 11-8 18-18 18H110c-10 0-18-7-18-18z"/></clipPath>
</defs>
<ellipse cx="180" cy="268" rx="120" ry="14" fill="#b5562f" opacity=".28" filter="url(#ground)"/>
<path d="M104 76h152v14c10 6 14 12 14 24v132c0 12-8 20-20 20H110c-12 0-20-8-20-20V114c0-12 4-18 14-24z" fill="url(#amber)" opacity=".93"/>
<g clip-path="url(#contents)">
${tablets.map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="22" ry="13" cy="2" fill="#b9501d" opacity=".4"/><ellipse rx="22" ry="13" fill="#fff3e6" stroke="#eac4a8"/><path d="M0-10V10" stroke="#e6b998" stroke-width="2"/></g>`).join("")}
<rect x="90" y="202" width="180" height="66" fill="url(#amber)" opacity=".3"/>
</g>
<rect x="90" y="124" width="180" height="78" fill="url(#paper)"/>
<text class="display" x="106" y="153" font-size="23" fill="#35152f" style="letter-spacing:0">Metformin</text>
<text x="106" y="178" font-size="16" font-weight="520" fill="#785f72">500 mg, with food</text>
<rect x="90" y="124" width="16" height="78" fill="#b9501d" opacity=".08"/>
<rect x="100" y="96" width="9" height="158" rx="4.5" fill="#fff" opacity=".33"/>
<rect x="88" y="22" width="184" height="56" rx="10" fill="url(#cap)"/>
${ridges.map(({ x, opacity }) => `<line x1="${x}" x2="${x}" y1="32" y2="70" stroke="#cdb5aa" stroke-opacity="${opacity}" stroke-width="2"/>`).join("")}
</svg>`;
