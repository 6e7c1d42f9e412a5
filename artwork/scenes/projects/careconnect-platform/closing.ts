import { colours, icon } from "./identity.ts";
import { followUp } from "./visit.ts";

export const closingCss = `
.closing { position: absolute; padding: 32px 32px 30px; border-radius: 34px; background: ${colours.card}; box-shadow: 0 0 0 1px rgb(11 60 78 / .16), 0 5px 10px rgb(9 60 80 / .16), 0 26px 36px -8px rgb(9 60 80 / .34) }
.closing h2 { font-size: 31px; line-height: 1.08 }
.closing p { margin-top: 7px; font-size: 18px; color: ${colours.muted} }
.next { display: grid; grid-template-columns: 1fr 1fr; gap: 9px; margin-top: 20px; font-size: 18px; font-weight: 600 }
.next span { display: flex; align-items: center; height: 52px; padding: 0 18px; border-radius: 16px; background: ${colours.wash} }
.next .chosen { background: ${colours.deep}; color: #fff }
.days { display: flex; justify-content: space-between; margin-top: 22px; text-align: center; font-size: 15.5px; font-weight: 560; color: ${colours.muted} }
.days b { display: grid; place-items: center; width: 54px; height: 54px; margin-top: 7px; border-radius: 18px; font-size: 21px; font-weight: 640; color: ${colours.ink} }
.days .chosen { background: ${colours.sun} }
.days .closed { color: #a6bac2; font-weight: 500 }
.times { display: flex; gap: 9px; margin-top: 12px; font-size: 18px; font-weight: 600 }
.times span { flex: 1; display: grid; place-items: center; height: 48px; border-radius: 16px; box-shadow: inset 0 0 0 1.5px ${colours.rule} }
.times .taken { color: #9aafb8; text-decoration: line-through; background: ${colours.wash}; box-shadow: none }
.times .chosen { background: ${colours.sun}; box-shadow: none }
.owner { display: flex; align-items: center; gap: 13px; margin-top: 20px; padding-top: 18px; border-top: 1.5px solid ${colours.rule}; font-size: 19px; font-weight: 640 }
.owner small { display: block; font-size: 16px; font-weight: 480; color: ${colours.muted} }
.owner i { margin-left: auto; font-style: normal; font-size: 17px; font-weight: 600; color: ${colours.deep} }
.end { display: grid; place-items: center; height: 66px; margin-top: 20px; border-radius: 22px; background: ${colours.deep}; color: #fff; font-size: 20px; font-weight: 660 }
`;

/** Monday to Saturday of the week of the follow-up; the clinic is shut on Monday for Saraswati Puja. */
const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((name, k) => ({ name, date: 3 + k }));
const times = [
  { time: "10:00", look: "taken" },
  { time: followUp.time, look: "chosen" },
  { time: "10:40", look: "" },
];

/** The step that every visit ends with. */
export function closingCard(place: string): string {
  const days = week.map(({ name, date }) => {
    const look = date === 4 ? "chosen" : date === 3 ? "closed" : "";
    return `<div>${name}<b class="${look}">${date}</b></div>`;
  });
  return `<div class="closing" style="${place}"><h2>What comes next?</h2><p>A visit closes with a date and a name.</p>
<div class="next"><span>Nothing</span><span>Message</span><span>Test</span><span class="chosen">Another visit</span></div>
<div class="row apart" style="margin-top:24px"><b class="display" style="font-size:22px;letter-spacing:-.02em">${followUp.weekday} ${followUp.date}, ${followUp.time}</b></div>
<div class="days" style="margin-top:12px">${days.join("")}</div>
<div class="times">${times.map(({ time, look }) => `<span class="${look}">${time}</span>`).join("")}</div>
<div class="owner">${icon("person", 32)}<div>${followUp.owner}<small>sees to it</small></div><i>Change</i></div>
<div class="end">Book and end visit</div></div>`;
}
