import { castShadow, desktopWindow, framesCss, homeBar, phone, statusBar } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { ball } from "./ball.ts";
import { band, bandCss } from "./band.ts";
import { isLive, type Row, rise, table, today } from "./division.ts";
import { signBox } from "./events.ts";
import { colours, field, fonts, identityCss, mark, shadow, shirt } from "./identity.ts";
import { events, now, score, scoreAt, teams } from "./match.ts";

const css = `
.head { height: 70px; display: flex; align-items: center; padding: 0 26px; border-bottom: 2px solid ${colours.ink} }
.brand { display: flex; align-items: center; gap: 13px; font-size: 23px; font-weight: 800; font-stretch: 112%; letter-spacing: -.01em }
.nav { display: flex; gap: 30px; margin-left: 46px; font-size: 16.5px; font-weight: 520; color: ${colours.muted} }
.nav b { color: ${colours.ink}; font-weight: 680 }
.rail { position: absolute; left: 0; top: 70px; bottom: 0; width: 118px; border-right: 1px solid ${colours.rule}; padding-top: 18px; text-align: center; background: #fff5d6 }
.rail small { display: block; margin-bottom: 8px; font-size: 15px; font-weight: 560; color: ${colours.muted} }
.rail b { display: grid; place-items: center; width: 64px; height: 54px; margin: 0 auto 4px; border-radius: 14px; font-size: 36px; font-weight: 800; font-stretch: 80%; color: #b3a67c }
.rail .current { background: ${colours.ink}; color: ${field} }
.main { position: absolute; left: 118px; top: 70px; width: 1184px }
.hero { height: 168px; display: grid; grid-template-columns: 1fr 330px 1fr; align-items: center; padding: 0 34px }
.club { display: flex; align-items: center; gap: 18px; font-size: 33px; line-height: 1.05; font-weight: 760; font-stretch: 88%; letter-spacing: -.01em }
.club small { display: block; margin-top: 7px; font-family: "Onest Variable"; font-size: 16px; font-weight: 480; letter-spacing: 0; color: ${colours.muted} }
.score { text-align: center; font-size: 136px; line-height: 1; font-weight: 860; font-stretch: 82%; letter-spacing: -.03em; white-space: nowrap }
.lower { display: grid; grid-template-columns: 752px 1fr; height: 520px }
.title { display: flex; align-items: center; gap: 14px; height: 60px; padding-left: 34px; font-size: 22px; font-weight: 780; font-stretch: 96% }
.live { padding: 4px 11px; border-radius: 8px; background: ${colours.rovers}; color: #fff; font: 640 15px "Onest Variable" }
.line { display: grid; grid-template-columns: 34px 30px 1fr 38px 38px 38px 38px 52px 56px 128px; align-items: center; height: 44px; padding: 0 14px 0 34px; border-top: 1px solid ${colours.rule}; font-size: 17px; text-align: right }
.line > :nth-child(-n+3) { text-align: left }
.line.names { height: 32px; border: 0; font-size: 15px; color: ${colours.muted} }
.line.current { background: ${field} }
.line b { font-weight: 620 }
.line .place { font-size: 21px; font-weight: 800; font-stretch: 78% }
.line .points { font-size: 23px; font-weight: 800; font-stretch: 82% }
.form { display: flex; gap: 4px; justify-content: flex-end }
.form i { width: 19px; height: 22px; border-radius: 4px; font: 640 13px/22px "Onest Variable"; text-align: center }
.W { background: ${colours.pitch}; color: #fff }
.D { background: #e9dfb9; color: #5c5436 }
.L { background: #fff; color: ${colours.rovers}; box-shadow: inset 0 0 0 1.5px #eba394 }
.now-live { outline: 2.5px solid ${colours.ink}; outline-offset: 1px }
.list { border-left: 1px solid ${colours.rule} }
.fixture { display: grid; grid-template-columns: 1fr 30px 92px; align-items: center; height: 78px; padding: 0 34px 0 26px; border-top: 1px solid ${colours.rule} }
.fixture b { display: block; font-size: 16.5px; line-height: 27px; font-weight: 560 }
.fixture .display b { font-size: 23px; font-weight: 800; font-stretch: 80% }
.fixture > span { text-align: right; font-size: 15.5px; color: ${colours.muted} }
.fixture > .running { font-weight: 660; color: ${colours.rovers} }
.on-phone { color: ${colours.chalk} }
.on-phone .pair { display: grid; grid-template-columns: 34px 1fr auto; gap: 0 12px; align-items: center; margin: 0 24px; font-size: 23px; font-weight: 720; font-stretch: 86% }
.on-phone .pair b { font-size: 74px; line-height: .94; font-weight: 860; font-stretch: 78% }
.on-phone .step { position: relative; display: flex; gap: 14px; align-items: center; height: 65px; padding: 0 22px 0 24px; font-size: 16px; font-weight: 580 }
.on-phone .step .display { width: 48px; font-size: 24px; font-weight: 800; font-stretch: 75% }
.on-phone .step small { display: block; font-size: 14.5px; font-weight: 440; color: ${colours.nightMuted} }
.on-phone .step + .step { border-top: 1px solid ${colours.nightRule} }
`;

