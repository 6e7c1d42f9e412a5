import { colours, stops } from "./identity.ts";

const sets = {
  L: [
    "0001101",
    "0011001",
    "0010011",
    "0111101",
    "0100011",
    "0110001",
    "0101111",
    "0111011",
    "0110111",
    "0001011",
  ],
  G: [
    "0100111",
    "0110011",
    "0011011",
    "0100001",
    "0011101",
    "0111001",
    "0000101",
    "0010001",
    "0001001",
    "0010111",
  ],
  R: [
    "1110010",
    "1100110",
    "1101100",
    "1000010",
    "1011100",
    "1001110",
    "1010000",
    "1000100",
    "1001000",
    "1110100",
  ],
} as const;
const parities = [
  "LLLLLL",
  "LLGLGG",
  "LLGGLG",
  "LLGGGL",
  "LGLLGG",
  "LGGLLG",
  "LGGGLL",
  "LGLGLG",
  "LGLGGL",
  "LGGLGL",
];

/** Twelve digits and their check digit. */
function ean(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return twelve + String((10 - (sum % 10)) % 10);
}

/** The bars of an EAN-13 code, 95 modules wide. */
export function barcode(code: string, width: number, height: number, colour: string): string {
  const digits = [...code].map(Number);
  const parity = parities[digits[0] ?? 0] ?? "";
  const left = digits.slice(1, 7).map((digit, index) => sets[parity[index] === "G" ? "G" : "L"][digit]);
  const right = digits.slice(7).map((digit) => sets.R[digit]);
  const modules = `101${left.join("")}01010${right.join("")}101`;
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: run, index }) => `<rect x="${index}" width="${run.length}" height="10"/>`,
  );
  return `<svg width="${width}" height="${height}" viewBox="0 0 95 10" preserveAspectRatio="none" fill="${colour}" shape-rendering="crispEdges" style="display:block">${bars.join("")}</svg>`;
}

export const caseCode = ean("890260412031");

/** Gradients of bottle and carton; once per picture. */
export const goodsDefs = `<svg width="0" height="0" style="position:absolute"><defs>
<linearGradient id="oil">${stops(["0 #b97a00", ".1 #f0b31d", ".24 #ffd65c", ".5 #f6bb22", ".82 #e29c08", ".95 #b67600", "1 #d89a1a"])}</linearGradient>
<linearGradient id="oil-cap">${stops(["0 #0a3626", ".2 #2f8f62", ".5 #17603f", ".9 #0b3a28", "1 #1b6b48"])}</linearGradient>
<linearGradient id="oil-label">${stops(["0 #dcd3b8", ".14 #fffdf2", ".75 #fdf8e6", "1 #cfc39d"])}</linearGradient>
<linearGradient id="card" x2="0" y2="1">${stops(["0 #dcae74", "1 #c7935a"])}</linearGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>
</defs></svg>`;

const labelText = `<text class="display" x="100" y="424" text-anchor="middle" font-size="38" fill="${colours.forest}">Raiphul</text>
<text x="100" y="451" text-anchor="middle" font-size="18" font-weight="560" fill="${colours.mustardDeep}">Mustard oil</text>
<text x="100" y="499" text-anchor="middle" font-size="20" font-weight="640" fill="#f3fbee">1 litre</text>`;

/** A litre of mustard oil, three times as high as wide. A small one has no print on its label. */
export function bottle(height: number): string {
  const body =
    "M74 66V104C74 128 16 150 16 206V560C16 584 28 596 50 596H150C172 596 184 584 184 560V206C184 150 126 128 126 104V66Z";
  return `<svg width="${height / 3}" height="${height}" viewBox="0 0 200 600" style="display:block;overflow:visible">
<ellipse cx="100" cy="596" rx="92" ry="12" fill="#0c3a24" opacity=".4" filter="url(#soft)"/>
<path d="${body}" fill="url(#oil)"/>
<path d="M76 106C72 132 20 152 18 208M124 106C128 132 180 152 182 208" fill="none" stroke="#fff2bd" stroke-width="3" opacity=".55"/>
<path d="M20 226H180M20 238H180" stroke="#a96c00" stroke-width="2.500" opacity=".3"/>
<path d="M20 540H180M20 553H180" stroke="#a96c00" stroke-width="2.500" opacity=".35"/>
<rect x="34" y="176" width="13" height="396" rx="6.500" fill="#fff" opacity=".36"/>
<rect x="16" y="262" width="168" height="252" fill="url(#oil-label)"/>
<rect x="16" y="262" width="168" height="16" fill="${colours.forest}"/><rect x="16" y="470" width="168" height="44" fill="${colours.forest}"/>
${flower(100, 336, 1)}${flower(66, 360, 0.6)}${flower(137, 362, 0.66)}
${height < 300 ? "" : labelText}
<rect x="66" y="60" width="68" height="16" rx="5" fill="#c98d0a"/>
<rect x="60" y="4" width="80" height="60" rx="10" fill="url(#oil-cap)"/>
<path d="${Array.from({ length: 11 }, (_, i) => `M${69 + i * 6.2} 16V58`).join("")}" stroke="#06281b" stroke-width="2" opacity=".45"/>
</svg>`;
}

function flower(x: number, y: number, scale: number): string {
  const petals = [0, 90, 180, 270].map(
    (turn) =>
      `<ellipse cy="-19" rx="13" ry="18" fill="#ffcb36" stroke="#e09e00" stroke-width="1.500" transform="rotate(${turn + 45})"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})">${petals.join("")}<circle r="8" fill="#7b9a1c"/></g>`;
}

/** The front of a cardboard case with tape and a printed label. */
export function carton(width: number, height: number, label: string): string {
  return `<div style="position:relative;width:${width}px;height:${height}px">
<svg width="${width}" height="${height}" style="position:absolute;inset:0;overflow:visible">
<rect width="${width}" height="${height}" rx="5" fill="url(#card)"/>
<path d="M0 ${height * 0.055}H${width}" stroke="#a8733c" stroke-width="2" opacity=".5"/>
<rect x="${width * 0.44}" y="-2" width="${width * 0.12}" height="${height * 0.2}" fill="#efd9ae" opacity=".85"/>
<path d="${Array.from({ length: Math.floor(width / 13) }, (_, i) => `M${6 + i * 13} 6V${height - 6}`).join("")}" stroke="#a8733c" stroke-width="1" opacity=".1"/>
<rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="5" fill="none" stroke="#96642f" stroke-width="1.500" opacity=".6"/>
<path d="M5 1.500H${width - 5}" stroke="#f4d5a4" stroke-width="2" opacity=".7"/>
</svg>${label}</div>`;
}
