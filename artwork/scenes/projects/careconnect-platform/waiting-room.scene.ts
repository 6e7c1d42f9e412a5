import { castShadow, framesCss, phone, statusBar } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, icon, identityCss, mark, shadow } from "./identity.ts";
import { cuff, monitor, monitorDefs } from "./monitor.ts";
import { visit } from "./visit.ts";

const css = `
.page { padding: 0 40px }
.frame-status { font-size: 23px }
.address { display: flex; align-items: center; justify-content: center; gap: 9px; height: 52px; margin-top: 6px; border-radius: 18px; background: ${colours.wash}; font-size: 21px; color: ${colours.muted} }
.page h1 { margin-top: 12px; font-size: 61px; line-height: 1.02; letter-spacing: -.04em }
.with { margin-top: 18px; font-size: 26px; color: ${colours.muted} }
.with b { color: ${colours.ink}; font-weight: 660 }
.checks { margin-top: 24px; border-top: 2px solid ${colours.rule} }
.check { display: flex; align-items: center; gap: 20px; height: 79px; border-bottom: 2px solid ${colours.rule}; font-size: 27px; font-weight: 600 }
.check > span { margin-left: auto; display: flex; align-items: center; gap: 10px; font-size: 24px; font-weight: 560; color: ${colours.muted} }
.check .ticked { width: 44px; height: 44px; display: grid; place-items: center; border-radius: 15px; background: ${colours.deep}; color: #fff }
.check .fair { padding: 8px 18px; border-radius: 24px; background: ${colours.sunTint}; color: ${colours.sunDeep}; font-weight: 660 }
.join { display: grid; place-items: center; height: 94px; margin-top: 26px; border-radius: 32px; background: ${colours.deep}; color: #fff; font-size: 31px; font-weight: 680 }
.voice { display: grid; place-items: center; height: 88px; margin-top: 13px; border-radius: 32px; box-shadow: inset 0 0 0 3px ${colours.deep}; color: ${colours.deep}; font-size: 28px; font-weight: 660 }
.text { position: absolute; left: 62px; top: 150px; width: 502px; padding: 30px 34px 28px; border-radius: 38px 38px 38px 10px; background: #fff; box-shadow: 0 0 0 1px rgb(11 60 78 / .14), 0 5px 10px rgb(9 60 80 / .16), 0 24px 34px -8px rgb(9 60 80 / .34); font-size: 28px; line-height: 1.36 }
.text small { display: flex; justify-content: space-between; margin-bottom: 12px; font-size: 21px; color: ${colours.muted} }
.text small b { font-weight: 660; color: ${colours.ink} }
.text u { color: #0a6c8c; text-underline-offset: 5px; text-decoration-thickness: 2px; font-weight: 600 }
svg.things { position: absolute; left: 0; top: 0 }
`;

const screen = `${statusBar({ time: "10:19", colour: colours.ink })}<div class="page">
<div class="address">${icon("lock", 20)}careconnect.example</div>
<div class="row" style="gap:14px;margin-top:24px">${mark(46)}<span class="display" style="font-size:29px">CareConnect</span></div>
<h1 style="margin-top:22px">You are next,<br>at ${visit.time}</h1>
<p class="with"><b>${visit.doctor}</b>, ${visit.day}</p>
<div class="checks">
<div class="check">${icon("camera", 36)}Camera<span><i class="ticked">${icon("tick", 30)}</i></span></div>
<div class="check">${icon("microphone", 36)}Microphone<span><i class="ticked">${icon("tick", 30)}</i></span></div>
<div class="check">${icon("signal", 36)}Connection<span class="fair">Fair</span></div>
</div>
<div class="join">Join</div><div class="voice">Join with voice only</div>
</div>`;

const message = `<div class="text"><small><b>CareConnect</b>10:05</small>Dr Bose sees you at ${visit.time} today. No app is needed. Tap to enter: <u>careconnect.example/v/7kq2</u></div>`;

const things = `<svg class="things" width="1600" height="1000"><defs>${monitorDefs}</defs>
<g filter="url(#bp-soft)" opacity=".5" fill="${shadow}"><rect x="1140" y="520" width="480" height="560" rx="80" transform="rotate(10 1380 800)"/><rect x="20" y="730" width="400" height="200" rx="60" transform="rotate(-14 200 830)"/></g>
<path d="M1262 632C1080 596 960 880 760 930S420 800 340 850" fill="none" stroke="#23323b" stroke-width="20" stroke-linecap="round"/>
<g transform="translate(1240 346) rotate(10) scale(1.4)">${monitor({ lit: false })}</g>
<g transform="translate(-40 726) rotate(-14) scale(1.34)">${cuff}</g></svg>`;

/** The patient's phone runs off the foot, over the link that opened it and the monitor laid ready. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    things,
    castShadow({ left: 560, top: 170, width: 570, height: 960, colour: shadow, opacity: 0.7, blur: 46 }),
    phone({
      left: 536,
      top: 44,
      width: 620,
      background: colours.screen,
      screen,
      colours: { body: "#0a161b", rim: "#456270", outline: "#10262f", shade: "rgb(9 60 80 / 0.42)" },
    }),
    castShadow({ left: 90, top: 210, width: 450, height: 200, colour: shadow, opacity: 0.5, blur: 36 }),
    message,
  ].join("\n"),
});
