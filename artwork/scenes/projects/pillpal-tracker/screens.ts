import { inr } from "#artwork/lib/format.ts";
import { homeBar } from "#artwork/lib/frames.ts";
import { bottle } from "./bottle.ts";
import {
  blankDaysBeforeFirst,
  type DayState,
  december,
  earlierMonths,
  month,
  refill,
  today,
} from "./doses.ts";
import { colours, icons, lineIcon, mark, tabBar, tick } from "./identity.ts";
import { pillIcon } from "./pills.ts";

export const screensCss = `
.page { position: relative; padding: 0 24px }
.slot { display: flex; align-items: baseline; justify-content: space-between; margin-top: 20px; font-size: 17px; font-weight: 640 }
.slot span { font-size: 16px; font-weight: 520; color: ${colours.muted} }
.dose { display: flex; align-items: center; gap: 14px; margin-top: 10px; padding: 15px 16px; border-radius: 24px; background: #fff; box-shadow: 0 0 0 1px ${colours.rule} }
.dose h3 { font-size: 20px; letter-spacing: -.02em; font-weight: 640; line-height: 1.15 }
.dose p { margin-top: 2px; font-size: 16px; color: ${colours.muted} }
.dose-picture { flex: none; width: 58px; height: 58px; border-radius: 18px; display: grid; place-items: center }
.dose-tick { flex: none; width: 40px; height: 40px; margin-left: auto; border-radius: 40px; display: grid; place-items: center; box-shadow: inset 0 0 0 2.5px #cdb6c4 }
.dose-tick.taken { background: ${colours.sage}; box-shadow: none }
.due { margin-top: 10px; padding: 18px; border-radius: 28px; background: ${colours.plum}; color: #fff }
.due h3 { font-size: 21px; font-weight: 640; line-height: 1.15 }
.due p { margin-top: 2px; font-size: 16px; color: #f0d5e6 }
.due-buttons { display: flex; gap: 10px; margin-top: 16px; font-size: 17px; font-weight: 680; text-align: center }
.due-buttons > div { padding: 15px 0; border-radius: 18px }
.weekday { flex: 1; text-align: center; font-size: 15px; color: ${colours.muted}; font-weight: 560 }
.weekday b { display: grid; place-items: center; width: 42px; height: 42px; margin: 7px auto 0; border-radius: 42px; font-size: 17px; color: ${colours.ink}; font-weight: 640 }
.initials { width: 42px; height: 42px; border-radius: 42px; display: grid; place-items: center; background: ${colours.blush}; font-weight: 700; font-size: 16px }
.panel { margin-top: 18px; padding: 6px 18px; border-radius: 24px; background: #fff; box-shadow: 0 0 0 1px ${colours.rule}; font-size: 17px }
.panel .row { height: 54px }
.panel .row + .row { border-top: 1px solid ${colours.rule} }
.panel span { color: ${colours.muted} }
.button { padding: 18px 0; border-radius: 22px; background: ${colours.plum}; color: #fff; text-align: center; font-size: 18px; font-weight: 680 }
.button.outline { padding: 15px 0; border-radius: 20px; background: none; box-shadow: inset 0 0 0 2px ${colours.plum}; color: ${colours.plum}; font-size: 17px }
.step { width: 42px; height: 42px; border-radius: 42px; display: grid; place-items: center; background: #fff; box-shadow: 0 0 0 1px ${colours.rule} }
.calendar { display: grid; grid-template-columns: repeat(7, 1fr); gap: 7px 0; justify-items: center; margin: 18px -6px 0 }
.calendar span { margin-bottom: 2px; font-size: 15px; color: ${colours.muted}; font-weight: 560 }
.calendar b { width: 44px; height: 44px; border-radius: 44px; display: grid; place-items: center; font-size: 17px; font-weight: 620 }
.legend { display: flex; gap: 16px; margin-top: 12px; font-size: 15.5px; color: ${colours.muted}; font-weight: 540 }
.legend i { display: inline-block; width: 14px; height: 14px; margin-right: 7px; border-radius: 9px; vertical-align: -1px }
.month { margin-top: 16px; padding: 18px 22px; border-radius: 28px; background: ${colours.sageTint}; color: ${colours.sageDeep} }
`;

const week = ["M", "T", "W", "T", "F", "S", "S"].map((letter, index) => ({ letter, day: 11 + index }));

