import { clearance, end, hangers, howrah, panel, peak, tower } from "../../../app/bridge/howrah.ts";
import { brand } from "./identity.ts";

interface BridgeOptions {
  /** Where the middle of the deck lies, and the size of a unit. */
  x: number;
  y: number;
  scale: number;
  /** Members, and what shows through the lattice of a tower. */
  line?: string;
  sky?: string;
  /** The truss on the far side of the road. */
  far?: string;
  rivet?: string;
  /** Panel points from the middle between which there is truss. */
  from?: number;
  to?: number;
  /** How far the road goes on, from the middle. */
  road?: number;
}

const last = end / panel;

/** The same bridge as on the site, drawn for large pictures: with its far side, gusset plates and a heavier road. */
export function bridge({ x, y, scale, ...options }: BridgeOptions): string {
  const { line = brand.ink, sky = brand.white, rivet = brand.taxi, far, from = -last, to = last } = options;
  const { road = 2000 } = options;
  const span = howrah(from, to);
  const joints = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * panel);
  const plates = joints.map((at) => `M${at - 5} ${-clearance}h10`).join("");
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${line}">
${far ? `<g transform="translate(9 -5)" stroke="${far}"><path d="${span.verticals}${span.diagonals}" stroke-width="1.4"/><path d="${span.chords}" stroke-width="4"/></g>` : ""}
<path d="${hangers(from, to)}" stroke-width="1.3"/>
<path d="${span.diagonals}" stroke-width="1.6"/>
<path d="${span.verticals}" stroke-width="2.2"/>
<path d="${span.chords}" stroke-width="5"/>
<path d="${plates}" stroke-width="9" stroke-linecap="butt"/>
<path d="${span.rivets}" stroke-width="10"/>
<path d="${span.rivets}" stroke="${rivet}" stroke-width="6.2"/>
<path d="${[-1, 1].map(gatehouse).join("")}" fill="${line}" stroke="none"/>
${[-tower, tower].map((at) => towerAt(at, line, sky)).join("")}
<path d="M${-road} -10H${road}" stroke-width="11" stroke-dasharray="1.1 11.9" stroke-linecap="butt"/>
<path d="M${-road} -15H${road}" stroke-width="1.4"/>
<path d="M${-road} 1H${road}" stroke-width="9"/>
<path d="M${-road} 10H${road}" stroke-width="9" stroke-dasharray="1.6 11.4" stroke-linecap="butt"/>
<path d="M${-road} 14H${road}" stroke-width="2"/></g>`;
}

/** Where the truss ends and the approach road begins. */
function gatehouse(side: number): string {
  const at = side * (end - 6);
  return `M${at} 67V-40h${-side * 8}v-8h${side * 48}v8h${-side * 8}V67Z`;
}

function towerAt(x: number, line: string, sky: string): string {
  const crosses = Array.from({ length: 11 }, (_, index) => {
    const y = -24 - index * 25;
    const half = 9 - index * 0.35;
    return `M${-half} ${y}L${half - 0.35} ${y - 20}M${half} ${y}L${0.35 - half} ${y - 20}`;
  }).join("");
  return `<g transform="translate(${x} 0)"><path d="M-17 30L-9 ${-peak - 8}H9L17 30ZM-13 ${-peak - 12}H13V${-peak - 4}H-13ZM-2.5 ${-peak - 26}H2.5V${-peak - 10}H-2.5ZM-34 26H34V36H30L37 67H-37L-30 36H-34Z" fill="${line}" stroke="none"/><path d="${crosses}" stroke="${sky}" stroke-width="1.8"/></g>`;
}
