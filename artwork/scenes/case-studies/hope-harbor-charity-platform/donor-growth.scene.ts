import { thousands } from "#artwork/lib/format.ts";
import { curvePoints, line, type Point } from "#artwork/lib/paths.ts";
import { seeded, valueNoise } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { boat } from "./boats.ts";
import { donors, growth, growthBefore, months, oldMandates, yearBefore } from "./growth.ts";
import { colours, display, field, fonts, identityCss } from "./identity.ts";

/** Zero lies at the foot of the picture. */
const floor = 1000;
const perDonor = 0.372;
const first = 112;
const step = 218;

const x = (month: number) => first + month * step;
const y = (count: number) => floor - count * perDonor;

/** The level through the month ends, carried on past both edges. */
function level(counts: readonly number[]): Point[] {
  const points = counts.map((count, k): Point => [x(k), y(count)]);
  const [a, b] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return curvePoints([[-30, a[1] + 4], ...points, [1640, b[1] - 6]], 12);
}

/** Lines of swell under the surface, further apart with depth. */
function swell(surface: readonly Point[], colour: string, count: number): string {
  const { noise } = valueNoise(seeded(35));
  const rows = Array.from({ length: count }, (_, k) => {
    const depth = 20 + k * 17 + k * k * 1.9;
    const points = surface.map(
      ([px, py]): Point => [px, py + depth + (noise(px / 90 + k * 3, k * 1.7) - 0.5) * 15],
    );
    return `<path d="${line(points)}" stroke-dasharray="${60 + k * 13} ${16 + ((k * 29) % 40)}" stroke-dashoffset="${k * 47}" opacity="${(0.5 - k * 0.026).toFixed(2)}"/>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round">${rows.join("")}</g>`;
}

function chart(): string {
  const surface = level(donors);
  const before = level(yearBefore);
  const sea = `${line(surface)}L1640 1010L-30 1010Z`;
  const old = `${line(before)}L1640 1010L-30 1010Z`;
  const marks = donors.map((count, k) => {
    const [cx, cy] = [x(k), y(count)];
    const last = k === donors.length - 1;
    if (last) return "";
    return `<circle cx="${cx}" cy="${cy}" r="8.5" fill="${colours.lamp}" stroke="${colours.deep}" stroke-width="4"/><text x="${cx}" y="${cy - 26}" text-anchor="middle" class="count">${thousands(count)}</text>`;
  });
  const names = months.map(
    (name, k) => `<text x="${x(k)}" y="968" text-anchor="middle" class="month">${name}</text>`,
  );
  return `<svg width="1600" height="1000" style="position:absolute;left:0;top:0">
<path d="${sea}" fill="${colours.navy}"/>${swell(surface, "#4c8fcc", 15)}
<path d="${line(surface)}" fill="none" stroke="#fff" stroke-width="6"/>
<path d="${old}" fill="${colours.deep}"/>${swell(before, "#2a5f98", 5)}
<path d="${line(before)}" fill="none" stroke="${colours.mist}" stroke-width="4.5" stroke-dasharray="2 11" stroke-linecap="round"/>
${marks.join("")}
<text x="${x(0)}" y="${y(yearBefore[0]) + 46}" text-anchor="middle" class="old">${thousands(yearBefore[0])}</text>
<text x="${x(6) - 26}" y="${y(yearBefore[6]) + 46}" text-anchor="middle" class="old">${thousands(yearBefore[6])}</text>
<text x="${x(3)}" y="${y(yearBefore[3]) + 48}" text-anchor="middle" class="old">A year earlier, up ${growthBefore}%</text>
${names.join("")}
${anchor()}
${boat({ x: x(6) - 2, y: y(donors[6]) + 14, scale: 1.16, turn: -14, hull: "#f4f8fb", band: colours.brick, dark: colours.deep })}
</svg>`;
}

/** Hangs from the boat: what still has to be done by hand. */
function anchor(): string {
  const [ax, ay] = [x(6) + 34, 706];
  const links = Array.from({ length: 22 }, (_, k) => {
    const cy = y(donors[6]) + k * 20;
    return k % 2
      ? `<path d="M${ax} ${cy - 7}v14" stroke-width="6"/>`
      : `<ellipse cx="${ax}" cy="${cy}" rx="6.5" ry="10.5" stroke-width="4.4"/>`;
  });
  return `<g fill="none" stroke="${colours.lamp}" stroke-linecap="round" stroke-linejoin="round">${links.join("")}<g stroke-width="17"><circle cx="${ax}" cy="${ay}" r="19" stroke-width="12"/><path d="M${ax} ${ay + 24}v176M${ax - 42} ${ay + 56}h84M${ax - 92} ${ay + 118}c4 54 42 82 92 82s88 -28 92 -82"/></g><path d="M${ax - 116} ${ay + 140}l22 -36 32 28zM${ax + 116} ${ay + 140}l-22 -36 -32 28z" fill="${colours.lamp}" stroke-width="6"/></g>`;
}

const css = `
.head { position: absolute; left: 60px; top: 56px; color: #fff }
.head h1 { font-size: 64px; line-height: 1.02; letter-spacing: -.03em }
.head p { margin-top: 14px; font-size: 27px; line-height: 1.3; color: #d5e6f5 }
.count { font: 640 34px ${display}; fill: #fff; letter-spacing: -.02em }
.old { font: 560 25px "Gantari Variable"; fill: ${colours.mist}; stroke: ${colours.deep}; stroke-width: 12px; stroke-linejoin: round; paint-order: stroke }
.month { font: 560 25px "Gantari Variable"; fill: #d5e6f5 }
.peak { position: absolute; left: 940px; top: 50px; color: ${colours.lamp}; text-align: right; width: 330px }
.peak .display { display: block; font-size: 116px; line-height: .9; letter-spacing: -.045em; font-feature-settings: "lnum", "pnum" }
.below { position: absolute; color: #fff; font-size: 27px; line-height: 1.28 }
.below .display { display: block; font-size: 92px; margin-bottom: 6px; line-height: 1; letter-spacing: -.04em; font-feature-settings: "lnum", "pnum" }
.peak p { margin-top: 26px; font-size: 27px; color: #fff }
`;

export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: () =>
    [
      chart(),
      `<div class="head"><h1>Recurring donors</h1><p>at month end, with a settled debit<br>in the past 35 days</p></div>`,
      `<div class="peak"><b class="display">${thousands(donors[6])}</b><p>up ${growth}% in six months</p></div>`,
      `<div class="below" style="left:62px;top:726px"><b class="display">16% <svg width="74" height="40" viewBox="0 0 74 40" style="margin:0 4px 12px"><path d="M4 20h62M50 5l16 15-16 15" fill="none" stroke="${colours.mist}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg> 7%</b>of debits failed: year to March 2024,<br>then these six months</div>`,
      `<div class="below" style="left:860px;top:726px;width:440px;text-align:right"><b class="display" style="color:${colours.lamp}">${oldMandates}</b>old card mandates,<br>still matched by hand</div>`,
    ].join("\n"),
});
