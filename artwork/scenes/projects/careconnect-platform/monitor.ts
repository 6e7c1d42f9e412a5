import { todaysReading } from "./visit.ts";

/** What a home blood-pressure monitor, 380 × 470, is painted with. */
export const monitorDefs = `<linearGradient id="bp-body" x1="0" y1="0" x2=".5" y2="1"><stop stop-color="#ffffff"/><stop offset=".62" stop-color="#e9f0f2"/><stop offset=".93" stop-color="#c3d2d8"/><stop offset="1" stop-color="#dfe9ec"/></linearGradient>
<linearGradient id="bp-glass" x1="0" y1="0" x2=".35" y2="1"><stop stop-color="#dbe4d3"/><stop offset="1" stop-color="#b9c7b4"/></linearGradient>
<linearGradient id="bp-button" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2b86a6"/><stop offset=".85" stop-color="#0f5a73"/><stop offset="1" stop-color="#2f7d98"/></linearGradient>
<linearGradient id="bp-cuff" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#3c5a7c"/><stop offset=".45" stop-color="#253e5c"/><stop offset=".9" stop-color="#15273d"/><stop offset="1" stop-color="#2c4666"/></linearGradient>
<filter id="bp-soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="16"/></filter>
<filter id="bp-tight" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>`;

/** With `lit` the last reading is on its display; without, the display is asleep. */
export function monitor({ lit }: { lit: boolean }): string {
  const { systolic, diastolic, pulse } = todaysReading;
  return `<rect x="6" y="12" width="368" height="458" rx="64" fill="#9db0b8"/>
<rect width="380" height="462" rx="66" fill="url(#bp-body)"/>
<rect x="3" y="3" width="374" height="456" rx="63" fill="none" stroke="#fff" stroke-width="3" opacity=".9"/>
<rect x="30" y="30" width="320" height="322" rx="40" fill="#173645"/>
<rect x="44" y="44" width="292" height="294" rx="28" fill="url(#bp-glass)"/>
<g font-size="17" font-weight="680" fill="#2b3b33"><text x="62" y="84">SYS</text><text x="62" y="184">DIA</text><text x="62" y="288">Pulse</text></g>
<g font-size="14" font-weight="560" fill="#46574d"><text x="62" y="104">mmHg</text><text x="62" y="204">mmHg</text><text x="62" y="307">/min</text></g>
<path d="M62 152H318M62 252H318" stroke="#8fa08f" stroke-width="1.5"/>
${number(systolic, 318, 62, 78, lit)}${number(diastolic, 318, 163, 78, lit)}${number(pulse, 318, 266, 56, lit)}
<path d="M52 300V72q0-20 20-20h120z" fill="#fff" opacity=".14"/>
<rect x="98" y="376" width="184" height="60" rx="30" fill="url(#bp-button)"/><rect x="104" y="380" width="172" height="22" rx="11" fill="#fff" opacity=".16"/>
<text x="190" y="413" text-anchor="middle" font-size="20" font-weight="700" fill="#fff">Start</text>
<circle cx="58" cy="406" r="19" fill="#d5e1e5" stroke="#b4c5cc" stroke-width="2"/><text x="58" y="412" text-anchor="middle" font-size="17" font-weight="700" fill="#3b5866">M</text>
<circle cx="322" cy="406" r="5" fill="${lit ? "#39b184" : "#a9bbc2"}"/>`;
}

/** The segments that are on: top, upper left, upper right, middle, lower left, lower right, foot. */
const segments = [
  "1110111",
  "0010010",
  "1011101",
  "1011011",
  "0111010",
  "1101011",
  "1101111",
  "1010010",
  "1111111",
  "1111011",
];

/** A number in seven-segment digits that ends at `right`; the segments that are off stay faintly visible. */
function number(value: number, right: number, top: number, height: number, lit: boolean): string {
  const width = height * 0.58;
  const pitch = width + height * 0.2;
  const digits = String(value).padStart(3).split("");
  const drawn = digits.map((digit, k) => {
    const x = right - (digits.length - k) * pitch + height * 0.2;
    const on = lit && digit !== " " ? (segments[Number(digit)] ?? "") : "";
    return `<g transform="translate(${x.toFixed(1)} ${top})">${digitSegments(width, height, on)}</g>`;
  });
  return `<g transform="translate(${top * 0.09 + height * 0.06} 0) skewX(-5)">${drawn.join("")}</g>`;
}

function digitSegments(width: number, height: number, on: string): string {
  const t = height * 0.135;
  const gap = height * 0.018;
  const half = height / 2;
  const across = (y: number) => bar(t / 2 + gap, y, width - t / 2 - gap, y, t);
  const down = (x: number, from: number) =>
    bar(x, from + t / 2 + gap, x, from + half - t / 2 + t / 2 - gap, t);
  const shapes = [
    across(t / 2),
    down(t / 2, 0),
    down(width - t / 2, 0),
    across(half),
    down(t / 2, half - t / 4),
    down(width - t / 2, half - t / 4),
    across(height - t / 2),
  ];
  return shapes
    .map((d, k) => `<path d="${d}" fill="#16231c" opacity="${on[k] === "1" ? 0.94 : 0.06}"/>`)
    .join("");
}

/** A bar with pointed ends. */
function bar(x1: number, y1: number, x2: number, y2: number, thickness: number): string {
  const r = thickness / 2;
  const f = (value: number) => value.toFixed(1);
  return y1 === y2
    ? `M${f(x1)} ${f(y1)}l${f(r)} ${f(-r)}H${f(x2 - r)}l${f(r)} ${f(r)}l${f(-r)} ${f(r)}H${f(x1 + r)}z`
    : `M${f(x1)} ${f(y1)}l${f(r)} ${f(r)}V${f(y2 - r)}l${f(-r)} ${f(r)}l${f(-r)} ${f(-r)}V${f(y1 + r)}z`;
}

/** The arm cuff, rolled up, 300 × 170. */
export const cuff = `<rect x="0" y="8" width="300" height="160" rx="34" fill="url(#bp-cuff)"/>
<ellipse cx="262" cy="88" rx="40" ry="80" fill="#0f2034"/><ellipse cx="262" cy="88" rx="31" ry="66" fill="#2d486a"/><ellipse cx="263" cy="88" rx="22" ry="51" fill="#0b192a"/>
<path d="M26 42H216M26 134H214" stroke="#5e7c9f" stroke-width="2.5" stroke-dasharray="8 6"/>
<rect x="40" y="64" width="112" height="46" rx="8" fill="#e9f0f2"/><text x="96" y="93" text-anchor="middle" font-size="18" font-weight="680" fill="#253e5c">22–32 cm</text>`;