export const todayScreen = `<div class="page" style="padding:14px 26px 0">
<div class="row apart"><div class="row" style="gap:9px">${mark}<span class="display" style="font-size:21px">PillPal</span></div><div class="initials">AR</div></div>
<div style="margin-top:18px;font-size:18px;font-weight:520;color:${colours.muted}">Good afternoon, Asha</div>
<h1 style="margin-top:4px;font-size:41px;line-height:1.02">Two taken,<br>two to go</h1>
<div class="row" style="margin:20px -6px 0">${week.map(({ letter, day }) => `<div class="weekday">${letter}${weekday(day)}</div>`).join("")}</div>
<div class="slot" style="margin-top:22px">Breakfast<span>8:00 am</span></div>
${dose({ picture: pillIcon("tablet", 36, 36, 20), ground: "#fbe3da", name: "Metformin", detail: "500 mg, 1 tablet", taken: true })}
${dose({ picture: pillIcon("oval", 42, 24, -30), ground: "#fff0c9", name: "Vitamin D3", detail: "1,000 IU, 1 tablet", taken: true })}
<div class="slot">Lunch<span>1:30 pm</span></div>
<div class="due">
<div class="row" style="gap:14px"><div class="dose-picture" style="background:#7d3a6f">${pillIcon("capsule", 46, 18.4, -35)}</div><div><h3>Esomeprazole</h3><p>20 mg, 1 capsule, before food</p></div></div>
<div class="due-buttons"><div style="flex:1.5;background:#fff;color:${colours.plum}">Take now</div><div style="flex:1;box-shadow:inset 0 0 0 2px #a7769b">Snooze</div></div>
</div>
<div class="slot">Dinner<span>8:30 pm</span></div>
${dose({ picture: pillIcon("tablet", 36, 36, 20), ground: "#fbe3da", name: "Metformin", detail: "500 mg, 1 tablet", taken: false })}
</div>${tabBar("Today")}`;

function weekday(day: number): string {
  if (day === today) return `<b style="background:${colours.plum};color:#fff">${day}</b>`;
  if (day > today) return `<b>${day}</b>`;
  return `<b style="background:${colours.sageTint}">${tick(colours.sage, 2.8)}</b>`;
}

interface Dose {
  picture: string;
  ground: string;
  name: string;
  detail: string;
  taken: boolean;
}

function dose({ picture, ground, name, detail, taken }: Dose): string {
  return `<div class="dose"><div class="dose-picture" style="background:${ground}">${picture}</div><div><h3>${name}</h3><p>${detail}</p></div><div class="dose-tick ${taken ? "taken" : ""}">${taken ? tick("#fff") : ""}</div></div>`;
}

export const refillBackdrop = `<div style="position:absolute;inset:0 0 auto;height:404px;background:#ffe1c7"></div>`;

export const refillScreen = `<div class="page">
<div class="row apart" style="margin-top:8px">${lineIcon(icons.back, 28)}<b style="font-size:17px">Refill</b>${lineIcon(icons.more, 26)}</div>
${bottle}
<h1 style="margin-top:30px;font-size:38px;line-height:1.02">Six days of<br>Metformin left</h1>
<p style="margin-top:10px;font-size:18px;line-height:1.4;color:${colours.muted}">${refill.tabletsLeft} tablets at two a day. Order by Sunday and you will not miss a dose.</p>
<div class="panel"><div class="row apart"><span>60 tablets, 500 mg</span><b>${inr(refill.price)}</b></div><div class="row apart"><span>Lake Road Pharmacy</span><b>Sat, 10 am</b></div></div>
<div class="button" style="margin-top:16px">Refill for ${inr(refill.price)}</div>
</div>`;

const dayLook: Readonly<Record<DayState, string>> = {
  taken: `background:${colours.sage};color:#fff`,
  some: `background:conic-gradient(${colours.sun} 0 50%, #fbe9c4 50% 100%)`,
  missed: `box-shadow:inset 0 0 0 2.5px ${colours.coral};color:#b5301b`,
  today: `background:${colours.plum};color:#fff`,
  ahead: `color:${colours.muted}`,
};

const barScale = (percent: number) => (percent - 55) * 1.85;

export const progressScreen = `<div class="page" style="padding-top:80px">
<div class="row apart"><h1 style="font-size:36px">December</h1><div class="row" style="gap:8px"><span class="step">${lineIcon(icons.back, 20)}</span><span class="step">${lineIcon(icons.forward, 20)}</span></div></div>
<div class="calendar">${week.map(({ letter }) => `<span>${letter}</span>`).join("")}${"<i></i>".repeat(blankDaysBeforeFirst)}${december.map(({ day, state }) => `<b style="${dayLook[state]}">${day}</b>`).join("")}</div>
<div class="legend"><span><i style="background:${colours.sage}"></i>All taken</span><span><i style="background:${colours.sun}"></i>Some</span><span><i style="box-shadow:inset 0 0 0 2.5px ${colours.coral}"></i>Missed</span></div>
<div class="month">
<div class="row apart" style="align-items:flex-end"><div><div style="font-size:17px;font-weight:620">Taken this month</div><div class="display" style="margin-top:8px;font-size:62px;line-height:.95">${month.percent}%</div></div>
<svg width="130" height="74">${earlierMonths.map((percent, index) => `<rect x="${index * 26}" y="${74 - barScale(percent)}" width="18" height="${barScale(percent)}" rx="6" fill="${index === earlierMonths.length - 1 ? colours.sage : "#a9d5b9"}"/>`).join("")}</svg></div>
<p style="margin-top:10px;font-size:16.5px;line-height:1.35">${month.taken} of ${month.due} doses,<br>up from 84% in November</p>
</div>
<div class="button outline" style="margin-top:14px">Share with Dr Sen</div>
</div>${tabBar("Progress")}${homeBar(colours.ink)}`;
