import { castShadow } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { fleet, type LateVehicle, lateVehicles, onTime } from "./fleet.ts";
import { colours, field, fonts, identityCss } from "./identity.ts";
import { oldWindow, oldWindows } from "./old-windows.ts";

const depots = [1, 2, 3, 4, 5, 6, 7];
const lanes = { top: 112, height: 81, slot: 520, perMinute: 7.8 };
const rank = { left: 96, rows: 4, pitch: 30, row: 17.5 };
const floor = 686;

const laneTop = (depot: number) => lanes.top + (depot - 1) * lanes.height;
const lateBarges = lateVehicles.filter(({ barge }) => barge).length;

/** A vehicle from above on its way to the left, 26 × 12. */
const symbols = `<symbol id="lorry" viewBox="0 0 26 12" overflow="visible"><rect x="8" width="18" height="12" rx="1.800"/><path d="M7.200 1v10H4Q0 11 0 7.500v-3Q0 1 4 1z"/></symbol><symbol id="barge" viewBox="0 0 26 12" overflow="visible"><path d="M0 6Q5 0 10 0h13q3 0 3 3v6q0 3-3 3H10Q5 12 0 6z"/></symbol>`;

/** The vehicles that will make their slot, shared out over the seven depots, barges at the rear of their rank. */
function ranks(): string {
  const random = seeded(16);
  return depots
    .map((depot) => {
      const share = (count: number) => Math.floor((count + depots.length - depot) / depots.length);
      const barges = share(fleet.barges - lateBarges);
      const count = share(onTime - (fleet.barges - lateBarges)) + barges;
      return Array.from({ length: count }, (_, k) => {
        const x = rank.left + Math.floor(k / rank.rows) * rank.pitch + (random() - 0.5) * 2.6;
        const y = laneTop(depot) + 7 + (k % rank.rows) * rank.row + (random() - 0.5) * 2;
        const kind = k >= count - barges ? "barge" : "lorry";
        return `<use href="#${kind}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="26" height="12"/>`;
      }).join("");
    })
    .join("");
}

/** A late lorry on its way to the left, its nose at x. */
function lorryFromAbove(x: number, y: number): string {
  const ribs = Array.from({ length: 5 }, (_, k) => `M${31 + k * 9}-12V12`).join("");
  return `<g transform="translate(${x} ${y}) scale(.9)"><rect x="-5" y="-19" width="87" height="38" fill="${colours.wall}"/><rect x="15" y="-4" width="12" height="8" fill="${colours.muted}"/><path d="M20-14v28H9Q0 14 0 6V-6q0-8 9-8z" fill="#ffd285"/><path d="M5-9q6-2 7 0v18q-1 2-7 0-3-9 0-18z" fill="${colours.wall}"/><rect x="23" y="-16" width="55" height="32" rx="4" fill="${colours.late}"/><path d="${ribs}" stroke="#b36a00" stroke-width="2.400"/></g>`;
}

/** A late barge, its bow at x, with two open holds. */
function bargeFromAbove(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(.9)"><rect x="-5" y="-19" width="95" height="38" fill="${colours.wall}"/><path d="M0 0Q14-16 28-16h50q8 0 8 8V8q0 8-8 8H28Q14 16 0 0z" fill="${colours.barge}"/><rect x="26" y="-9" width="19" height="18" rx="2" fill="#7d2c18"/><rect x="49" y="-9" width="19" height="18" rx="2" fill="#7d2c18"/><rect x="73" y="-8" width="9" height="16" rx="2" fill="#ffd9cd"/></g>`;
}

function lateVehicle({ code, depot, barge, lacks }: LateVehicle): string {
  const colour = barge ? colours.barge : colours.late;
  const x = lanes.slot + lacks * lanes.perMinute;
  const y = laneTop(depot);
  return `<path d="M${lanes.slot} ${y + 44}H${x}" stroke="${colour}" stroke-width="5"/>
${barge ? bargeFromAbove(x, y + 44) : lorryFromAbove(x, y + 44)}
<text class="display" x="${x - 1}" y="${y + 26}" font-size="34" font-weight="740" font-stretch="84%" fill="${colour}">${lacks}</text>
<text class="mono" x="${x - 1}" y="${y + 77}" font-size="19" font-weight="520" fill="${colours.text}">${code}</text>`;
}