function tableRow(row: Row, index: number): string {
  const moved = rise(row.club);
  const arrow =
    moved === 0
      ? ""
      : `<svg width="14" height="12" viewBox="0 0 14 12"><path d="${moved > 0 ? "M7 1l6 10H1z" : "M7 11l6-10H1z"}" fill="${moved > 0 ? colours.pitch : colours.rovers}"/></svg>`;
  const form = row.form.map(
    (result, k) =>
      `<i class="${result} ${k === row.form.length - 1 && isLive(row.club) ? "now-live" : ""}">${result}</i>`,
  );
  const difference = `${row.difference > 0 ? "+" : row.difference < 0 ? "−" : ""}${Math.abs(row.difference)}`;
  const current = row.club === teams.home.name || row.club === teams.away.name;
  return `<div class="line figures ${current ? "current" : ""}"><span class="display place">${index + 1}</span><span>${arrow}</span><b>${row.club}</b><span>${row.played}</span><span>${row.won}</span><span>${row.drawn}</span><span>${row.lost}</span><span>${difference}</span><span class="display points">${row.points}</span><span class="form">${form.join("")}</span></div>`;
}

function fixture({ home, away, homeGoals, awayGoals, state, live }: (typeof today)[number]): string {
  return `<div class="fixture"><div><b>${home}</b><b>${away}</b></div><div class="display"><b>${homeGoals}</b><b>${awayGoals}</b></div><span class="${live ? "running" : ""}">${state}</span></div>`;
}

const goalSum = (minute: number) => {
  const { home, away } = scoreAt(minute);
  return `${home}–${away}`;
};

const eventRows = events.toReversed().map((event) => {
  const { minute, side, kind, who, struck } = event;
  const words = { goal: "Goal", card: "Yellow card", change: "Change" }[kind];
  const name = struck ? `<s>${who}</s>` : who;
  const note = struck ? `Struck at 63': ${struck}` : `${words}, ${teams[side].short}`;
  const total = kind === "goal" && !struck ? goalSum(minute) : "";
  return { minute, event, name, note, total };
});

const window = `
<div class="head"><div class="brand display">${mark(38)}League Legends</div><div class="nav"><b>Matches</b><span>Tables</span><span>Clubs</span><span>Scorers</span></div><div style="margin-left:auto;margin-right:146px;font-size:16.5px;font-weight:540">Sunday 8 October 2023, match day 9</div></div>
<div class="rail"><small>Division</small>${[1, 2, 3, 4, 5, 6].map((n) => `<b class="display ${n === 2 ? "current" : ""}">${n}</b>`).join("")}</div>
<div class="main">
<div class="hero"><div class="club display">${shirt("rovers", 78)}<div>Red Road Rovers<small>Home, ground 14</small></div></div><div class="score display">${score.home}–${score.away}</div><div class="club display" style="flex-direction:row-reverse;text-align:right">${shirt("union", 78)}<div>Strand Union<small>Referee K. Biswas</small></div></div></div>
${band(1184, 236)}
<div class="lower"><div><div class="title display">Division Two <span class="live">Live</span></div>
<div class="line names"><span></span><span></span><span>Club</span><span>P</span><span>W</span><span>D</span><span>L</span><span>GD</span><span>Pts</span><span>Last five</span></div>${table.map(tableRow).join("")}</div>
<div class="list"><div class="title display" style="padding-left:26px">This Sunday</div>${today.map(fixture).join("")}</div></div>
</div>`;

const phoneScreen = `<div class="on-phone">${statusBar({ time: now.time, colour: colours.chalk })}
<div class="apart" style="padding:10px 24px 16px;font-size:16px;font-weight:560;color:${colours.nightMuted}"><span>Division Two</span><span class="row" style="gap:8px;color:${colours.chalk}"><i style="width:10px;height:10px;border-radius:9px;background:${colours.rovers}"></i>Live, ${now.minute}'</span></div>
<div class="pair display">${shirt("rovers", 36)}<span>Red Road Rovers</span><b>${score.home}</b>${shirt("union", 36)}<span>Strand Union</span><b style="color:${colours.nightMuted}">${score.away}</b></div>
<div style="margin:18px 20px 8px;padding:10px 14px;border-radius:12px;background:#4b2a0d;color:#ffc28e;font-size:15px;font-weight:560">No signal at the ground since ${now.silentSince}'</div>
${eventRows.map(({ minute, event, name, note, total }) => `<div class="step"><span class="display">${minute}'</span>${signBox(event, 28, colours.chalk)}<div>${name}<small>${note}</small></div><span class="display" style="width:auto;margin-left:auto">${total}</span></div>`).join("")}
${homeBar(colours.chalk)}</div>`;

/** The page runs off to the right and below; the ball lies behind it, the phone covers the division rail. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css + bandCss,
  html: [
    castShadow({ left: 6, top: 90, width: 330, height: 330, colour: shadow, radius: 300, opacity: 0.55 }),
    `<svg width="420" height="460" style="position:absolute;left:0;top:0">${ball({ x: 148, y: 190, radius: 208, turn: [0.42, 0.36, 0.2], id: "cover-ball" })}</svg>`,
    castShadow({ left: 340, top: 170, width: 1300, height: 900, colour: shadow, opacity: 0.6 }),
    desktopWindow({
      left: 298,
      top: 74,
      width: 1420,
      height: 1010,
      background: colours.screen,
      screen: window,
      highlight: "rgb(255 255 255 / 0.9)",
      colours: { outline: "rgb(90 52 0 / 0.35)", shade: "rgb(122 70 0 / 0.38)" },
    }),
    castShadow({ left: 84, top: 470, width: 300, height: 600, colour: "#5a3300", opacity: 0.7, blur: 36 }),
    phone({
      left: 58,
      top: 372,
      width: 346,
      background: colours.night,
      screen: phoneScreen,
      colours: { body: "#0b0c07", rim: "#4d4b38", outline: "#1c1a0f", shade: "rgb(70 38 0 / 0.4)" },
    }),
  ].join("\n"),
});
