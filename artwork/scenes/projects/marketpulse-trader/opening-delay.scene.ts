import { lakh } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { line, type Point } from "#artwork/lib/paths.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { median, newSpike, newTerminal, oldPeak, oldTerminal, type Sample } from "./delay.ts";
import { dark, field, fonts, identityCss, light, millBadge, shadow } from "./identity.ts";

/** Hooghly Steel at 9:17:00, and what the old terminal still had on its screen then. */
const price = { exchange: 1262.1, old: 1258.4 };

const plot = { left: 214, right: 1398, top: 262, bottom: 912 };
const scale = { low: Math.log10(50), high: Math.log10(7000) };

const x = (minute: number) => plot.left + (minute / 30) * (plot.right - plot.left);
const y = (delay: number) =>
  plot.bottom - ((Math.log10(delay) - scale.low) / (scale.high - scale.low)) * (plot.bottom - plot.top);
const points = (samples: readonly Sample[]) =>
  samples.map(({ minute, delay }): Point => [x(minute), y(delay)]);

const css = `
.headline { position: absolute; left: 84px; top: 52px; color: #1c0c02 }
.headline h1 { font-size: 66px; font-weight: 720; font-stretch: 100%; letter-spacing: -.03em; line-height: 1 }
.headline p { margin-top: 14px; font-size: 27px; font-weight: 520 }
.sheet { position: absolute; left: -30px; top: 206px; width: 1522px; height: 840px; border-radius: 26px; background: ${light.screen}; box-shadow: 0 0 0 1px rgb(90 24 0 / .35), 0 4px 8px rgb(90 24 0 / .25), 0 24px 36px -8px rgb(90 24 0 / .4) }
svg.plot { position: absolute; left: 0; top: 0 }
.glance { position: absolute; left: 992px; top: 86px; width: 536px; padding: 28px 34px 14px; border-radius: 26px; background: ${dark.screen}; box-shadow: inset 0 0 0 1.5px #43382d, inset 0 2px 0 rgb(255 240 220 / .16), 0 0 0 1px rgb(30 10 0 / .6), 0 6px 12px rgb(60 16 0 / .35), 0 28px 40px -10px rgb(60 16 0 / .5) }
.glance header { display: flex; align-items: center; gap: 16px; padding-bottom: 20px; font-size: 25px; font-weight: 660; border-bottom: 1.5px solid ${dark.rule} }
.glance header span { margin-left: auto; font-weight: 480; color: var(--muted) }
.glance div.row { display: flex; align-items: baseline; justify-content: space-between; padding: 13px 0; font-size: 25px; color: var(--muted) }
.glance div.row + div.row { border-top: 1.5px solid ${dark.faintRule} }
.glance b { font-size: 37px; font-weight: 520 }
.glance b:not([class~="up"], [class~="down"]) { color: ${dark.text} }
`;

function grid(): string {
  const delays: [number, string][] = [
    [50, "50 ms"],
    [100, "100 ms"],
    [1000, "1 s"],
    [5000, "5 s"],
  ];
  const between = [200, 500, 2000].map(
    (delay) =>
      `<path d="M${plot.left} ${y(delay)}H1492" stroke="${light.rule}" stroke-width="1.5" stroke-dasharray="2 7"/>`,
  );
  const lines = delays.map(
    ([delay, name]) =>
      `<path d="M${plot.left} ${y(delay)}H1492" stroke="#e3d2bf" stroke-width="2"/><text x="${plot.left - 24}" y="${y(delay) + 9}" text-anchor="end">${name}</text>`,
  );
  const times = [15, 20, 25, 30, 35, 40, 45].map(
    (minute) =>
      `<path d="M${x(minute - 15)} ${plot.bottom}v11" stroke="${light.muted}" stroke-width="2"/><text x="${x(minute - 15)}" y="${plot.bottom + 46}" text-anchor="middle">9:${minute}</text>`,
  );
  return `<g font-size="26" fill="${light.muted}">${between.join("")}${lines.join("")}${times.join("")}</g><path d="M${plot.left} ${plot.bottom}H1492" stroke="${light.muted}" stroke-width="2"/>`;
}

function curves(): string {
  const before = points(oldTerminal);
  const after = points(newTerminal);
  const [peakX, peakY] = [x(oldPeak.minute), y(oldPeak.delay)];
  const [spikeX, spikeY] = [x(newSpike.minute), y(newSpike.delay)];
  return `<path d="${line([...before, ...after.toReversed()])}Z" fill="#ffe4cc"/>
<path d="${line(before)}" fill="none" stroke="${light.down}" stroke-width="4.5" stroke-linejoin="round"/>
<path d="${line(after)}" fill="none" stroke="${light.upLine}" stroke-width="5" stroke-linejoin="round"/>
<circle cx="${peakX}" cy="${peakY}" r="10" fill="${light.down}" stroke="${light.screen}" stroke-width="3"/>
<circle cx="${spikeX}" cy="${spikeY}" r="9" fill="${light.upLine}" stroke="#ffe4cc" stroke-width="4"/>
<text x="${peakX + 36}" y="${peakY + 10}" font-size="76" font-weight="680" font-stretch="86%" letter-spacing="-2.5" fill="${light.down}">5.9 s</text>
<text x="${peakX + 190}" y="${peakY + 9}" font-size="29" fill="${light.text}">at 9:17</text>
<text x="${x(7.2)}" y="${y(2900)}" font-size="29" font-weight="640" fill="${light.down}">Old terminal</text>
<text x="${spikeX + 22}" y="${spikeY + 6}" font-size="29" fill="${light.text}">one spike, ${newSpike.delay} ms</text>
<text x="${plot.left + 18}" y="${y(152)}" font-size="76" font-weight="680" font-stretch="86%" letter-spacing="-2.5" fill="${light.up}">${median} ms</text>
<text x="${plot.left + 206}" y="${y(152) - 2}" font-size="29" fill="${light.text}">median, <tspan font-weight="640" fill="${light.up}">MarketPulse Trader</tspan></text>`;
}

const glance = `<div class="glance on-dark"><header>${millBadge(44)}Hooghly Steel<span>9:17:00</span></header>
<div class="row">Exchange<b class="mono">${lakh(price.exchange, 2)}</b></div>
<div class="row">MarketPulse Trader<b class="mono up">${lakh(price.exchange, 2)}</b></div>
<div class="row">Old terminal<b class="mono down">${lakh(price.old, 2)}</b></div></div>`;

/** The chart lies on a light sheet that runs off the left and the foot; the dark card crosses its corner. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    castShadow({ left: -60, top: 300, width: 1520, height: 800, colour: shadow, opacity: 0.6, blur: 46 }),
    `<div class="headline"><h1>Behind the exchange</h1><p>Delay on screen, Wednesday 18 March 2026, log scale</p></div>`,
    `<div class="sheet"></div>`,
    `<svg class="plot" width="1600" height="1000">${grid()}${curves()}</svg>`,
    castShadow({ left: 1020, top: 150, width: 490, height: 280, colour: shadow, opacity: 0.6, blur: 40 }),
    glance,
  ].join("\n"),
});
