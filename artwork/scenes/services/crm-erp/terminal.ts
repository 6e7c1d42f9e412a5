import { written } from "#artwork/lib/hand.ts";
import { paint } from "../house.ts";

export const terminalFont = "@fontsource-variable/geist-mono/index.css";

export const terminalCss = `
.tube { position: absolute; left: 26px; top: 96px; width: 618px; height: 584px; border-radius: 40px 40px 30px 30px; background: linear-gradient(165deg, #f4eedd, #e3dac2 45%, #c3b896); box-shadow: inset 0 3px 2px #fffdf4, inset 0 -10px 14px #a3976f, 0 0 0 1px #4a4430, 0 24px 30px -8px rgb(0 14 18 / .7) }
.glass { position: absolute; left: 42px; top: 38px; width: 534px; height: 444px; border-radius: 34px; background: #15110a; border: 18px solid #3a3527; box-shadow: 0 0 0 2px #8c8263, inset 0 0 34px 12px #000; color: #ffb347; font: 460 24px/42px "Geist Mono Variable"; padding: 12px 22px; white-space: pre; overflow: hidden }
.glass b { font-weight: 640 }
.glass i { font-style: normal; background: #ffb347; color: #15110a; font-weight: 640; padding: 5px 6px 5px 0; margin-left: -6px; padding-left: 6px }
.glass::after { content: ""; position: absolute; inset: 0; background: repeating-linear-gradient(transparent 0 3px, rgb(0 0 0 / .22) 3px 5px), linear-gradient(118deg, rgb(255 255 255 / .13) 0 26%, transparent 26.5%) }
.lip { position: absolute; left: 56px; bottom: 30px; font: 700 25px/1 "Anek Latin Variable"; color: #6d6345 }
.led { position: absolute; right: 60px; bottom: 32px; width: 34px; height: 14px; border-radius: 4px; background: #59b36b; box-shadow: inset 0 2px 3px #1f6a33 }
.neck { position: absolute; left: 190px; top: 676px; width: 290px; height: 66px; border-radius: 0 0 20px 20px; background: linear-gradient(#8f8463, #cfc4a4 40%, #b3a883) }
.keys { position: absolute; left: -40px; top: 746px; width: 690px; height: 330px; border-radius: 22px; background: linear-gradient(#efe8d5, #d6ccb0); box-shadow: inset 0 3px 0 #fffdf4, 0 0 0 1px #4a4430, 0 22px 30px -6px rgb(0 14 18 / .7) }
.keys i { position: absolute; height: 56px; border-radius: 8px; background: #f7f1e1; box-shadow: inset 0 -9px 0 #d8cdaf, 0 0 0 1.5px #a99e7b, 0 4px 5px rgb(60 52 24 / .5); font: 640 20px/44px "Instrument Sans Variable"; text-align: center; color: #574f36 }
`;

const lines = [
  "<b>SUNDRY DEBTORS          4812</b>",
  "0416 MOLLAH STORES   HOWRAH",
  "<i>0417 MONDAL TRADERS  HOWRAH</i>",
  "0418 MONDAL T &amp; SONS BALLY",
  "....",
  "1121 MANAS ELECTRIC  BALLY",
  "<i>1122 MANDAL TRADER   HOWRAH</i>",
  "1123 MANGALA MILLS   ULUBERIA",
  "F2 NEXT  F5 PRINT  F9 QUIT_",
];

const keyRows = [
  ["Esc", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9"],
  ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
  ["Q", "W", "E", "R", "T", "Y", "U", "I", "O", "P"],
  ["A", "S", "D", "F", "G", "H", "J", "K", "L", "&amp;"],
];

const keys = keyRows.flatMap((row, r) =>
  row.map(
    (label, k) =>
      `<i style="left:${58 + k * 61 + r * 9 - 20}px;top:${22 + r * 66}px;width:54px;${label === "Esc" ? "background:#e9a27e" : ""}">${label}</i>`,
  ),
);

/** The note says what the contract promises about the old system. */
const note = `<svg class="layer" width="1600" height="1000"><g transform="translate(408 566) rotate(5)"><path d="M6 14h236v128q-100 -8 -236 6z" fill="#01161b" opacity=".45"/><path d="M0 0H242V138q-110 -8 -242 4z" fill="${paint.taxi}"/>${written("Readable for", { x: 20, y: 58, size: 29, seed: 4, ink: paint.ink, weight: 560 })}${written("90 more days", { x: 20, y: 102, size: 29, seed: 9, ink: paint.ink, weight: 560 })}</g></svg>`;

/** The old system: an amber terminal on a desk, its two spellings of one customer marked. */
export const terminal = `<div class="keys">${keys.join("")}</div><div class="neck"></div><div class="tube"><div class="glass">${lines.join("\n")}</div><span class="lip">Old ledger</span><i class="led"></i></div>${note}`;
