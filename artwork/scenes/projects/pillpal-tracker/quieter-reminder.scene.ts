import { castShadow, framesCss, phoneHeight } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, identityCss, mark, pillPalPhone, shadow } from "./identity.ts";
import { pillIcon, pillSymbols } from "./pills.ts";

const loud = { left: 92, top: 128, width: 476, turn: -8 };
const quiet = { left: 836, top: 72, width: 500 };
const middle = { x: loud.left + loud.width / 2, y: loud.top + phoneHeight(loud.width) / 2 };

/** Share of "taken" taps within two seconds of the sound: the prototype's log, then twelve weeks after launch. */
const quickTaps = { before: 62, after: 17 };

const css = `
.share { position: absolute; width: 240px }
.share b { display: block; font-size: 98px; line-height: .9; letter-spacing: -.045em }
.share p { margin-top: 16px; font-size: 27px; line-height: 1.22; font-weight: 520; color: ${colours.ink} }
.alarm { position: relative; text-align: center; color: #fff }
.alarm .clock { font-size: 148px; line-height: .9; letter-spacing: -.03em }
.alarm .stop { margin: 44px 34px 0; padding: 40px 0; border-radius: 44px; background: #fff; color: #b5301b; font-size: 48px }
.lock { position: relative; text-align: center; color: #fff }
.lock .clock { margin-top: -2px; font-size: 136px; line-height: 1; letter-spacing: -.03em; font-weight: 560 }
.note { position: absolute; left: 20px; right: 20px; top: 534px; padding: 24px 24px 22px; border-radius: 40px; background: ${colours.screen}; color: ${colours.ink}; text-align: left }
.note .choices { display: flex; gap: 10px; margin-top: 22px; text-align: center; font-size: 24px; font-weight: 680 }
.note .choices > div { flex: 1; padding: 20px 0; border-radius: 26px }
.emblem svg { display: block; width: 30px; height: 30px }
`;

const bell = `<svg width="250" height="232" viewBox="0 0 250 232" style="display:block;margin:34px auto 26px"><path d="M125 22c44 0 66 32 66 74v38l20 34q4 10-8 10H47q-12 0-8-10l20-34V96c0-42 22-74 66-74z" fill="#fff"/><circle cx="125" cy="18" r="15" fill="#fff"/><path d="M95 190a30 30 0 0060 0z" fill="#fff"/><path d="M31 52Q8 86 14 126M219 52q23 34 17 74" fill="none" stroke="#ffc3b4" stroke-width="15" stroke-linecap="round"/></svg>`;

const alarmScreen = `<div class="alarm"><div style="margin-top:26px;font-size:30px;font-weight:600">Medicine</div><div class="clock display">1:30</div>${bell}<div style="font-size:27px;font-weight:560">Ringing for 4 minutes</div><div class="stop display">Stop</div></div>`;

const wallpaper = `<svg width="520" height="1100" viewBox="0 0 520 1100" style="position:absolute;inset:0"><rect width="520" height="1100" fill="${colours.plum}"/><circle cx="356" cy="470" r="168" fill="#f0a58a"/><path d="M-10 520C90 440 190 470 270 520C350 566 440 540 530 470V1100H-10z" fill="#7a2f63"/><path d="M-10 640C80 560 190 600 260 650C340 700 450 690 530 610V1100H-10z" fill="#43123a"/></svg>`;

const lockScreen = `<div class="lock"><div style="margin-top:36px;font-size:27px;font-weight:560">Thursday 14 December</div><div class="clock display">1:30</div></div>
<div class="note"><div class="row" style="gap:11px;font-size:21px;color:${colours.muted}"><span class="emblem">${mark}</span>PillPal, lunch</div><div class="row" style="gap:16px;margin-top:16px">${pillIcon("capsule", 74, 29.6, -35)}<span class="display" style="font-size:31px;line-height:1.1">Esomeprazole<br>before food</span></div><div class="choices"><div style="background:${colours.plum};color:#fff">Take now</div><div style="box-shadow:inset 0 0 0 3px ${colours.plum};color:${colours.plum}">Snooze</div></div></div>`;

/** The noise, in bands that fade into the field. */
const noise = [
  [900, "#f89eaa"],
  [700, "#f7929d"],
  [520, "#f58590"],
].map(
  ([radius, colour]) =>
    `<circle cx="${middle.x - 40}" cy="${middle.y - 160}" r="${radius}" fill="${colour}"/>`,
);

/** The two places where the shaking phone was a moment ago. */
const ghosts = [-5, 5].map(
  (turn) =>
    `<rect x="${loud.left}" y="${loud.top}" width="${loud.width}" height="${phoneHeight(loud.width)}" rx="${loud.width * 0.172}" fill="none" stroke="${colours.ink}" stroke-opacity=".55" stroke-width="4" transform="rotate(${loud.turn + turn} ${middle.x} ${middle.y})"/>`,
);

/** The prototype's alarm, loud and shaking, beside the one line on a lock screen that took its place. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    pillSymbols,
    `<svg width="1600" height="1000" style="position:absolute;inset:0">${noise.join("")}${ghosts.join("")}</svg>`,
    castShadow({ left: 880, top: 150, width: 440, height: 940, colour: shadow, opacity: 0.75 }),
    `<div style="position:absolute;inset:0;rotate:${loud.turn}deg;transform-origin:${middle.x}px ${middle.y}px">`,
    castShadow({
      left: loud.left + 20,
      top: loud.top + 80,
      width: 450,
      height: 900,
      colour: shadow,
      opacity: 0.7,
    }),
    pillPalPhone({
      left: loud.left,
      top: loud.top,
      width: loud.width,
      content: alarmScreen,
      time: "1:34",
      statusColour: "#fff",
      backdrop: `<div style="position:absolute;inset:0;background:#e0432a"></div>`,
    }),
    "</div>",
    pillPalPhone({ ...quiet, content: lockScreen, time: "1:30", statusColour: "#fff", backdrop: wallpaper }),
    `<div class="share" style="left:604px;top:88px"><b class="display">${quickTaps.before}%</b><p>of taps within<br>two seconds,<br>in the prototype</p></div>`,
    `<div class="share" style="left:1368px;top:640px"><b class="display">${quickTaps.after}%</b><p>in the first<br>twelve weeks<br>after launch</p></div>`,
  ].join("\n"),
});
