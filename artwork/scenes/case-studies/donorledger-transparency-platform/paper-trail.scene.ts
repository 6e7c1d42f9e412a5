import { castShadow } from "#artwork/lib/frames.ts";
import { type Point, smooth } from "#artwork/lib/paths.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { type Book, book, bookDefs } from "./books.ts";
import { reference } from "./grant.ts";
import { colours, display, field, fonts, identityCss, mark, shadow } from "./identity.ts";

const books: readonly Book[] = [
  {
    x: 122,
    y: 334,
    width: 292,
    height: 376,
    turn: -7,
    cloth: "#b52a2c",
    spine: "#8b1b1e",
    kind: "tied",
    name: "Sanctions",
  },
  {
    x: 468,
    y: 322,
    width: 288,
    height: 366,
    turn: 5,
    cloth: "#3f7d6d",
    spine: "#1f4c42",
    kind: "cornered",
    name: "Bank book",
  },
  {
    x: 826,
    y: 344,
    width: 290,
    height: 378,
    turn: -4,
    cloth: "#7c3440",
    spine: "#33202a",
    kind: "marbled",
    name: "Cash book",
  },
  {
    x: 838,
    y: 802,
    width: 296,
    height: 380,
    turn: 7,
    cloth: "#c48a3a",
    spine: "#7a4c15",
    kind: "plain",
    name: "Projects",
  },
  {
    x: 496,
    y: 776,
    width: 290,
    height: 372,
    turn: -6,
    cloth: "#5d6f95",
    spine: "#2d3c60",
    kind: "cornered",
    name: "Vouchers",
  },
  {
    x: 148,
    y: 816,
    width: 294,
    height: 380,
    turn: 4,
    cloth: "#b98d6a",
    spine: "#6d4a2e",
    kind: "plain",
    name: "Audit file",
  },
];

/** The way of one grant through the six books, with its detours. */
const way: readonly Point[] = [
  [-30, 318],
  [120, 312],
  [206, 392],
  [150, 470],
  [64, 430],
  [110, 350],
  [240, 400],
  [318, 530],
  [400, 500],
  [404, 380],
  [500, 330],
  [568, 410],
  [500, 476],
  [428, 420],
  [520, 390],
  [640, 500],
  [700, 540],
  [740, 440],
  [780, 356],
  [890, 350],
  [912, 440],
  [800, 486],
  [770, 420],
  [900, 500],
  [992, 600],
  [996, 740],
  [900, 790],
  [800, 830],
  [830, 930],
  [930, 900],
  [880, 810],
  [730, 880],
  [640, 790],
  [540, 760],
  [430, 800],
  [440, 900],
  [550, 900],
  [540, 810],
  [380, 850],
  [300, 900],
  [230, 800],
  [120, 800],
  [80, 890],
  [170, 940],
  [220, 860],
  [130, 840],
  [60, 1030],
];

interface Tag {
  x: number;
  y: number;
  turn: number;
  number: string;
}
/** The number changes three times on the way. */
const tags: readonly Tag[] = [
  { x: 222, y: 548, turn: -7, number: "LRT/22/88" },
  { x: 612, y: 548, turn: 5, number: "NEFT 4471" },
  { x: 876, y: 616, turn: -6, number: "BR-41" },
  { x: 262, y: 906, turn: 7, number: "UC 0316" },
];

const tag = ({ x, y, turn, number }: Tag) => {
  const width = 52 + number.length * 18;
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 4L22 -24H${width}V32H22z" fill="#060e24" opacity=".5" transform="translate(5 10)" filter="url(#book-near)"/><path d="M-6 0L20 -30H${width}V30H20z" fill="${colours.paper}"/><circle cx="18" cy="0" r="6.500" fill="${field}"/><text x="36" y="11" font-family="Recursive Variable" font-weight="640" font-size="30" style="font-variation-settings:'MONO' 1" letter-spacing="-.6" fill="${colours.red}">${number}</text></g>`;
};

const thread = (d: string) =>
  `<path d="${d}" fill="none" stroke="#060e24" stroke-opacity=".5" stroke-width="11" transform="translate(4 9)" filter="url(#book-near)"/><path d="${d}" fill="none" stroke="#d98a0b" stroke-width="12" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#ffd27a" stroke-width="8" stroke-dasharray="9 6"/>`;

const page = { left: 1052 };
const line = page.left + 104;
const stations = ["Approved", "Paid", "Reported", "Closed"] as const;
const stationY = (k: number) => 350 + k * 176;

const css = `
.page { left: ${page.left}px; top: -20px; width: 600px; height: 1040px; background: linear-gradient(90deg, transparent 30px, #e2a59a 30px 33px, transparent 33px 38px, #e2a59a 38px 41px, transparent 41px), repeating-linear-gradient(transparent 0 42px, #d9e1ef 42px 44px) ${colours.paper}; box-shadow: 0 0 0 1px rgb(6 14 36 / .5), 0 8px 16px rgb(6 14 36 / .4) }
.head { font: 740 62px/1 ${display}; letter-spacing: -.035em; white-space: nowrap }
.station { font: 700 58px/1 ${display}; letter-spacing: -.035em }
`;

const straight = `<svg class="at" width="1600" height="1000" style="inset:0">${thread(`M${line} -20V1020`)}${stations
  .map((_, k) => {
    const y = stationY(k);
    return `<circle cx="${line + 4}" cy="${y + 9}" r="36" fill="#060e24" opacity=".4" filter="url(#book-near)"/><circle cx="${line}" cy="${y}" r="38" fill="${colours.sea}"/><path d="M${line - 15} ${y + 1}l11 12 20 -25" fill="none" stroke="#fff" stroke-width="7.500" stroke-linecap="round" stroke-linejoin="round"/>`;
  })
  .join("")}</svg>`;

/** One thread twice: through six account books, and straight down one page. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    `<svg class="at" width="1600" height="1000" style="inset:0">${bookDefs}${books.map(book).join("")}${thread(smooth(way))}${tags.map(tag).join("")}</svg>`,
    castShadow({
      left: page.left + 16,
      top: 0,
      width: 560,
      height: 1000,
      colour: shadow,
      opacity: 0.8,
      blur: 30,
      radius: 0,
    }),
    `<div class="at page"></div>`,
    straight,
    `<div class="at head" style="left:46px;top:34px;color:#fff">Six books, four numbers</div>`,
    `<div class="at" style="left:${line + 74}px;top:46px"><p style="font-size:34px;color:${colours.muted}">One number</p><p class="mono" style="margin-top:10px;font-size:70px;font-weight:760;line-height:1">${reference}</p></div>`,
    `<div class="at" style="right:40px;bottom:36px">${mark(64)}</div>`,
    ...stations.map(
      (name, k) =>
        `<div class="at station" style="left:${line + 74}px;top:${stationY(k) - 32}px">${name}</div>`,
    ),
  ].join("\n"),
});
