import { brand } from "./identity.ts";

const shade = "#c98f0c";

/** The other bank: the station with its two clock towers, mills, chimneys. */
export function skyline(y: number): string {
  const roofs =
    "M0 0V-20H60V-34H96V-20H150V-46H166V-20H230V-30H300V-58H316V-72H336V-58H352V-34H470V-58H486V-72H506V-58H522V-24H600V-36H640V-18H720V-96H732V-18H800V-30H860V-110H872V-30H930V-20H1010V-40H1070V-24H1150V-34Q1180-74 1210-34V-20H1290V-44H1340V-22H1430V-36H1500V-20H1600V20H0Z";
  return `<path transform="translate(0 ${y})" d="${roofs}" fill="${shade}"/>`;
}

/** Paper kites over the roofs, on their lines. */
export function kites(): string {
  const kite = (x: number, y: number, turn: number, size: number, colour: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" stroke="${brand.ink}" stroke-width="3"><path d="M0-40 34 0 0 44-34 0Z" fill="${colour}"/><path d="M0-40V44M-34 0Q0-22 34 0" stroke-width="2"/><path d="M0 44 8 58H-8Z" fill="${colour}"/></g>`;
  return `<g stroke="${brand.ink}" stroke-width="1.4"><path d="M930 150Q1160 360 1430 420M1060 70Q1280 270 1580 362M700 110Q420 420 150 610"/></g>${kite(930, 150, 24, 0.9, brand.white)}${kite(1060, 70, -14, 0.72, brand.sindoor)}${kite(700, 110, -24, 0.62, brand.hooghly)}`;
}

/** Steps down to the water, a pavilion, and the big umbrellas of the bank. */
export function ghat(): string {
  const steps = Array.from({ length: 9 }, (_, index) => {
    const y = 700 + index * 18;
    return `<path d="M0 ${y}H${300 + index * 34}V${y + 18}H0Z" fill="${index % 2 ? brand.white : brand.fog}" stroke-width="2.4"/>`;
  }).join("");
  const columns = [22, 84, 146, 208].map((x) => `M${x} 700V604h14v96z`).join("");
  const umbrella = (x: number, y: number, colour: string) =>
    `<path d="M${x} ${y}V${y - 54}" stroke-width="4"/><path d="M${x - 52} ${y - 46}Q${x} ${y - 100} ${x + 52} ${y - 46}Z" fill="${colour}"/><path d="M${x - 18} ${y - 46}Q${x - 12} ${y - 66} ${x} ${y - 73}Q${x + 12} ${y - 66} ${x + 18} ${y - 46}" stroke-width="2"/>`;
  return `<g stroke="${brand.ink}" stroke-width="3">${steps}<path d="M8 604H236V700H8Z" fill="${brand.hooghlyDeep}"/><path d="${columns}" fill="${brand.white}" stroke-width="2.4"/><path d="M-10 582H256V604H-10Z" fill="${brand.white}"/><path d="M10 556H230L242 582H-2Z" fill="${brand.white}"/><path d="M40 556Q122 470 204 556Z" fill="${brand.white}"/><path d="M82 556Q96 506 122 494 148 506 162 556M122 494V470" stroke-width="2.4"/>${umbrella(330, 776, brand.sindoor)}${umbrella(450, 830, brand.white)}</g>`;
}

/** Old houses with shutters and iron balconies, cut by the right edge. */
export function houses(): string {
  return `<g stroke="${brand.ink}" stroke-width="3">${house({ x: 1392, top: 452, width: 150, floors: 3, wall: brand.white, shutter: brand.hooghly })}${house({ x: 1530, top: 372, width: 150, floors: 4, wall: brand.hooghlyTint, shutter: brand.ink })}${tank(1440, 452)}${house({ x: 1300, top: 600, width: 116, floors: 2, wall: brand.fog, shutter: brand.sindoor })}</g>`;
}

interface House {
  x: number;
  top: number;
  width: number;
  floors: number;
  wall: string;
  shutter: string;
}

function house({ x, top, width, floors, wall, shutter }: House): string {
  const height = 104;
  const bays = Math.floor(width / 56);
  const parts = [
    `<path d="M${x} 900V${top}H${x + width}V900Z" fill="${wall}"/>`,
    `<path d="M${x - 8} ${top - 14}H${x + width + 8}V${top}H${x - 8}Z" fill="${wall}"/>`,
  ];
  for (let floor = 0; floor < floors; floor++) {
    const y = top + 26 + floor * height;
    for (let bay = 0; bay < bays; bay++) parts.push(window(x + 14 + bay * ((width - 20) / bays), y, shutter));
    parts.push(balcony(x, y + 58, width));
  }
  const doors = Array.from({ length: bays }, (_, bay) => x + 16 + bay * ((width - 20) / bays));
  parts.push(...doors.map((at) => `<path d="M${at} 862V804a18 16 0 0 1 36 0v58z" fill="${brand.ink}"/>`));
  return parts.join("");
}

/** An arch with a fan light over a pair of louvred shutters. */
function window(x: number, y: number, shutter: string): string {
  const louvres = [26, 34, 42, 50].map((at) => `M${x + 3} ${y + at}h14m6 0h14`).join("");
  return `<path d="M${x} ${y + 64}V${y + 18}a20 18 0 0 1 40 0v46z" fill="${shutter}" stroke-width="2.4"/><path d="${louvres}M${x + 20} ${y + 20}v44M${x} ${y + 20}h40" stroke="${brand.white}" stroke-width="1.6"/>`;
}

function balcony(x: number, y: number, width: number): string {
  return `<path d="M${x - 6} ${y + 26}H${x + width + 6}" stroke-width="6"/><path d="M${x} ${y}H${x + width}" stroke-width="2.4"/><path d="M${x} ${y + 12}H${x + width}" stroke-width="24" stroke-dasharray="2 8" stroke-linecap="butt"/>`;
}

function tank(x: number, roof: number): string {
  return `<path d="M${x + 8} ${roof - 14}V${roof - 34}M${x + 44} ${roof - 14}V${roof - 34}" stroke-width="4"/><path d="M${x} ${roof - 34}V${roof - 74}H${x + 52}V${roof - 34}Z" fill="${brand.ink}"/>`;
}

/** The road along the river with its rails, wire and masts. */
export function street(): string {
  const masts = [120, 1180].map(
    (x) => `<path d="M${x} 880V706" stroke-width="8"/><path d="M${x} 720H${x + 60}" stroke-width="4"/>`,
  );
  return `<path d="M0 862H1600V886H0Z" fill="${brand.white}"/><g stroke="${brand.ink}"><path d="M0 862H1600" stroke-width="4"/><path d="M0 872H1600" stroke-width="20" stroke-dasharray="3 60" stroke-linecap="butt"/>${masts.join("")}<path d="M0 722H1600" stroke-width="2"/></g><path d="M0 884H1600V1000H0Z" fill="${brand.graphite}"/><path d="M0 966H1600M0 984H1600" stroke="${brand.line}" stroke-width="3"/>`;
}
