import { castShadow } from "#artwork/lib/frames.ts";
import { line, type Point } from "#artwork/lib/paths.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours as c, display, field, fonts, identityCss, mark, shadow } from "./identity.ts";

/** Unfilled shifts per 1,000 requested, November to March. */
const months = ["November", "December", "January", "February", "March"] as const;
const before = [112, 118, 121, 114, 110] as const;
const after = [71, 60, 52, 48, 44] as const;
const averages = {
  before: Math.round((4244 / 36900) * 1000),
  after: Math.round((2266 / 41200) * 1000),
} as const;

const area = { left: 96, pitch: 262, floor: 914, unit: 5.55 };
const x = (k: number) => area.left + k * area.pitch;
const y = (value: number) => area.floor - value * area.unit;
const points = (values: readonly number[]): Point[] => values.map((value, k) => [x(k), y(value)]);

/** Both lines run off the left edge at their first value. */
const upper: Point[] = [[0, y(110)], ...points(before)];
const lower: Point[] = [[0, y(75)], ...points(after)];
const end = x(months.length - 1);

const drawing = `<svg width="1600" height="1000" class="at" style="left:0;top:0">
<defs><pattern id="tape" width="92" height="92" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><rect width="92" height="92" fill="${c.vest}"/><rect width="46" height="92" fill="${c.orange}"/></pattern></defs>
<path d="${line([...upper, ...lower.toReversed()])}z" fill="url(#tape)"/>
<path d="${line([...lower, [end, 1000], [0, 1000]])}z" fill="${c.ink}"/>
<path d="${line(upper)}" fill="none" stroke="${c.ink}" stroke-width="11" stroke-linejoin="round"/>
<path d="${line(lower)}" fill="none" stroke="${c.screen}" stroke-width="11" stroke-linejoin="round"/>
${points(before)
  .map(
    ([px, py], k) =>
      `<circle cx="${px}" cy="${py}" r="14" fill="${c.ink}"/><text x="${px}" y="${py - 30}" class="value" fill="${c.ink}">${before[k]}</text>`,
  )
  .join("")}
${points(after)
  .map(
    ([px, py], k) =>
      `<circle cx="${px}" cy="${py}" r="14" fill="${c.screen}"/><text x="${px - (k === 4 ? 14 : 0)}" y="${py + 76}" class="value" fill="${c.screen}" style="${k === 4 ? "text-anchor:end" : ""}">${after[k]}</text>`,
  )
  .join("")}
${months.map((month, k) => `<text x="${k === 4 ? end - 14 : x(k)}" y="968" class="month" style="${k === 4 ? "text-anchor:end" : ""}">${month}</text>`).join("")}
</svg>`;

/** The tag hangs on the line's last point. */
const cord = `<svg width="1600" height="1000" class="at" style="left:0;top:0"><path d="M${end} ${y(after[4])}C${end + 90} ${y(after[4]) - 70} 1350 ${y(after[4]) - 20} 1424 728" fill="none" stroke="${c.ink}" stroke-width="4"/></svg>`;

const css = `${identityCss}
.value { font-family: ${display}; font-weight: 600; font-size: 58px; text-anchor: middle }
.month { font-size: 25px; font-weight: 560; text-anchor: middle; fill: ${c.screen} }
.title { left: 58px; top: 42px } .title h1 { font-size: 50px }
.title p { font-size: 25px; margin: 4px 0 0 53px; font-weight: 520 }
.mean { left: 1234px; white-space: nowrap; font-size: 25px; font-weight: 560; line-height: 1.25 }
.mean b { display: block; font-family: ${display}; font-weight: 640; font-size: 108px; line-height: 1.1; letter-spacing: -.01em }
.year { font-size: 26px; font-weight: 640 }
.tag { left: 1218px; top: 690px; width: 390px; height: 420px; padding: 62px 34px 0; rotate: 3deg; background: ${c.screen}; clip-path: polygon(12% 0, 88% 0, 100% 13%, 100% 100%, 0 100%, 0 13%) }
.tag::before { content: ""; position: absolute; left: 50%; top: 22px; width: 30px; height: 30px; margin-left: -15px; border-radius: 50%; background: ${field}; box-shadow: inset 0 3px 4px rgb(107 44 0 / .7) }
.tag b { font-family: ${display}; font-weight: 640; font-size: 96px; line-height: 1.1; color: ${c.oxide} }
.tag h3 { font-size: 34px; line-height: 1.16 }
.tag p { margin-top: 2px; font-size: 22px; line-height: 1.35; color: ${c.brown} }
`;

export const scene = defineScene({
  field,
  fonts: [...fonts],
  css,
  html: `${drawing}
<div class="at title"><div class="row" style="gap:16px">${mark}<h1>Empty places per 1,000 requested</h1></div><p>November to March, a year apart</p></div>
<div class="at mean" style="top:${y(before[4]) - 68}px"><b>${averages.before}</b>average, the year before</div>
<div class="at mean" style="top:${y(before[4]) + 122}px"><b>${averages.after}</b>average with the app</div>
${castShadow({ left: 1236, top: 790, width: 340, height: 260, colour: shadow, opacity: 0.7, blur: 34 })}
<div class="at tag"><h3>Shuttering carpenters</h3><b>140</b><p>of 1,000 places still empty</p></div>
${cord}`,
});