const scale = [30, 60, 90, 120]
  .map((minutes) => {
    const x = lanes.slot + minutes * lanes.perMinute;
    return `<path d="M${x} ${lanes.top}V${floor}" stroke="${colours.rule}" stroke-width="2"/><text x="${x}" y="${lanes.top - 17}" text-anchor="middle" font-size="25" font-weight="560" fill="${colours.muted}">${minutes}${minutes === 120 ? " min" : ""}</text>`;
  })
  .join("");

const depotSigns = depots
  .map(
    (depot) =>
      `<path d="M0 ${laneTop(depot) + lanes.height}H1600" stroke="#12323c" stroke-width="2"/><rect x="32" y="${laneTop(depot) + 20}" width="42" height="42" rx="9" fill="${colours.text}"/><text class="display" x="53" y="${laneTop(depot) + 52}" text-anchor="middle" font-size="31" font-weight="720" fill="${colours.ink}">${depot}</text>`,
  )
  .join("");

const wall = `<svg width="1600" height="${floor}" style="display:block"><defs>${symbols}</defs>${scale}${depotSigns}
<g fill="#7d979c">${ranks()}</g>
<path d="M${lanes.slot} ${lanes.top - 8}V${floor}" stroke="${colours.text}" stroke-width="4"/><text x="${lanes.slot}" y="${lanes.top - 17}" text-anchor="middle" font-size="25" font-weight="640" fill="${colours.text}">Slot</text>
${lateVehicles.map(lateVehicle).join("")}
<text class="display" x="30" y="88" font-size="92" font-weight="760" font-stretch="82%" fill="${colours.late}">${lateVehicles.length}</text><text class="display" x="134" y="52" font-size="31" font-weight="640" fill="${colours.text}">late in colour,</text><text class="display" x="134" y="87" font-size="31" font-weight="640" fill="${colours.muted}">${onTime} grey</text></svg>`;

/** Where each old window lies, back to front. */
const heapOrder = [2, 12, 15, 6, 17, 0, 10, 13, 18, 3, 5, 9, 16, 7, 4, 1, 14, 8, 11];
const heapPlaces: readonly (readonly [x: number, y: number, turn: number])[] = [
  [715, 806, -9],
  [770, 833, 12],
  [330, 820, 7],
  [120, 808, -13],
  [950, 865, -6],
  [20, 886, 9],
  [470, 840, 15],
  [690, 876, -14],
  [1060, 917, 17],
  [240, 894, -18],
  [860, 917, 6],
  [380, 924, -7],
  [590, 932, 10],
  [110, 970, 4],
  [1010, 978, -12],
  [745, 970, -5],
  [300, 989, 13],
  [915, 997, 9],
  [520, 997, -8],
];

const heap = heapOrder
  .map((index, k) => {
    const old = oldWindows[index];
    const [x, y, turn] = heapPlaces[k] ?? [0, 0, 0];
    if (!old) throw new Error("a window is missing from the heap");
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.12) translate(${-old.w / 2} ${-old.h / 2})" style="filter:drop-shadow(0 5px 5px rgb(0 12 16 / .5))">${oldWindow({ ...old, x: 0, y: 0 }, index)}</g>`;
  })
  .join("");

const css = `
.wall { position: absolute; left: -24px; top: 0; width: 1648px; height: ${floor + 12}px; padding: 0 24px; overflow: hidden; background: ${colours.wall}; border-bottom: 12px solid #03090c; box-shadow: 0 1px 0 #37636f, 0 6px 12px rgb(0 10 14 / .5) }
.label { position: absolute; left: 1216px; top: 756px }
.label b { display: block; font-size: 168px; font-weight: 760; font-stretch: 80%; line-height: .8; letter-spacing: -.02em }
.label span { display: block; margin-top: 20px; font-size: 38px; font-weight: 620; letter-spacing: -.01em }
`;

/** The windows of the old wall lie in a heap at the foot of the new one. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    castShadow({
      left: -40,
      top: 560,
      width: 1680,
      height: 190,
      colour: "#000d11",
      opacity: 0.7,
      radius: 20,
    }),
    `<div class="wall">${wall}</div>`,
    `<svg width="1600" height="1000" style="position:absolute;inset:0">${heap}</svg>`,
    `<div class="label display"><b>${oldWindows.length}</b><span>windows before</span></div>`,
  ].join("\n"),
});
