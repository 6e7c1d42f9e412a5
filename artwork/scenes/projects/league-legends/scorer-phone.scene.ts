import { castShadow, framesCss, phone, statusBar } from "#artwork/lib/frames.ts";
import { type Point, smooth } from "#artwork/lib/paths.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { eventSign } from "./events.ts";
import { colours, field, fonts, identityCss, shadow, shirt } from "./identity.ts";
import { kept, now, score } from "./match.ts";
import { whistle } from "./whistle.ts";

const css = `
.board { display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; height: 116px; padding: 0 28px; font-size: 25px; font-weight: 760; font-stretch: 84% }
.board b { font-size: 82px; line-height: 1; font-weight: 860; font-stretch: 78%; letter-spacing: -.03em }
.board div { display: flex; align-items: center; gap: 12px }
.strip { display: flex; align-items: center; gap: 14px; height: 58px; padding: 0 28px; background: ${colours.offline}; font-size: 22px; font-weight: 660 }
.keys { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 18px 24px 0 }
.key { position: relative; height: 130px; border-radius: 24px; background: #fff; box-shadow: inset 0 0 0 2px #e3d7ae, 0 4px 0 #e3d7ae; padding: 20px 24px; font-size: 36px; font-weight: 780; font-stretch: 86%; letter-spacing: -.01em; display: flex; align-items: flex-end }
.key svg { position: absolute; right: 20px; top: 18px }
.key.down { background: ${colours.ink}; color: ${field}; box-shadow: none; translate: 0 3px }
.ask { display: flex; justify-content: space-between; align-items: center; height: 60px; padding: 4px 28px 0; font-size: 20px; font-weight: 620 }
.ask span { color: ${colours.muted}; font-weight: 500 }
.shirts { display: grid; grid-template-columns: repeat(6, 1fr); gap: 8px; margin: 0 24px }
.shirts b { display: grid; place-items: center; height: 62px; border-radius: 16px; background: #fbf1cd; font-size: 31px; font-weight: 760; font-stretch: 78% }
.shirts .chosen { background: ${colours.rovers}; color: #fff; box-shadow: 0 0 0 4px #fff, 0 0 0 8px ${colours.rovers} }
.shirts .bench { background: none; box-shadow: inset 0 0 0 2px #efe3b8; color: ${colours.muted} }
.save { display: grid; place-items: center; height: 78px; margin: 18px 24px 0; border-radius: 24px; background: ${field}; font-size: 26px; font-weight: 780; font-stretch: 90% }
.frame-status { font-size: 24px }
.sheet { position: absolute; left: -30px; top: 118px; width: 640px; height: 1040px; padding: 46px 50px 0 96px; background: #fffdf6; rotate: -5deg; box-shadow: 0 0 0 1px rgb(120 70 0 / .14), 0 3px 6px rgb(120 70 0 / .2), 0 24px 40px -10px rgb(120 70 0 / .36) }
.sheet h2 { font-size: 39px; line-height: 1.04; font-weight: 820; font-stretch: 92%; letter-spacing: -.015em }
.sheet p { margin: 12px 0 24px; font-size: 20px; line-height: 1.35; color: ${colours.muted} }
.sheet div { display: grid; grid-template-columns: 66px 1fr; align-items: center; height: 52px; border-top: 1.5px solid #e8dfc6; font-size: 23px; font-weight: 520 }
.sheet div b { font-size: 30px; font-weight: 800; font-stretch: 78%; color: ${colours.rovers} }
.sheet i { font-style: normal; color: ${colours.muted}; font-size: 20px }
`;

const squad = [
  [1, "T. Naskar"],
  [2, "B. Hela"],
  [3, "J. Sardar"],
  [4, "P. Dhar"],
  [5, "M. Gayen"],
  [6, "A. Khara"],
  [8, "I. Molla"],
  [9, "S. Mondal"],
  [10, "D. Tirkey"],
  [11, "R. Bagdi"],
  [17, ""],
] as const;

const bench = [
  [7, "K. Lohar"],
  [12, "H. Shaw"],
  [15, "L. Oraon"],
] as const;

const onPitch: readonly number[] = squad.map(([number]) => number);
/** Fifteen came on for eleven at 73 minutes; the phone knows it, the public page does not yet. */
const playing = onPitch.filter((number) => number !== 11).concat(15);

const numbers = Array.from({ length: 18 }, (_, k) => k + 1);

