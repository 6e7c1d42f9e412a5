import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { midspanMark } from "#artwork/scenes/brand/identity.ts";
import { at, houseCss, houseFonts, layer, paint } from "../house.ts";
import { booking, calendar, calendarCss, field, shadow } from "./ferry.ts";

const states = ["Default", "Hover", "Focus", "Error", "Disabled"] as const;
type State = (typeof states)[number];

/** Drawn one and a half times as large as in the browser; the figures are the browser's pixels. */
const css = `
.sheet { position: absolute; left: -30px; top: 96px; width: 1092px; height: 960px; background: #fff; box-shadow: 0 0 0 1px rgb(90 56 0 / .3), 0 20px 34px -8px rgb(96 58 0 / .45) }
.state { font-size: 27px; font-weight: 640 }
.button { position: relative; width: 276px; height: 72px; border-radius: 6px; background: ${paint.ink}; color: #fff; font-size: 25px; font-weight: 620; line-height: 72px; text-align: center }
.button.Hover { background: ${paint.hooghlyDeep} }
.button.Focus { box-shadow: 0 0 0 4px #fff, 0 0 0 9px ${paint.hooghly} }
.button.Error { background: #fff; color: ${paint.sindoor}; box-shadow: inset 0 0 0 3px ${paint.sindoor} }
.button.Disabled { background: #e3e7ea; color: ${paint.steel} }
.entry { width: 414px }
.entry label { display: block; font-size: 21px; font-weight: 600; line-height: 26px; margin-bottom: 9px }
.box { height: 63px; border-radius: 6px; padding: 0 30px; line-height: 63px; font-size: 25px; background: #fff; box-shadow: inset 0 0 0 2px ${paint.lineStrong} }
.Hover .box { box-shadow: inset 0 0 0 3px ${paint.ink} }
.Focus .box { box-shadow: inset 0 0 0 2px ${paint.ink}, 0 0 0 3px #fff, 0 0 0 8px ${paint.hooghly} }
.Error .box { box-shadow: inset 0 0 0 3px ${paint.sindoor} }
.Disabled .box { background: #eef1f3; box-shadow: inset 0 0 0 2px #cfd5da; color: ${paint.steel} }
.Disabled label { color: ${paint.steel} }
.why { margin-top: 5px; font-size: 20px; line-height: 24px; font-weight: 580; color: ${paint.sindoor} }
.gap { position: absolute; display: grid; place-items: center; background: ${paint.taxi}; color: ${paint.ink}; font: 700 21px/1 "Anek Latin Variable"; font-stretch: 88% }
.card { position: absolute; background: #fff; border-radius: 8px; box-shadow: 0 0 0 1px rgb(90 56 0 / .28), 0 16px 30px -6px rgb(96 58 0 / .5) }
.key { position: absolute; left: 1286px; top: 886px; width: 300px; height: 200px; rotate: -5deg; border-radius: 26px; background: ${paint.ink}; box-shadow: inset 0 -16px 0 #05080a, inset 0 2px 0 #4a535c }
.key > div { position: absolute; left: 18px; top: 12px; width: 264px; height: 150px; border-radius: 18px; background: linear-gradient(#343c44, #232a31); color: #fff; font: 640 40px/1 "Anek Latin Variable"; padding: 26px 28px }
`;

const rowTop = (index: number) => 268 + index * 148;
const lefts = { state: 64, button: 218, entry: 528 };

function button(state: State): string {
  const label = { Error: "Not booked", Disabled: "Book 2 seats" }[state as string] ?? "Book 2 seats";
  return `<div class="button ${state}">${label}</div>`;
}

const entries: Record<State, { text: string; why?: string }> = {
  Default: { text: `<span style="color:${paint.steel}">10 digits</span>` },
  Hover: { text: `<span style="color:${paint.steel}">10 digits</span>` },
  Focus: { text: `98300 4<span style="color:${paint.hooghly};font-weight:300">|</span>` },
  Error: { text: "98300 412", why: "One digit is missing" },
  Disabled: { text: "98300 41207" },
};

function entry(state: State): string {
  const { text, why } = entries[state];
  return `<div class="entry ${state}"><label>Mobile number</label><div class="box">${text}</div>${why ? `<div class="why">${why}</div>` : ""}</div>`;
}

