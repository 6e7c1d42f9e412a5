import { midspanMark } from "#artwork/scenes/brand/identity.ts";
import { at, paint, rupees } from "../house.ts";
import { booking, calendar } from "./ferry.ts";
import { riverHead } from "./river.ts";

export const pagesCss = `
.bar { display: flex; align-items: center; gap: 14px; background: ${paint.hooghlyDeep}; color: #fff; font: 680 24px/1 "Anek Latin Variable" }
.fieldbox { border-radius: 4px; background: #fff; box-shadow: inset 0 0 0 1.5px ${paint.lineStrong}; padding: 0 26px; height: 50px; line-height: 50px; font-size: 19px }
.lab { font-size: 17px; font-weight: 600; margin-bottom: 5px }
.cta { border-radius: 4px; background: ${paint.ink}; color: #fff; text-align: center; font-weight: 640; height: 56px; line-height: 56px; font-size: 21px }
.sail { display: flex; justify-content: space-between; align-items: center; border-radius: 4px; margin-top: 8px; padding: 0 18px 0 26px; height: 48px; font-size: 19px; box-shadow: inset 0 0 0 1.5px ${paint.line} }
.sail.on { box-shadow: inset 0 0 0 3px ${paint.ink}; background: ${paint.taxiTint} } .sail.full { color: ${paint.sindoor} }
.badge { position: absolute; width: 36px; height: 36px; margin: -18px 0 0 -18px; border-radius: 36px; background: ${paint.sindoor}; color: #fff; display: grid; place-items: center; font: 720 23px/1 "Anek Latin Variable"; padding-top: 3px; box-shadow: 0 0 0 3px #fff, 0 3px 6px rgb(0 0 0 / .4) }
`;

const total = booking.seats * booking.fare;

const sailings = [
  { time: "08:10", left: 0 },
  { time: "08:40", left: 2 },
  { time: "09:20", left: 31 },
]
  .map(
    ({ time, left }) =>
      `<div class="sail ${left === 0 ? "full" : left === 2 ? "on" : ""}"><b>${time}</b><span>${left === 0 ? "Full" : `${left} seats`}</span></div>`,
  )
  .join("");

const entry = (label: string, value: string) =>
  `<div class="lab">${label}</div><div class="fieldbox">${value}</div>`;
const button = `<div class="cta">Book ${booking.seats} seats for ${rupees(total)}</div>`;
const month = `<h2 style="font-size:28px">${booking.month}</h2>`;
const days = calendar({ states: false });

/** The places of the nine stops, in the order of the Tab key. */
const stops = [
  [86, 34],
  [604, 34],
  [86, 254],
  [500, 254],
  [86, 322],
  [500, 428],
  [500, 568],
  [500, 640],
  [500, 694],
] as const;

/** 1280 pixels: two columns. Its left 30 pixels lie outside the picture. */
export const widePage = `<div class="bar" style="height:68px;padding-left:118px">${midspanMark(38, "#fff")}${booking.line}</div>${at(632, 24, "Timetable", "font-size:19px;color:#fff")}
${riverHead(1060, 124, 410, 600)}${at(86, 84, '<h1 style="font-size:50px">Book a crossing</h1>')}
${at(86, 202, entry("From", booking.from), "width:374px")}${at(500, 202, entry("To", booking.to), "width:330px")}
${at(116, 311, month)}${at(92, 348, days, "--cell:48px")}
${at(500, 311, '<h2 style="font-size:28px">Friday 14 November</h2>')}${at(500, 340, sailings, "width:330px")}
${at(500, 517, entry("Mobile number", "98300 41207"), "width:330px")}${at(500, 612, button, "width:330px")}
${at(528, 682, "Change a booking", `font-size:19px;font-weight:600;color:${paint.hooghly};text-decoration:underline;text-underline-offset:4px`)}
${stops.map(([x, y], k) => `<div class="badge" style="left:${x}px;top:${y}px">${k + 1}</div>`).join("")}`;

/** 768 and 375 pixels: the same parts in one column. */
export const tabletPage = `<div class="bar" style="height:64px;padding-left:26px">${midspanMark(34, "#fff")}${booking.line}</div>${riverHead(400, 128, 276, 206)}${at(26, 81, '<h1 style="font-size:40px">Book a crossing</h1>')}
<div style="padding:16px 26px">${entry("From", booking.from)}<div style="height:12px"></div>${entry("To", booking.to)}<div style="margin-top:20px;--cell:44px">${month}<div style="height:8px"></div>${days}</div></div>`;

export const phonePage = `<div class="bar" style="height:104px;padding:46px 22px 0">${midspanMark(30, "#fff")}${booking.line}</div>${riverHead(340, 120, 252, 160)}${at(22, 120, '<h1 style="font-size:36px">Book a crossing</h1>')}
<div style="padding:14px 22px">${entry("From", booking.from)}<div style="height:10px"></div>${entry("To", booking.to)}<div style="margin-top:16px;--cell:41px">${month}<div style="height:4px"></div>${days}</div>${sailings}</div>`;
