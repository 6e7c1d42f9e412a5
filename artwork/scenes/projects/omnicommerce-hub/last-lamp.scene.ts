import { defineScene } from "#artwork/lib/scene.ts";
import { type Channel, channels, colours, field, fonts, identityCss } from "./identity.ts";
import { lamp } from "./lamp.ts";
import { metalFilter } from "./turned.ts";

const night = "#0b1547";
const split = 800;

interface Tag {
  x: number;
  y: number;
  turn: number;
  channel: Channel;
  head: string;
  figure: string;
  note: string;
  /** Where its string is tied, on the lamp. */
  knot: readonly [number, number];
  look?: "sold out" | "held";
}

const size = { width: 400, height: 216 };

/** Each channel trusts its own number, and three buyers pay. */
const before: readonly Tag[] = [
  {
    x: 96,
    y: 168,
    turn: -5,
    channel: "Shop",
    head: "Station Road",
    figure: "1 in stock",
    note: "Buyer 1 at 10:06:12",
    knot: [784, 262],
  },
  {
    x: 40,
    y: 446,
    turn: 3,
    channel: "Haatline",
    head: "Haatline",
    figure: "1 in stock",
    note: "Buyer 2 at 10:06:31",
    knot: [744, 516],
  },
  {
    x: 124,
    y: 722,
    turn: -3,
    channel: "Kartwheel",
    head: "Kartwheel",
    figure: "1 in stock",
    note: "Buyer 3 at 10:06:40",
    knot: [738, 664],
  },
];

const after: readonly Tag[] = [
  {
    x: 1096,
    y: 168,
    turn: 4,
    channel: "Shop",
    head: "Station Road",
    figure: "Held",
    note: "Buyer 1 at 11:34:12",
    knot: [816, 262],
    look: "held",
  },
  {
    x: 1164,
    y: 446,
    turn: -3,
    channel: "Haatline",
    head: "Haatline",
    figure: "Sold out",
    note: "at 11:34:52",
    knot: [0, 0],
    look: "sold out",
  },
  {
    x: 1080,
    y: 722,
    turn: 3,
    channel: "Kartwheel",
    head: "Kartwheel",
    figure: "Sold out",
    note: "buffer of 2",
    knot: [0, 0],
    look: "sold out",
  },
];

function tag({ x, y, turn, channel, head, figure, note, knot, look }: Tag): string {
  const { width, height } = size;
  const leftSide = x < split;
  const hole: readonly [number, number] = [leftSide ? width - 34 : 34, height / 2];
  const outline = leftSide
    ? `M20 0H${width - 54}L${width} 50V${height - 50}L${width - 54} ${height}H20Q0 ${height} 0 ${height - 20}V20Q0 0 20 0Z`
    : `M${width - 20} 0H54L0 50V${height - 50}L54 ${height}H${width - 20}Q${width} ${height} ${width} ${height - 20}V20Q${width} 0 ${width - 20} 0Z`;
  const faded = look === "sold out";
  const paper = look === "held" ? colours.brass : faded ? "#c9d3f8" : "#fff";
  const ink = faded ? "#3d4a86" : colours.ink;
  const headInk = look ? ink : channels[channel].colour;
  const textX = leftSide ? 34 : 84;
  const angle = (turn * Math.PI) / 180;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [dx, dy] = [hole[0] - width / 2, hole[1] - height / 2];
  const [hx, hy] = [
    cx + dx * Math.cos(angle) - dy * Math.sin(angle),
    cy + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
  const middle = [(hx + knot[0]) / 2, Math.max(hy, knot[1]) + 34];
  const thread =
    look === "sold out"
      ? `<path d="M${hx} ${hy}q-52 8 -60 62" fill="none" stroke="#e9edff" stroke-width="5" stroke-linecap="round"/>`
      : `<path d="M${hx} ${hy}Q${middle[0]} ${middle[1]} ${knot[0]} ${knot[1]}" fill="none" stroke="${look ? "#ffe6b0" : "#e9edff"}" stroke-width="5" stroke-linecap="round"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})" style="filter:drop-shadow(0 16px 14px rgb(4 8 40 / .5))"><path d="${outline}" fill="${paper}"/><circle cx="${hole[0]}" cy="${hole[1]}" r="13" fill="${leftSide ? night : field}"/>
<g transform="translate(${textX} 30)" fill="${headInk}"><svg width="28" height="28" viewBox="0 0 16 16">${channels[channel].sign}</svg></g><text x="${textX + 40}" y="55" font-size="30" style="font-weight:620" fill="${headInk}">${head}</text>
<text x="${textX - 3}" y="132" class="display" font-size="66" fill="${ink}">${figure}</text><text x="${textX}" y="182" font-size="29" style="font-weight:520" fill="${look === "held" ? "#5b3800" : faded ? ink : colours.muted}">${note}</text></g>${thread}`;
}

/** One lamp on the line between two grounds: three tags are tied to it on the left, one on the right. */
export const scene = defineScene({
  field,
  fonts,
  css: `${identityCss}
.half { position: absolute; top: 52px; font-size: 44px; color: #fff }`,
  html: [
    metalFilter,
    `<div style="position:absolute;inset:0 auto 0 0;width:${split}px;background:${night}"></div>`,
    `<svg width="1600" height="1000" style="position:absolute;inset:0">${lamp(split, 40, 2.5, "last")}${before.map(tag).join("")}${after.map(tag).join("")}</svg>`,
    `<div class="half display" style="left:64px">October 2023, sold three times</div><div class="half display" style="right:64px">May 2024, sold once</div>`,
  ].join("\n"),
});
