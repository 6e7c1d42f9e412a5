import { end, howrah, panel, peak, tower } from "../../../app/bridge/howrah.ts";
import { headerScene } from "./header.ts";
import { brand, displayFont } from "./identity.ts";

const place = { x: 1600, deck: 336, scale: 0.72 };
const hung = 5 * panel;
const drawn = howrah(-end / panel, end / panel);
const faint = "#3a444e";
const clear = "#7c8691";

/** The lengths of the real bridge in metres, under the parts that they belong to. */
const lengths = [
  { from: -end, to: -tower, metres: 99 },
  { from: -tower, to: -hung, metres: 143 },
  { from: -hung, to: hung, metres: 172 },
  { from: hung, to: tower, metres: 143 },
  { from: tower, to: end, metres: 99 },
];

function dimension({ from, to, metres }: (typeof lengths)[number]): string {
  const left = place.x + from * place.scale;
  const right = place.x + to * place.scale;
  const middle = (left + right) / 2;
  const y = place.deck + 36;
  return `<path d="M${left} ${y - 14}V${y + 10}M${right} ${y - 14}V${y + 10}M${left} ${y}H${middle - 26}M${middle + 26} ${y}H${right}"/><text x="${middle}" y="${y + 6}" text-anchor="middle" fill="${clear}" stroke="none">${metres}</text>`;
}

/** The bridge as it is drawn before it stands. */
export const scene = headerScene(
  `<g transform="translate(${place.x} ${place.deck}) scale(${place.scale})" stroke="${faint}"><path d="${drawn.diagonals}${drawn.verticals}" stroke-width="1.6"/><path d="${drawn.chords}" stroke="${clear}" stroke-width="3"/><path d="M-600 0H700" stroke="${clear}" stroke-width="3"/><path d="${drawn.rivets}" stroke="${brand.taxi}" stroke-width="8"/><path d="M${-tower} 30V${-peak - 34}M${tower} 30V${-peak - 34}M0 30V-130" stroke-dasharray="16 5 3 5" stroke-width="1.6"/></g><g stroke="${clear}" stroke-width="1.5">${lengths.map(dimension).join("")}</g>`,
  { fonts: [displayFont], css: `text { font: 500 20px "Anek Latin Variable"; font-stretch: 88% }` },
);