const keySigns = {
  Goal: `<svg width="58" height="58" viewBox="-14 -14 28 28">${eventSign({ kind: "goal" }, "#fff")}</svg>`,
  Card: `<svg width="58" height="58" viewBox="-14 -14 28 28"><rect x="-2" y="-12" width="13" height="19" rx="2.500" fill="${colours.rovers}" transform="rotate(12)"/>${eventSign({ kind: "card" }, "#fff")}</svg>`,
  Change: `<svg width="62" height="58" viewBox="-15 -14 30 28"><g fill="none" stroke-width="3.600" stroke-linecap="round" stroke-linejoin="round"><path d="M-9-5H9M4-10l5.500 5L4 0" stroke="${colours.pitch}"/><path d="M9 6H-9M-4 1l-5.500 5L-4 11" stroke="${colours.rovers}"/></g></svg>`,
  Whistle: `<svg width="62" height="58" viewBox="-15 -14 30 28"><path d="M-4-7H13v7H4.500A8.500 8.500 0 11-4-7z" fill="${colours.ink}"/><circle cx="-4" cy="2" r="3" fill="#fff"/><path d="M6-12v2.500M10.500-12.500L9.500-10" stroke="${colours.ink}" stroke-width="2" stroke-linecap="round"/></svg>`,
} as const;

const keys = Object.entries(keySigns).map(
  ([name, sign]) => `<div class="key display ${name === "Goal" ? "down" : ""}">${sign}${name}</div>`,
);

const screen = `${statusBar({ time: now.time, colour: colours.ink })}
<div class="strip"><svg width="30" height="30" viewBox="0 0 24 24" fill="none" stroke="${colours.ink}" stroke-width="2.400" stroke-linecap="round"><path d="M3 3l18 18M5 12.500a10 10 0 014-2.400M2 8.800a15 15 0 014.500-2.700M19 12.500a10 10 0 00-3-2M22 8.800A15 15 0 0010.500 5M8.500 16a5 5 0 016.500-.3"/><path d="M12 20h.01" stroke-width="3.400"/></svg>Offline, ${kept.length} events kept</div>
<div class="board display"><div>${shirt("rovers", 46)}Rovers</div><b>${score.home}–${score.away}</b><div style="justify-content:flex-end">Union${shirt("union", 46)}</div></div>
<div class="keys" style="margin-top:4px">${keys.join("")}</div>
<div class="ask">Goal for Rovers: which shirt?<span>Minute ${now.minute}</span></div>
<div class="shirts">${numbers.map((n) => `<b class="display ${n === 9 ? "chosen" : playing.includes(n) ? "" : "bench"}">${n}</b>`).join("")}</div>
<div class="save display">Keep goal, shirt 9</div>`;

const cord: Point[] = [
  [1196, 742],
  [1190, 640],
  [1270, 540],
  [1412, 494],
  [1494, 388],
  [1404, 290],
  [1302, 344],
  [1352, 464],
  [1500, 458],
  [1640, 330],
];

const sheet = `<div class="sheet"><h2 class="display">Red Road Rovers</h2><p>Team sheet, ground 14<br>Sunday 8 October 2023, 3 pm</p>${[...squad, ...bench].map(([number, name]) => `<div><b class="display">${number}</b>${name || "<i>Under 18, no name</i>"}</div>`).join("")}</div>`;

/** One phone from top to bottom, the paper team sheet under it, the whistle on its cord beside it. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    castShadow({ left: 20, top: 200, width: 520, height: 900, colour: shadow, opacity: 0.5, radius: 20 }),
    sheet,
    `<svg width="1600" height="1000" style="position:absolute;inset:0" fill="none" stroke-linecap="round"><g filter="url(#cord-shade)"><path d="${smooth(cord)}" stroke="#9a5c00" stroke-width="17" opacity=".5" transform="translate(-4 16)"/></g><path d="${smooth(cord)}" stroke="#123f8f" stroke-width="17"/><path d="${smooth(cord)}" stroke="${colours.union}" stroke-width="11"/><path d="${smooth(cord)}" stroke="#7ba6ee" stroke-width="11" stroke-dasharray="3 15" stroke-linecap="butt"/><defs><filter id="cord-shade"><feGaussianBlur stdDeviation="8"/></filter></defs></svg>`,
    castShadow({ left: 520, top: 140, width: 590, height: 900, colour: "#6b3e00", opacity: 0.7 }),
    phone({
      left: 484,
      top: 46,
      width: 640,
      background: colours.screen,
      screen,
      colours: { body: "#12100a", rim: "#5c563f", outline: "#1c1a0f", shade: "rgb(84 46 0 / 0.4)" },
    }),
    castShadow({ left: 1236, top: 790, width: 330, height: 140, colour: "#6b3e00", opacity: 0.6, blur: 30 }),
    `<svg width="460" height="320" viewBox="0 0 440 300" style="position:absolute;left:1178px;top:640px;rotate:14deg;overflow:visible">${whistle}</svg>`,
  ].join("\n"),
});