const rows = states.map((state, index) => {
  const top = rowTop(index);
  const rule =
    index > 0
      ? `<div class="at" style="left:64px;top:${top - 28}px;width:878px;height:1px;background:${paint.line}"></div>`
      : "";
  return (
    rule +
    at(lefts.state, top + 31, state, "font-size:27px;font-weight:640") +
    at(lefts.button, top + 12, button(state)) +
    at(lefts.entry, top - 17, entry(state))
  );
});

function gap(left: number, top: number, width: number, height: number, label: string): string {
  return `<div class="gap" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px">${label}</div>`;
}

/** The paddings of one button and one field, painted over them. */
const gaps = [
  gap(lefts.button, rowTop(0) + 12, 54, 72, "36"),
  gap(lefts.button + 222, rowTop(0) + 12, 54, 72, "36"),
  gap(lefts.entry, rowTop(1) + 18, 30, 63, "20"),
  gap(lefts.entry + 300, rowTop(3) + 9, 114, 9, ""),
  at(lefts.entry + 340, rowTop(3) - 19, "6", "font:700 28px/1 'Anek Latin Variable'"),
].join("");

const pointer = `<svg class="at" style="left:1278px;top:466px;filter:drop-shadow(0 5px 5px rgb(60 36 0 / .4))" width="62" height="72" viewBox="0 0 31 36"><path d="M3 2l22 19.500-10 .8 5.800 11.600-5 2.300L10.200 24.300 3 31z" fill="${paint.ink}" stroke="#fff" stroke-width="2.200" stroke-linejoin="round"/></svg>`;

const picker = { left: 968, top: 76, width: 576, height: 560 };

const pickerCard = `<div class="card" style="left:${picker.left}px;top:${picker.top}px;width:${picker.width}px;height:${picker.height}px;padding:38px 36px;--cell:72px">
<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:24px"><h2 style="font-size:44px">${booking.month}</h2>
<svg width="112" height="44" viewBox="0 0 112 44" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M24 10L12 22l12 12" stroke="#a9b1b9"/><path d="M88 10l12 12-12 12" stroke="${paint.ink}"/></svg></div>
${calendar()}</div>`;

/** Measures in ink on the field. */
const measures = layer(`<g stroke="${paint.ink}" stroke-width="2.5" fill="none">
<path d="M${picker.left + 1} 48H${picker.left + picker.width - 1}M${picker.left + 1} 36v24M${picker.left + picker.width - 1} 36v24"/></g>
<rect x="${picker.left + 248}" y="30" width="84" height="36" fill="${field}"/>
<text x="${picker.left + 288}" y="59" text-anchor="middle" class="anek" font-size="32">384</text>`);

const alert = `<div class="card" style="left:968px;top:684px;width:576px;height:160px;border-left:12px solid ${paint.sindoor};border-radius:6px;padding:26px 30px">
<h3 style="font-size:35px">The 08:10 is full</h3>
<div style="margin-top:12px;font-size:23px;color:${paint.graphite}">Two seats are left on the 08:40.</div>
<div style="margin-top:6px;font-size:23px;font-weight:640;color:${paint.hooghly};text-decoration:underline;text-underline-offset:5px;text-decoration-thickness:2px">Take the 08:40</div></div>`;

/** A sheet of states that runs off the left, the date picker and the alert on the yellow field, a Tab key. */
export const scene = defineScene({
  field,
  fonts: houseFonts,
  css: houseCss + calendarCss + css,
  html: [
    castShadow({ left: -60, top: 190, width: 1080, height: 900, colour: shadow, opacity: 0.4, radius: 10 }),
    '<div class="sheet"></div>',
    at(64, 136, midspanMark(58)),
    at(146, 133, `<h1 style="font-size:54px">Booking form</h1>`),
    at(lefts.entry, 147, `Sheet 3 of 8, in pixels`, `font-size:23px;color:${paint.steel}`),
    rows.join(""),
    gaps,
    castShadow({ left: 1000, top: 150, width: 540, height: 540, colour: shadow, opacity: 0.5, radius: 30 }),
    pickerCard,
    pointer,
    measures,
    castShadow({ left: 990, top: 740, width: 540, height: 130, colour: shadow, opacity: 0.45, radius: 30 }),
    alert,
    castShadow({ left: 1300, top: 930, width: 280, height: 140, colour: shadow, opacity: 0.7, blur: 26 }),
    '<div class="key"><div>Tab</div></div>',
  ].join("\n"),
});
