import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { androidBar, handset, handsetCss } from "./android.ts";
import { liveClass, slide, voice } from "./class-screen.ts";
import { clocks, colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";
import { frozenFrame } from "./video-frame.ts";

/** The line at lesson time, and what each kind of class asks of it, in kbit/s. */
const line = { speed: 96, video: 420, voice: liveClass.rate };

const before = { left: 46, top: 52, width: 900, height: 465 };
const after = { left: 552, top: 352, width: 1440, height: 720 };

const css = `
.stuck { position: absolute; inset: 0 0 66px; display: grid; place-content: center; justify-items: center; color: #fff; text-align: center }
.need { position: absolute }
.need b { display: block; font-size: 118px; line-height: .86; letter-spacing: -.05em }
.need p { margin-top: 16px; font-size: 30px; line-height: 1.22 }
.sound { height: 72px; display: flex; align-items: center; gap: 22px; padding: 0 30px; background: ${colours.ink}; color: #fff; font-size: 28px }
.sound .mark { width: 44px; height: 44px }
`;

/** What is asked for, drawn to one scale; the line stands at the speed that is there. */
function scale(asked: number): string {
  const perKilobit = 1.24;
  const there = line.speed * perKilobit;
  const end = asked * perKilobit;
  const over =
    asked > line.speed ? `<rect x="${there}" width="${end - there}" height="36" fill="${colours.red}"/>` : "";
  const spare =
    asked < line.speed
      ? `<text x="${there + 14}" y="28" font-size="28" font-weight="520" fill="${colours.ink}">of ${line.speed}</text>`
      : "";
  return `<svg width="540" height="60" style="display:block;margin-top:20px;overflow:visible"><rect width="${there}" height="36" fill="${colours.ink}" fill-opacity=".2"/>${over}<rect width="${Math.min(there, end)}" height="36" fill="${colours.ink}"/><path d="M${there} -9V47" stroke="${colours.ink}" stroke-width="5"/>${spare}</svg>`;
}

const spinner = `<svg width="84" height="84" viewBox="-42 -42 84 84">${Array.from({ length: 10 }, (_, index) => `<rect x="-5" y="-38" width="10" height="24" rx="5" fill="#fff" opacity="${(0.18 + index * 0.09).toFixed(2)}" transform="rotate(${index * 36})"/>`).join("")}</svg>`;

const stuck = `${frozenFrame(806, 434)}<div style="position:absolute;inset:0;background:rgb(24 12 4 / .34)"></div>
<div style="position:absolute;left:0;right:0;top:0">${androidBar(clocks.india, "E", 2, 19, "#fff")}</div>
<div class="stuck">${spinner}<div class="display" style="margin-top:20px;font-size:46px">Reconnecting, attempt 3</div></div>`;

/** The video class stands still on the phone behind; on the one in front the pen is writing. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + handsetCss + css,
  html: [
    castShadow({ left: 80, top: 120, width: 840, height: 420, colour: shadow, opacity: 0.6 }),
    handset({ ...before, screen: stuck, background: "#3a2a1c", sideways: true }),
    `<div class="need" style="left:1010px;top:58px"><b class="display">${line.video}</b><p>kbit/s wanted for video;<br>${line.speed} were there</p>${scale(line.video)}</div>`,
    castShadow({ left: 590, top: 430, width: 1050, height: 520, colour: shadow, opacity: 0.75 }),
    handset({
      ...after,
      sideways: true,
      body: "#1d3f83",
      rim: "#6f94d8",
      background: colours.paper,
      screen: `<div class="sound"><span class="mark">${mark}</span><span style="color:${field}">${voice(360, 46, 46, 41)}</span>Ruma Ghosh, live</div>${slide(920)}`,
    }),
    `<div class="need" style="left:76px;top:650px"><b class="display">${line.voice}</b><p>kbit/s for voice<br>and pen strokes</p>${scale(line.voice)}</div>`,
  ].join("\n"),
});
