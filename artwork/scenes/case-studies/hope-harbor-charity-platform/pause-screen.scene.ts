import { castShadow, framesCss, phone, statusBar } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { leaf, leafCss } from "./calendar.ts";
import {
  colours,
  field,
  fonts,
  frameColours,
  icons,
  identityCss,
  lineIcon,
  mark,
  shadow,
  sum,
} from "./identity.ts";

const breaks = [
  { months: "One month", back: "3 May" },
  { months: "Two months", back: "3 June" },
  { months: "Three months", back: "3 July" },
] as const;
const chosen = "Two months";

const css = `
.frame-status { font-size: 25px }
.stop { padding: 6px 42px 0 }
.stop h1 { margin-top: 32px; font-size: 60px; line-height: 1.02; letter-spacing: -.03em }
.stop .gift { margin-top: 20px; font-size: 27px; line-height: 1.36; color: ${colours.muted} }
.stop .gift b { color: ${colours.ink}; font-weight: 660 }
.choice { display: flex; align-items: center; justify-content: space-between; height: 97px; margin-top: 14px; padding: 0 28px; border-radius: 20px; border: 2px solid #a9c3da; font-size: 29px; font-weight: 660; background: #fff }
.choice small { font-size: 24px; font-weight: 480; color: ${colours.muted} }
.choice.chosen { border-color: ${colours.lamp}; background: ${colours.lamp} }
.choice.chosen small { color: ${colours.lampInk} }
.choice.cancel { margin-top: 30px; border-color: ${colours.brick}; color: ${colours.brick} }
`;

const screen = `${statusBar({ time: "7:48", colour: colours.ink })}
<div class="stop"><div class="row apart" style="margin-top:12px">${lineIcon(icons.back, 36, 2.2)}${mark.replace('width="36" height="36"', 'width="46" height="46"')}</div>
<h1>Take a break<br>or stop</h1>
<p class="gift">Your ${sum(500)} monthly gift.<br>Next debit: <b>3 April 2025</b></p>
<div style="height:18px"></div>
${breaks.map(({ months, back }) => `<div class="choice ${months === chosen ? "chosen" : ""}">${months}<small>back on ${back}</small></div>`).join("")}
<div class="choice cancel">Cancel<small>no more debits</small></div></div>`;

/** A large phone runs off the foot; the debit days that the break skips hang behind it. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + leafCss + css,
  html: [
    leaf({ left: 702, top: 44, turn: 2.5, month: "April", note: "Paused", skipped: true }),
    leaf({ left: 932, top: 322, turn: -3, month: "May", note: "Paused", skipped: true }),
    leaf({ left: 1152, top: 586, turn: 4, month: "June", note: "Giving again", skipped: false }),
    castShadow({ left: 150, top: 150, width: 590, height: 900, colour: shadow, opacity: 0.7, blur: 46 }),
    phone({ left: 96, top: 62, width: 640, background: colours.screen, screen, colours: frameColours }),
  ].join("\n"),
});
