import { castShadow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, identityCss, mark, pillPalPhone, shadow, tick } from "./identity.ts";
import { thali } from "./thali.ts";

/** Thursday 14 December, 8.55 pm. Names of medicines never leave Asha's phone; only these counts do. */
const meals = [
  { name: "Breakfast", time: "8:00 am", due: 2, taken: 2 },
  { name: "Lunch", time: "1:30 pm", due: 1, taken: 1 },
  { name: "Dinner", time: "8:30 pm", due: 1, taken: 0 },
] as const;

const css = `
.family { padding: 16px 38px 0 }
.emblem svg { display: block; width: 46px; height: 46px }
.family h1 { margin-top: 8px; font-size: 64px; line-height: .99; letter-spacing: -.035em }
.meal { display: flex; align-items: center; justify-content: space-between; margin-top: 14px; padding: 0 26px; height: 96px; border-radius: 30px; background: #fff; box-shadow: 0 0 0 1px ${colours.rule}; font-size: 25px }
.meal b { font-weight: 680 }
.meal span { color: ${colours.muted} }
.meal.late { height: 122px; background: #ffe3da; box-shadow: inset 0 0 0 3px ${colours.coral} }
.meal.late span { display: block; margin-top: 2px; color: #a82c16; font-weight: 640 }
.pips { display: flex; gap: 10px }
.pips i { width: 46px; height: 46px; border-radius: 46px; display: grid; place-items: center; background: ${colours.sage} }
.pips i.open { background: none; box-shadow: inset 0 0 0 4px ${colours.coral} }
.hidden { display: flex; align-items: center; gap: 12px; margin-top: 22px; font-size: 23px; color: ${colours.muted} }
.choices { display: flex; gap: 14px; margin-top: 24px; font-size: 29px; font-weight: 680; text-align: center }
.choices > div { flex: 1; padding: 27px 0; border-radius: 34px }
`;

const rows = meals.map(({ name, time, due, taken }) => {
  const pips = Array.from({ length: due }, (_, index) =>
    index < taken ? `<i>${tick("#fff")}</i>` : '<i class="open"></i>',
  );
  return taken < due
    ? `<div class="meal late"><div><b>${name}, ${time}</b><span>25 minutes late</span></div><div class="pips">${pips.join("")}</div></div>`
    : `<div class="meal"><div><b>${name}</b> <span>${time}</span></div><div class="pips">${pips.join("")}</div></div>`;
});

const closedEye =
  '<svg class="line-icon" width="30" height="30" viewBox="0 0 24 24"><path d="M3 9.5c2.3 3.300 5.300 5 9 5s6.700-1.700 9-5M6.200 13l-1.700 2.600M12 14.500v3.200M17.800 13l1.700 2.600"/></svg>';

const screen = `<div class="page family">
<div class="row apart"><div class="row" style="gap:13px"><span class="emblem">${mark}</span><span class="display" style="font-size:28px">Family</span></div><span style="font-size:22px;color:${colours.muted}">Thursday 14 Dec</span></div>
<div style="margin-top:30px;font-size:26px;color:${colours.muted}">Good evening, Rhea</div>
<h1>Asha has taken<br>three of four</h1>
<div style="height:16px"></div>
${rows.join("")}
<div class="hidden">${closedEye}Names of medicines are hidden</div>
<div class="choices"><div style="background:${colours.plum};color:#fff">Call</div><div style="box-shadow:inset 0 0 0 3px ${colours.plum};color:${colours.plum}">Nudge</div></div>
</div>`;

/** A daughter's phone beside her own dinner, seen from above. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    `<svg width="1600" height="1000" style="position:absolute;inset:0"><g transform="translate(1182 476)">${thali}</g></svg>`,
    `<div style="position:absolute;inset:0;rotate:-5deg;transform-origin:480px 560px">`,
    castShadow({ left: 196, top: 130, width: 600, height: 1150, colour: shadow, opacity: 0.75, radius: 110 }),
    pillPalPhone({ left: 168, top: 42, width: 624, content: screen, time: "8:55" }),
    "</div>",
  ].join("\n"),
});
