import { castShadow, framesCss, phone } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { midspanMark } from "#artwork/scenes/brand/identity.ts";
import { at, houseCss, houseFonts, layer, paint, rupees } from "../house.ts";
import { booking, calendar, calendarCss, field, shadow } from "./ferry.ts";

const total = booking.seats * booking.fare;
const budget = { used: 148, allowed: 170 };

const css = `
.page { position: absolute; background: #fff; overflow: hidden; box-shadow: 0 0 0 1px rgb(90 56 0 / .3), 0 18px 32px -8px rgb(96 58 0 / .5) }
.bar { display: flex; align-items: center; justify-content: space-between; background: ${paint.hooghlyDeep}; color: #fff }
.name { font: 680 25px/1 "Anek Latin Variable"; font-stretch: 92% }
.fieldbox { border-radius: 4px; box-shadow: inset 0 0 0 1.5px ${paint.lineStrong}; padding: 0 30px; height: 54px; line-height: 54px; font-size: 19px }
.lab { font-size: 17px; font-weight: 600; margin-bottom: 6px }
.cta { border-radius: 4px; background: ${paint.ink}; color: #fff; text-align: center; font-weight: 640 }
.sail { display: flex; justify-content: space-between; align-items: center; border-radius: 4px; padding: 0 20px 0 30px; height: 54px; font-size: 19px; box-shadow: inset 0 0 0 1.5px ${paint.line} }
.sail.on { box-shadow: inset 0 0 0 3px ${paint.ink}; background: ${paint.taxiTint} }
.sail.full { color: ${paint.sindoor} }
.order { position: absolute; width: 38px; height: 38px; border-radius: 38px; background: ${paint.hooghly}; color: #fff; display: grid; place-items: center; font: 720 24px/1 "Anek Latin Variable"; padding-top: 3px; box-shadow: 0 0 0 3px #fff }
.width { font: 700 42px/1 "Anek Latin Variable"; font-stretch: 88% }
`;

const sailings = [
  { time: "08:10", left: 0 },
  { time: "08:40", left: 2 },
  { time: "09:20", left: 31 },
] as const;

function sailingList(gap: number): string {
  return sailings
    .map(
      ({ time, left }) =>
        `<div class="sail ${left === 0 ? "full" : left === 2 ? "on" : ""}" style="margin-top:${gap}px"><b>${time}</b><span>${left === 0 ? "Full" : `${left} seats`}</span></div>`,
    )
    .join("");
}

const wide = { left: 56, top: 118, width: 1060, height: 668 };

/** The places of the nine stops, in the order of the Tab key. */
const stops = [
  [34, 37],
  [560, 37],
  [48, 215],
  [48, 309],
  [48, 394],
  [470, 243],
  [470, 424],
  [470, 499],
  [470, 573],
] as const;

const badges = stops.map(
  ([x, y], k) => `<div class="order" style="left:${x - 19}px;top:${y - 19}px">${k + 1}</div>`,
);

const widePage = `<div class="page" style="left:${wide.left}px;top:${wide.top}px;width:${wide.width}px;height:${wide.height}px">
<div class="bar" style="height:74px"></div>
${at(70, 22, midspanMark(42, "#fff"))}${at(128, 25, booking.line, "font:680 28px/1 'Anek Latin Variable';color:#fff")}
${at(594, 25, "Timetable", "font-size:19px;color:#fff")}
${at(48, 98, '<h1 style="font-size:46px">Book a crossing</h1>')}
${at(48, 160, `<div class="lab">From</div><div class="fieldbox">${booking.from}</div>`, "width:370px")}
${at(48, 254, `<div class="lab">To</div><div class="fieldbox">${booking.to}</div>`, "width:370px")}
${at(80, 381, `<h2 style="font-size:32px">${booking.month}</h2>`)}
${at(72, 424, calendar({ states: false }), "--cell:46px")}
${at(470, 108, '<h2 style="font-size:32px">Friday 14 November</h2>')}
${at(470, 140, sailingList(11), "width:330px")}
${at(470, 370, '<div class="lab">Mobile number</div><div class="fieldbox">98300 41207</div>', "width:330px")}
${at(470, 470, `<div class="cta" style="width:330px;height:60px;line-height:60px;font-size:21px">Book 2 seats for ${rupees(total)}</div>`)}
${at(500, 560, "Change a booking", `font-size:19px;font-weight:600;color:${paint.hooghly};text-decoration:underline;text-underline-offset:4px`)}
${badges.join("")}</div>`;

