import { castShadow, framesCss, phone } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { type Row, table } from "./division.ts";
import { signBox } from "./events.ts";
import { colours, field, fonts, identityCss, shirt } from "./identity.ts";
import { events, type MatchEvent, score, teams } from "./match.ts";

const touchline = 296;
const list = { left: 466, width: 552, top: 132, step: 121 };
const trunk = 1092;
const outputs = [146, 560, 850] as const;
const resultLeft = 1186;

const css = `
.pitch { position: absolute; left: ${touchline}px; top: 0 }
.label { position: absolute; font-size: 40px; font-weight: 800; font-stretch: 92%; letter-spacing: -.015em; line-height: 1.04 }
.list { position: absolute; left: ${list.left}px; top: -40px; width: ${list.width}px; height: 1090px; background: ${colours.screen}; box-shadow: 0 0 0 1px rgb(4 40 24 / .5), 0 4px 8px rgb(4 40 24 / .4), 0 26px 44px -6px rgb(2 34 20 / .6) }
.list h2 { position: absolute; left: 36px; top: 74px; font-size: 46px; font-weight: 820; font-stretch: 96%; letter-spacing: -.015em }
.entry { position: absolute; left: 0; width: 100%; height: ${list.step}px; display: grid; grid-template-columns: 92px 58px 1fr auto; align-items: center; padding: 0 34px 0 36px; border-top: 2px solid ${colours.rule}; font-size: 32px; font-weight: 600 }
.entry > .display { font-size: 44px; font-weight: 820; font-stretch: 72% }
.entry.struck { background: #fbeedd; color: #9a8a68 }
.entry.struck s { text-decoration: line-through 4px ${colours.rovers} }
.entry.correction { background: #fbeedd; border-top: 0; color: ${colours.rovers} }
.result { position: absolute; color: ${colours.chalk} }
.scorer { display: flex; align-items: center; gap: 16px; height: 60px; font-size: 34px; font-weight: 580; color: ${colours.chalk} }
.board { position: absolute; left: 1180px; top: 462px; width: 480px; border-radius: 22px 0 0 22px; background: ${colours.night}; color: ${colours.chalk}; box-shadow: 0 4px 8px rgb(4 40 24 / .4), 0 20px 34px -6px rgb(2 34 20 / .55); overflow: hidden }
.board div { display: grid; grid-template-columns: 44px 270px 54px; align-items: center; height: 66px; padding-left: 22px; font-size: 28px; font-weight: 560; white-space: nowrap }
.board div + div { border-top: 2px solid ${colours.nightRule} }
.board .display { font-size: 36px; font-weight: 820; font-stretch: 76% }
.board .display:last-child { text-align: right }
.board .current { background: ${field}; color: ${colours.ink} }
.mini { padding: 40px 12px 0; text-align: center }
.mini b { display: block; font-size: 44px; font-weight: 860; font-stretch: 76%; line-height: 1.1 }
.mini div { display: grid; gap: 8px; grid-template-columns: 1fr 1fr; margin-top: 8px }
.mini i { height: 66px; border-radius: 13px; background: #fff; box-shadow: inset 0 0 0 2px #e3d7ae; display: grid; place-items: center }
.mini .down { background: ${colours.ink}; box-shadow: none }
.mini .shirts { grid-template-columns: repeat(3, 1fr); margin-top: 14px }
.mini .shirts i { height: 46px; background: #fbf1cd; box-shadow: none; font: 760 24px "Anybody Variable"; font-stretch: 78% }
.mini .shirts .chosen { background: ${colours.rovers}; color: #fff }
`;

/** The list with the correction that followed the struck goal. */
const entries = events.flatMap((event): (MatchEvent | { correction: string; minute: number })[] =>
  event.struck ? [event, { minute: 63, correction: `Correction: ${event.struck}` }] : [event],
);

const rowMiddle = (index: number) => list.top + list.step * (index + 0.5);

const entryHtml = entries.map((entry, index) => {
  const top = list.top + 40 + list.step * index;
  if ("correction" in entry) {
    return `<div class="entry correction" style="top:${top}px"><span class="display">${entry.minute}'</span><svg width="40" height="40" viewBox="-16 -16 32 32" fill="none" stroke="${colours.rovers}" stroke-width="4" stroke-linecap="round"><path d="M-9 12V-2q0-8 8-8h9M3-15l6 5-6 5"/></svg><span>${entry.correction}</span></div>`;
  }
  const who = entry.who.replace(/^\d+ [A-Z]\. /, "");
  const words = { goal: "Goal", card: "Card", change: "Change" }[entry.kind];
  const text = `${words}, ${who}`;
  return `<div class="entry ${entry.struck ? "struck" : ""}" style="top:${top}px"><span class="display">${entry.minute}'</span>${signBox(entry, 46, "#efe4bd")}<span>${entry.struck ? `<s>${text}</s>` : text}</span>${shirt(teams[entry.side].kit, 44)}</div>`;
});

/** Goals that stand are joined to the trunk; the struck one stops short of it. */
const taps = entries.map((entry, index) => {
  if ("correction" in entry || entry.kind !== "goal") return "";
  const y = rowMiddle(index);
  const from = list.left + list.width;
  if (entry.struck) {
    return `<path d="M${from} ${y}h22" stroke-dasharray="8 8"/><path d="M${from + 30} ${y - 13}l26 26m0-26l-26 26" stroke="#ff9c86"/>`;
  }
  return `<path d="M${from} ${y}H${trunk}"/><circle cx="${from}" cy="${y}" r="11" fill="${colours.ink}" stroke-width="5"/>`;
});

