import { thousands } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { line, type Point } from "#artwork/lib/paths.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, display, field, fonts, identityCss, mark, shadow } from "./identity.ts";
import { fell, from, minute, peak, type Sample, waitingRoom, year2023, year2024 } from "./sale.ts";

const ground = 908;
const x = (at: number) => 64 + (at - from) * 12.8;
const y = (requests: number) => ground - requests * 0.168;

/** Someone's place in the queue at 8.12, and the wait at the pace of that evening. */
const place = 212;
const pace = waitingRoom.queued / ((waitingRoom.until - waitingRoom.from) * 60);
const wait = Math.round(place / pace);

const points = (samples: readonly Sample[]) =>
  samples.map((sample): Point => [x(sample.minute), y(sample.requests)]);
const area = (samples: readonly Sample[]) => {
  const curve = points(samples);
  return `${line(curve)}L${curve.at(-1)?.[0] ?? 0} ${ground}L${curve[0]?.[0] ?? 0} ${ground}Z`;
};

function chart(): string {
  const climb = year2023.filter((sample) => sample.minute <= fell.at);
  const after = year2023.filter((sample) => sample.minute >= fell.until);
  const [wl, wr] = [x(waitingRoom.from), x(waitingRoom.until)];
  const hatch = Array.from({ length: 80 }, (_, k) => `M${wl - 800 + k * 15} ${ground}l800 -800`).join("");
  const hours = [
    [minute(7, 30), "7.30 pm"],
    [minute(8, 0), "8.00"],
    [minute(8, 30), "8.30"],
    [minute(9, 0), "9.00"],
  ] as const;
  return `<svg width="1600" height="1000" style="position:absolute;left:0;top:0">
<clipPath id="mass"><path d="${area(year2024)}"/></clipPath><clipPath id="wait"><rect x="${wl}" width="${wr - wl}" height="494"/></clipPath>
<path d="${area(year2024)}" fill="${colours.ink}"/>
<g clip-path="url(#mass)"><path d="${hatch}" clip-path="url(#wait)" stroke="${colours.sun}" stroke-width="3" opacity=".42"/></g>
<path d="${line(points(year2024))}" fill="none" stroke="${colours.ink}" stroke-width="5" stroke-linejoin="round"/>
<path d="M${wl} 132V${y(3700)}M${wr} 132V${y(3560)}" stroke="${colours.ink}" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"/><rect x="${wl}" y="122" width="${wr - wl}" height="14" rx="7" fill="${colours.sun}"/>
<path d="${area(climb)}" fill="${colours.blush}"/><path d="${area(after)}" fill="${colours.blush}"/>
<path d="M${x(fell.at)} ${ground - 4}H${x(fell.until)}" stroke="${colours.blush}" stroke-width="8"/>
<path d="M0 ${ground}H1600" stroke="${colours.ink}" stroke-width="4"/>
<circle cx="${x(fell.at)}" cy="${y(fell.requests)}" r="11" fill="${colours.blush}" stroke="${colours.ink}" stroke-width="5"/>
<circle cx="${x(peak.at)}" cy="${y(peak.requests)}" r="11" fill="#fff" stroke="${colours.ink}" stroke-width="5"/>
${hours.map(([at, label]) => `<path d="M${x(at)} ${ground}v14" stroke="${colours.ink}" stroke-width="4"/><text x="${x(at)}" y="${ground + 54}" text-anchor="${at === from ? "start" : "middle"}" class="hour">${label}</text>`).join("")}
<text x="${wl}" y="104" class="note" style="font-weight:700">Waiting room, ${waitingRoom.until - waitingRoom.from} min</text>
<text x="${wr + 28}" y="196" class="figure">${thousands(peak.requests)}</text><text x="${wr + 30}" y="232" class="note">in 2024, at 8.12 pm</text>
<text x="${x(fell.at) - 96}" y="${y(fell.requests) - 24}" text-anchor="end" class="figure">${thousands(fell.requests)}</text><text x="${x(fell.at) - 96}" y="${y(fell.requests) + 14}" text-anchor="end" class="note">in 2023, at 8.04 pm</text>
<text x="${x(fell.at) + 34}" y="804" class="gone">${fell.until - fell.at}</text><text x="${x(fell.at) + 46}" y="862" class="note" style="fill:${colours.blush};font-size:33px">minutes with no store, 2023</text>
</svg>`;
}

const css = `
.hour { font: 620 26px "Plus Jakarta Sans Variable"; fill: ${colours.ink} }
.note { font: 580 26px "Plus Jakarta Sans Variable"; fill: ${colours.ink} }
.figure { font: 820 88px ${display}; letter-spacing: -4px; fill: ${colours.ink} }
.gone { font: 820 390px ${display}; letter-spacing: -20px; fill: ${colours.blush} }
.head { position: absolute; left: 62px; top: 58px; width: 420px }
.head h1 { font-size: 62px; line-height: 1; letter-spacing: -.035em }
.head p { margin-top: 14px; font-size: 26px; line-height: 1.3; font-weight: 520 }
.ticket { position: absolute; left: 1168px; top: 352px; width: 372px; padding: 28px 32px 30px; border-radius: 24px; background: ${colours.sun}; font-size: 22px; line-height: 1.36; box-shadow: 0 0 0 1px rgb(42 13 20 / .3), 0 8px 12px rgb(42 4 9 / .35), 0 28px 36px -8px rgb(42 4 9 / .6) }
.ticket b.display { display: block; margin: 14px 0 10px; font-size: 104px; line-height: .9; letter-spacing: -.045em; font-weight: 820 }
`;

export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: () =>
    [
      chart(),
      `<div class="head"><h1>Opening night</h1><p>Requests a second,<br>7.30 to 9.30 pm</p></div>`,
      castShadow({
        left: 1190,
        top: 420,
        width: 330,
        height: 236,
        colour: shadow,
        opacity: 0.55,
        blur: 40,
        radius: 30,
      }),
      `<div class="ticket"><div class="row apart" style="font-weight:680">Your place in the queue${mark.replace('width="36" height="36"', 'width="34" height="34"')}</div><b class="display">${place}</b>About ${wait} seconds.<br>Your cart is kept.</div>`,
    ].join("\n"),
});
