import { end, panel, peak, tower } from "./howrah.ts";
import type { DeepTruss } from "./truss.ts";

/** Members from thin to thick, then rivets with a dark rim. */
export function TrussSpan({ span, hangers }: { span: DeepTruss; hangers: string }) {
  return (
    <g className="stroke-ink" strokeLinejoin="round" strokeLinecap="round">
      <path d={hangers} strokeWidth="1.4" />
      <path d={span.diagonals} strokeWidth="1.6" />
      <path d={span.verticals} strokeWidth="2.2" />
      <path d={span.chords} strokeWidth="5.5" />
      <path d={span.rivets} strokeWidth="10.5" />
      <path d={span.rivets} strokeWidth="6.5" className="stroke-taxi" />
    </g>
  );
}

const foot = 30;
const lattice = Array.from({ length: 11 }, (_, index) => {
  const y = -24 - index * 25;
  const half = 9 - index * 0.35;
  return `M${-half} ${y}L${half - 0.35} ${y - 20}M${half} ${y}L${0.35 - half} ${y - 20}`;
}).join("");

/** A tower on its pier, with the lattice left open. */
export function Tower({ side }: { side: -1 | 1 }) {
  return (
    <g transform={`translate(${side * tower} 0)`} className="fill-ink">
      <path d={`M-17 ${foot}L-9 ${-peak - 8}H9L17 ${foot}Z`} />
      <path d={`M-13 ${-peak - 12}H13V${-peak - 4}H-13ZM-2.5 ${-peak - 26}H2.5V${-peak - 10}H-2.5Z`} />
      <path d={lattice} className="stroke-white" strokeWidth="1.8" />
      <path d="M-34 26H34V36H30L37 67H-37L-30 36H-34Z" />
    </g>
  );
}

export function Deck({ from, to }: { from: number; to: number }) {
  return (
    <g className="stroke-ink">
      <path d={`M${from} -10H${to}`} strokeWidth="11" strokeDasharray="1.2 11.8" />
      <path d={`M${from} -15H${to}`} strokeWidth="1.6" />
      <path d={`M${from} 1H${to}`} strokeWidth="10" />
      <path d={`M${from} 11H${to}`} strokeWidth="10" strokeDasharray={`2 ${panel - 2}`} />
      <path d={`M${from} 15H${to}`} strokeWidth="2" />
    </g>
  );
}

const arch = 52;

/** The approach roads on both banks stand on arches; a gatehouse receives the end of the truss. */
export function Arcade({ reach }: { reach: number }) {
  const arches = Math.ceil((reach - end) / arch);
  const d = `M0 -40H-8V-48H40V-40H32V0H${arches * arch}V66${"h-8v-26a18 18 0 0 0-36 0v26h-8".repeat(arches)}Z`;
  return (
    <g className="fill-ink">
      <path transform={`translate(${end - 6} 0)`} d={d} />
      <path transform={`translate(${6 - end} 0) scale(-1 1)`} d={d} />
    </g>
  );
}
