import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, display, field, fonts, identityCss, mark, shadow } from "./identity.ts";

/** Average days from a gift to its first bill, by the month in 2024 in which the bill came. */
const months = [
  { name: "July", days: 68 },
  { name: "August", days: 66 },
  { name: "September", days: 44 },
  { name: "October", days: 33 },
  { name: "November", days: 24 },
  { name: "December", days: 19 },
] as const;
const before = 71;
const launch = 2;

const step = 268;
const start = -4;
const floor = 1000;
const day = 9.6;
const y = (days: number) => floor - 74 - days * day;
const x = (index: number) => start + index * step;

const css = `${identityCss}
.days { position: absolute; font: 640 128px/.8 ${display}; font-variation-settings: "SOFT" 100, "WONK" 0; font-feature-settings: "tnum", "lnum"; letter-spacing: -.025em }
.month { position: absolute; bottom: 26px; font-size: 29px; font-weight: 600 }
.title { position: absolute; left: 26px; top: 44px; color: #fff }
.title h1 { font-size: 76px; line-height: 1; letter-spacing: -.03em }
.title p { margin-top: 14px; font-size: 29px }
.note { position: absolute; font-size: 31px; font-weight: 600; color: #fff; white-space: nowrap }
.wait { position: absolute; left: 984px; top: 420px; width: 500px; padding: 26px 30px 28px; border-radius: 22px; background: ${colours.card} }
.wait h2 { font-size: 43px; line-height: 1.02; letter-spacing: -.03em }
.wait p { margin-top: 12px; font-size: 24px; line-height: 1.3; color: ${colours.muted} }
`;

const stairs = `M${x(0)} ${floor}${months.map(({ days }, k) => `L${x(k)} ${y(days)}L${x(k + 1)} ${y(days)}`).join("")}L${x(6)} ${floor}Z`;

/** One line for each day of waiting. */
function dayLines(): string {
  return months
    .flatMap(({ days }, k) =>
      Array.from({ length: days }, (_, line) => `M${x(k)} ${(y(line)).toFixed(1)}h${step}`),
    )
    .map((d) => `<path d="${d}" stroke="${colours.crimsonDeep}" stroke-opacity=".1" stroke-width="1.5"/>`)
    .join("");
}

/** A staircase from July to December, with the year before as the line that it leaves. */
export const scene = defineScene({
  field,
  fonts,
  css,
  html: [
    `<svg width="1600" height="1000" style="position:absolute;inset:0">
<path d="${stairs}" fill="${colours.paper}"/>
<path d="M${x(0)} ${floor}L${x(0)} ${y(68)}H${x(1)}V${y(66)}H${x(2)}V${floor}Z" fill="#f3b3ad"/>
<path d="M${x(5)} ${floor}V${y(19)}H${x(6)}V${floor}Z" fill="${colours.marigold}"/>
${dayLines()}
<path d="M0 ${y(before)}H1600" stroke="#fff" stroke-width="5" stroke-dasharray="4 14" stroke-linecap="round"/>
<path d="M${x(launch)} ${y(before) + 26}V${y(44)}" stroke="#fff" stroke-width="5"/><circle cx="${x(launch)}" cy="${y(before) + 26}" r="11" fill="#fff"/>
</svg>`,
    `<div class="title"><h1>Days from a gift to its first bill</h1><p>Average by month, July to December 2024</p></div>`,
    `<div class="note" style="right:36px;top:${y(before) - 50}px">${before} days in 2023</div><div class="note" style="left:${x(launch) + 26}px;top:${y(before) + 26}px">Launch, September</div>`,
    ...months.map(
      ({ name, days }, k) =>
        `<div class="days" style="left:${x(k) + 28}px;top:${y(days) + 34}px">${days}</div><div class="month" style="left:${x(k) + 32}px">${name}</div>`,
    ),
    castShadow({
      left: 1004,
      top: 470,
      width: 460,
      height: 180,
      colour: shadow,
      opacity: 0.5,
      blur: 34,
      radius: 20,
    }),
    `<div class="wait"><div class="row" style="gap:12px;font-size:24px;font-weight:600">${mark(30)}Gift of ₹500, 4 October</div><h2 style="margin-top:16px">No bill after 62 days</h2><p>Seen on 5 December. About 9% of the quarter’s gifts wait over 60 days.</p></div>`,
  ].join("\n"),
});