/** 768 and 375 pixels: the same parts, in fewer columns. */
const middle = { left: 872, top: 214, width: 470, height: 650 };

const middlePage = `<div class="page" style="left:${middle.left}px;top:${middle.top}px;width:${middle.width}px;height:${middle.height}px">
<div class="bar" style="height:64px;padding:0 24px"><span style="display:flex;gap:12px;align-items:center">${midspanMark(32, "#fff")}<span class="name" style="font-size:22px">${booking.line}</span></span></div>
<div style="padding:22px 24px"><h1 style="font-size:38px">Book a crossing</h1>
<div class="lab" style="margin-top:16px">From</div><div class="fieldbox">${booking.from}</div>
<div class="lab" style="margin-top:12px">To</div><div class="fieldbox">${booking.to}</div>
<div style="margin-top:20px;--cell:38px"><div class="lab" style="font-size:20px">${booking.month}</div>${calendar({ states: false })}</div></div></div>`;

const phonePage = `<div class="bar" style="height:104px;padding:44px 26px 0"><span style="display:flex;gap:12px;align-items:center">${midspanMark(30, "#fff")}<span class="name" style="font-size:22px">${booking.line}</span></span></div>
<div style="padding:24px 26px"><h1 style="font-size:37px">Book a crossing</h1>
<div class="lab" style="margin-top:20px">From</div><div class="fieldbox">${booking.from}</div>
<div class="lab" style="margin-top:13px">To</div><div class="fieldbox">${booking.to}</div>
<div style="margin-top:18px;--cell:44px"><div class="lab" style="font-size:20px">${booking.month}</div>${calendar({ states: false })}</div>
${sailingList(9)}
<div class="cta" style="margin-top:18px;height:58px;line-height:58px;font-size:20px">Book 2 seats for ${rupees(total)}</div></div>`;

const bar = { top: 838, width: 812, height: 92 };
const full = Math.round((bar.width * budget.used) / budget.allowed);

const budgetBar = layer(`<rect y="${bar.top}" width="${bar.width}" height="${bar.height}" fill="#fff"/>
<rect y="${bar.top}" width="${full}" height="${bar.height}" fill="${paint.ink}"/>
<text x="54" y="${bar.top + 65}" font-size="58" class="anek" fill="${paint.taxi}">${budget.used} of ${budget.allowed} KB</text>
<text x="${full - 26}" y="${bar.top + 58}" text-anchor="end" font-size="28" fill="#fff">first visit, all files</text>
<text x="${full + 30}" y="${bar.top + 62}" font-size="46" class="anek">${budget.allowed - budget.used}</text>`);

const widths = [
  at(56, 66, "1280"),
  at(872, 886, "768"),
  at(1418, 104, "375", "width:130px;text-align:right"),
].join("");

/** One page at three widths, the widest behind, above a bar that fills the budget. */
export const scene = defineScene({
  field,
  fonts: houseFonts,
  css: framesCss + houseCss + calendarCss + css,
  html: [
    castShadow({ left: 80, top: 200, width: 1000, height: 520, colour: shadow, opacity: 0.45, radius: 20 }),
    widePage,
    castShadow({ left: 900, top: 300, width: 430, height: 560, colour: shadow, opacity: 0.5, radius: 20 }),
    budgetBar,
    middlePage,
    `<div class="width">${widths}</div>`,
    castShadow({ left: 1200, top: 220, width: 340, height: 760, colour: shadow, opacity: 0.6 }),
    phone({
      left: 1178,
      top: 152,
      width: 378,
      background: "#fff",
      screen: phonePage,
      colours: { outline: "#3b2600", shade: "rgb(96 58 0 / 0.4)" },
    }),
  ].join("\n"),
});