const arrows = outputs.map(
  (y) =>
    `<path d="M${trunk} ${y}H1146"/><path d="M1138 ${y - 17}l25 17-25 17z" fill="${colours.chalk}" stroke-width="4"/>`,
);

const phones = [
  { left: 88, top: 150, width: 238, from: 316, to: rowMiddle(2), down: "goal", chosen: 9 },
  { left: 24, top: 702, width: 296, from: 836, to: rowMiddle(4.5), down: "change", chosen: 0 },
] as const;

const keys = [
  ["goal", signBox({ kind: "goal" }, 42, "#fff")],
  ["card", signBox({ kind: "card" }, 44, "#fff")],
  ["change", signBox({ kind: "change" }, 44, "#fff")],
  [
    "whistle",
    `<svg width="44" height="40" viewBox="-15 -14 30 28"><path d="M-4-7H13v7H4.500A8.500 8.500 0 11-4-7z" fill="${colours.ink}"/><circle cx="-4" cy="2" r="3" fill="#fff"/></svg>`,
  ],
] as const;

const touchlinePhones = phones.map(({ left, top, width, down, chosen }) => {
  const keyTiles = keys.map(([kind, sign]) => `<i class="${kind === down ? "down" : ""}">${sign}</i>`);
  const shirtTiles = Array.from(
    { length: 12 },
    (_, k) => `<i class="${k + 1 === chosen ? "chosen" : ""}">${k + 1}</i>`,
  );
  return [
    castShadow({
      left: left + 16,
      top: top + 60,
      width: width - 20,
      height: width * 1.9,
      colour: "#5a4200",
      opacity: 0.6,
      blur: 30,
    }),
    phone({
      left,
      top,
      width,
      background: colours.screen,
      screen: `<div class="mini"><b class="display">${score.home}–${score.away}</b><div>${keyTiles.join("")}</div><div class="shirts">${shirtTiles.join("")}</div></div>`,
      colours: { body: "#12100a", rim: "#5c563f", outline: "#1c1a0f", shade: "rgb(84 46 0 / 0.4)" },
    }),
  ].join("");
});

const feeds = phones.map(({ left, width, from, to }) => {
  const [start, end] = [left + width, list.left - 40];
  return `<path d="M${start} ${from}C${start + 70} ${from} ${end - 70} ${to} ${end} ${to}"/><path d="M${end - 6} ${to - 17}l25 17-25 17z" fill="${colours.chalk}" stroke-width="4"/>`;
});

const stripes = Array.from(
  { length: 5 },
  (_, k) => `<rect x="0" y="${k * 220}" width="1310" height="110" fill="${colours.pitchStripe}"/>`,
);

const tableRow = (row: Row | undefined, place: number) =>
  row
    ? `<div class="${row.club === teams.home.name ? "current" : ""}"><span class="display">${place}</span><span>${row.club}</span><span class="display">${row.points}</span></div>`
    : "";

const scorers = events.filter(({ kind, struck }) => kind === "goal" && !struck).toReversed();

/** The touchline parts the yellow field from the pitch: phones outside, the list and what it yields inside. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    `<svg class="pitch" width="1310" height="1000"><rect width="1310" height="1000" fill="${colours.pitch}"/>${stripes.join("")}<g fill="none" stroke="${colours.chalk}" stroke-width="7"><path d="M4 0V1000"/><g opacity=".3"><path d="M4 508H1310"/><circle cx="446" cy="508" r="318"/></g></g></svg>`,
    ...touchlinePhones,
    castShadow({
      left: list.left + 20,
      top: 40,
      width: list.width - 30,
      height: 980,
      colour: "#02301c",
      opacity: 0.6,
      radius: 20,
    }),
    `<div class="list"><h2 class="display">Match list</h2>${entryHtml.join("")}</div>`,
    `<svg width="1600" height="1000" style="position:absolute;inset:0" fill="none" stroke="${colours.chalk}" stroke-width="9" stroke-linejoin="round">${feeds.join("")}<path d="M${trunk} ${outputs[0]}V${rowMiddle(entries.length - 1)}" stroke-linecap="square"/>${taps.join("")}${arrows.join("")}</svg>`,
    `<div class="label display" style="left:34px;top:38px">Touchline<br>phones</div>`,
    `<div class="result label display" style="left:${resultLeft}px;top:34px">Score</div><div class="result display" style="left:${resultLeft - 6}px;top:74px;font-size:216px;line-height:1;font-weight:880;font-stretch:74%;letter-spacing:-.03em">${score.home}–${score.away}</div>`,
    `<div class="result label display" style="left:${resultLeft}px;top:402px">Table</div><div class="board">${[1, 2, 3].map((k) => tableRow(table[k], k + 1)).join("")}</div>`,
    `<div class="result label display" style="left:${resultLeft}px;top:722px">Scorers</div><div style="position:absolute;left:${resultLeft}px;top:784px">${scorers.map((event) => `<div class="scorer">${signBox(event, 38, "#fff")}${event.who.replace(/^\d+ [A-Z]\. /, "")}, ${event.minute}'</div>`).join("")}</div>`,
  ].join("\n"),
});
