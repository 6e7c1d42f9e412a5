import { clockOf } from "./fleet.ts";
import { colours } from "./identity.ts";

/** Minutes since midnight. */
const at = (hours: number, minutes: number) => hours * 60 + minutes;
export const gateTime = at(6, 52);

interface Slot {
  slot: number;
  code: string;
  note: string;
  bay: number;
  /** When the model expects it; a lorry at the gate has none. */
  range?: readonly [from: number, to: number];
  kind?: "moved" | "silent";
  was?: number;
}

const slots: readonly Slot[] = [
  { slot: at(6, 55), code: "DF-045", note: "On the scales", bay: 2 },
  { slot: at(7, 0), code: "DF-193", note: "Rice, 14 t", bay: 3, range: [at(6, 55), at(7, 5)] },
  {
    slot: at(7, 20),
    code: "DF-091",
    note: "No signal for 24 minutes",
    bay: 1,
    range: [at(7, 5), at(7, 45)],
    kind: "silent",
  },
  { slot: at(7, 30), code: "DF-266", note: "Tea, 9 t", bay: 4, range: [at(7, 15), at(7, 40)] },
  {
    slot: at(7, 40),
    code: "DF-218",
    note: "Rice, 18 t",
    bay: 3,
    range: [at(7, 15), at(7, 55)],
    kind: "moved",
    was: at(7, 0),
  },
  { slot: at(7, 50), code: "DF-012", note: "Sent on from bay 5", bay: 6, range: [at(7, 30), at(8, 0)] },
];

const axis = { from: at(6, 50), width: 410, perMinute: 4.5 };
const x = (minutes: number) => (minutes - axis.from) * axis.perMinute;

/** The expected range as a bar, the slot as a line, and the slot it was moved from as a broken one. */
function rangeBar({ slot, range, kind, was }: Slot): string {
  const moved = kind === "moved";
  const bar = range
    ? `<rect x="${x(range[0])}" y="32" width="${x(range[1]) - x(range[0])}" height="30" rx="15" ${kind === "silent" ? 'fill="none" stroke="#b0401d" stroke-width="3" stroke-dasharray="8 6"' : `fill="${moved ? colours.ink : "#8fb0b3"}"`}/>`
    : `<circle cx="${x(gateTime)}" cy="47" r="8.500" fill="${colours.ink}"/>`;
  const times = range
    ? `<text class="mono" x="${x(range[1]) + 12}" y="54" font-size="18" fill="${moved ? colours.ink : colours.inkMuted}">${clockOf(range[0])} to ${clockOf(range[1])}</text>`
    : `<text x="${x(slot) + 18}" y="53" font-size="19" font-weight="600" fill="${colours.ink}">through the gate</text>`;
  const old = was
    ? `<path d="M${x(was)} 20v54" stroke="#5b3a00" stroke-width="4" stroke-dasharray="7 6"/><path d="M${x(was) + 8} 20q${(x(slot) - x(was)) / 2} -22 ${x(slot) - x(was) - 14} -2" fill="none" stroke="#5b3a00" stroke-width="3"/>`
    : "";
  return `<svg width="${axis.width}" height="94" style="display:block;overflow:visible">${bar}${old}<path d="M${x(slot)} 20v54" stroke="${moved ? "#fff" : colours.ink}" stroke-width="5"/>${times}</svg>`;
}

export const slotRows = slots
  .map((slot) => {
    const { code, note, bay, kind, was } = slot;
    return `<div class="slot ${kind ?? ""}"><time class="mono">${was ? `<s>${clockOf(was)}</s>` : ""}${clockOf(slot.slot)}</time><div><span class="display code"><i></i>${code}</span><p>${note}</p></div>${rangeBar(slot)}<span class="bay">Bay<b class="display">${bay}</b></span></div>`;
  })
  .join("");

const bays = [
  { label: "DF-117", state: "unloading", box: "#f4f8f6" },
  { label: "DF-045", state: "is next" },
  { label: "DF-218", state: "at 07:40" },
  { label: "DF-230", state: "unloading", box: "#d9a648" },
  { label: "Closed", state: "for water" },
  { label: "DF-308", state: "unloading", box: "#8fb3b0" },
] as const;

/** A dock door 120 wide: open and dark, a lorry's rear doors in it, or its shutter down in the water. */
function door(bay: (typeof bays)[number], k: number): string {
  const closed = bay.label === "Closed";
  const lorry =
    "box" in bay
      ? `<rect x="20" y="22" width="80" height="64" rx="3" fill="${bay.box}"/><path d="M60 22v64M52 50v12M68 50v12" stroke="#08252d" stroke-opacity=".45" stroke-width="3"/><path d="M24 92h18M78 92h18" stroke="#02090b" stroke-width="12"/>`
      : "";
  const shutter = closed
    ? `<path d="${[14, 26, 38, 50, 62].map((y) => `M8 ${y}H112`).join("")}" stroke="#7f989b" stroke-width="6"/><path d="M-6 78q10 -9 20 0t20 0 20 0 20 0 20 0 20 0 12 0V104H-6z" fill="#4d9bb0"/>`
    : "";
  const wanted = bay.label === "DF-218";
  return `<g transform="translate(${k * 168} 0)"><rect width="120" height="98" rx="6" fill="${closed ? "#a8bcbb" : colours.ink}"/>${lorry}${shutter}${wanted ? `<rect x="-3" y="-3" width="126" height="104" rx="8" fill="none" stroke="${colours.late}" stroke-width="7"/>` : ""}${lorry || closed ? "" : `<text class="display" x="60" y="68" text-anchor="middle" font-size="54" font-weight="720" fill="${wanted ? colours.late : "#eaf4f3"}">${k + 1}</text>`}${lorry || closed ? `<rect x="0" y="0" width="34" height="34" rx="6" fill="${colours.paper}"/><text class="display" x="17" y="26" text-anchor="middle" font-size="26" font-weight="720" fill="${closed ? "#b0401d" : colours.ink}">${k + 1}</text>` : ""}<text class="display" x="0" y="128" font-size="21" font-weight="660" fill="${closed ? "#b0401d" : colours.ink}">${bay.label}</text><text x="0" y="150" font-size="17" fill="${colours.inkMuted}">${bay.state}</text></g>`;
}

export const docks = `<svg width="960" height="158" style="display:block;overflow:visible">${bays.map(door).join("")}</svg>`;
