import { inr } from "#artwork/lib/format.ts";
import { colours, mark } from "./identity.ts";
import { crop } from "./produce.ts";
import { crate, cratesLeft, items, slotRoom, slots, thursday } from "./week.ts";

export const screensCss = `
.page { position: relative; padding: 0 22px }
.page h1 { font-size: 34px; line-height: 1.06 }
.closing { display: inline-block; margin-top: 14px; padding: 8px 13px 7px; border-radius: 10px; background: ${colours.tapeTint}; font-size: 15.5px; font-weight: 600 }
.offer { position: relative; margin: 16px -8px 0; border-radius: 24px; overflow: hidden; background: #dfecbf }
.offer .goods { display: block; width: 100%; height: 196px }
.offer .about { padding: 15px 18px 16px; background: #fff; box-shadow: inset 0 0 0 1px ${colours.rule} }
.offer .price { font-size: 33px; line-height: 1 }
.offer p { margin-top: 6px; font-size: 15.5px; line-height: 1.36; color: ${colours.muted} }
.folded { display: flex; align-items: center; justify-content: space-between; height: 50px; margin: 12px -8px 0; padding: 0 18px; border-radius: 16px; background: #fff; box-shadow: inset 0 0 0 1px ${colours.rule}; font-size: 16px; font-weight: 620 }
.folded.gone { color: ${colours.clay}; background: ${colours.clayTint}; box-shadow: none }
.slot-row { position: relative; display: grid; grid-template-columns: 78px 1fr auto; align-items: center; height: 76px; margin: 0 -8px; padding: 0 16px; border-radius: 20px }
.slot-row + .slot-row { margin-top: 7px }
.slot-row .time { font-size: 25px }
.slot-row small { font-size: 15.5px; font-weight: 560; color: ${colours.muted}; text-align: right }
.places { display: grid; grid-template-columns: repeat(6, 24px); gap: 5px }
.places i { height: 17px; border-radius: 4px; box-shadow: inset 0 0 0 1.5px #b6c39c }
.places .taken { background: #a9bd88; box-shadow: none }
`;

export const shopScreen = `<div class="page" style="padding-top:12px">
<div class="row" style="gap:9px">${mark(32)}<span class="display" style="font-size:20px;padding-top:4px">Harvest Direct</span></div>
<div class="closing">Orders close in ${thursday.closesIn}</div>
<div class="offer">
<svg class="goods" viewBox="0 0 356 196"><rect width="356" height="196" fill="#d5e6ad"/>${crop("bottle gourd", { x: 36, y: 58, scale: 0.62, turn: 12 })}${crop("spinach", { x: 330, y: 196, scale: 0.78, turn: -122 })}${crop("aubergine", { x: 66, y: 142, scale: 0.62, turn: 4 })}${crop("mango", { x: 190, y: 132, scale: 0.62, turn: 12 })}${crop("okra", { x: 88, y: 110, scale: 0.66, turn: -8 })}${crop("okra", { x: 24, y: 122, scale: 0.6, turn: 26 })}</svg>
<div class="about"><div class="row apart" style="align-items:baseline"><h2 style="font-size:23px">July crate</h2><div class="display price">${inr(crate.price)}</div></div>
<p>${items.length} crops, ${crate.litres} litres. <b style="color:${colours.leaf}">${cratesLeft} of ${crate.of} left</b></p></div></div>
<div class="folded"><span>Half crate</span><span class="display" style="font-size:20px">${inr(crate.halfPrice)}</span></div>
<div class="folded gone"><span>Extra Fazli mangoes</span><span>All gone</span></div>
</div>`;

export const slotScreen = `<div class="page" style="padding-top:14px">
<div class="row apart" style="font-size:16px"><span class="muted" style="font-weight:560">Pick-up point</span><b style="color:${colours.leaf}">Change</b></div>
<h1 style="margin-top:9px;font-size:38px">${crate.point}</h1>
<p style="margin:2px 0 18px;font-size:17px" class="muted">Saturday 13 July, half-hour slots</p>
${slots.map(slotRow).join("")}
</div>`;

function slotRow({ from, taken, chosen }: (typeof slots)[number]): string {
  const room = slotRoom - taken;
  const places = Array.from({ length: slotRoom }, (_, k) => {
    const yours = chosen && k === taken;
    return `<i class="${k < taken ? "taken" : ""}" style="${chosen && k < taken ? "background:#6fa05e" : ""}${yours ? `background:${colours.tape};box-shadow:none` : ""}"></i>`;
  }).join("");
  const look = chosen
    ? `background:${colours.leafDeep};color:#fff`
    : `background:#fff;box-shadow:inset 0 0 0 1px ${colours.rule}${room === 0 ? ";color:#8d9682" : ""}`;
  const note = chosen
    ? '<small style="color:#ffe48a">Yours</small>'
    : room === 0
      ? `<small style="color:${colours.clay}">Full</small>`
      : `<small>${room} left</small>`;
  return `<div class="slot-row" style="${look}"><span class="display time" style="${room === 0 ? "text-decoration:line-through;text-decoration-thickness:2px" : ""}">${from}</span><span class="places">${places}</span>${note}</div>`;
}

export const numberScreen = `<div class="page" style="padding-top:18px;text-align:center">
<div style="font-size:20px;font-weight:640">Your crate, yellow tape</div>
<div class="display" style="margin-top:34px;font-size:282px;line-height:.92;letter-spacing:-.06em;font-weight:840">${crate.number}</div>
<h1 style="margin-top:-6px;font-size:42px">${crate.point}</h1>
<p style="margin-top:8px;font-size:21px;line-height:1.34;font-weight:560">Saturday 13 July<br>7:30 to 8:00 am</p>
<div style="margin:20px -4px 0;padding:15px 0 14px;border-radius:16px;background:${colours.ink};color:#fff;font-size:17px;font-weight:600">Kept here, no signal needed</div>
<div class="row apart" style="margin-top:18px;font-size:18px;font-weight:600"><span>July crate</span><span>${inr(crate.price)} paid</span></div>
</div>`;
