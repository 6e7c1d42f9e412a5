import { castShadow } from "#artwork/lib/frames.ts";
import { type Point, smooth } from "#artwork/lib/paths.ts";
import { gauss, lerp, seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, identityCss, shadow, sum } from "./identity.ts";
import { donor, lost } from "./lost.ts";

/** Pixels between two strands where they enter. */
const pitch = 1.12;
const top = 214;
const random = seeded(512);

/** Every lost donor is a strand of one mooring line. 317 snap; the others are let go below. */
function rope(): string {
  const strands: string[] = [];
  const ends: string[] = [];
  for (let k = 0; k < lost.all; k++) {
    const y = top + k * pitch;
    if (k < lost.failed) {
      const { path, end } = snapped(k, y);
      strands.push(path);
      ends.push(end);
    } else strands.push(released(k - lost.failed, y));
  }
  return `<g fill="none" stroke-linecap="round">${strands.join("")}</g><g fill="${colours.brick}">${ends.join("")}</g>`;
}

/** Runs on level, then frays: the free end falls away from its neighbours. */
function snapped(k: number, y: number): { path: string; end: string } {
  const share = k / lost.failed;
  const middle = top + (lost.failed * pitch) / 2;
  const spread = (y - middle) * 0.34;
  const reach = Math.min(1146 - random() * 100, 900 + 200 * Math.sin(share * Math.PI) + gauss(random) * 56);
  const droop = Math.max(-26, Math.min(26, gauss(random) * 13));
  const points: Point[] = [
    [-20, y],
    [330 + random() * 220, y],
    [700, y - 14 + gauss(random) * 0.8],
    [lerp(700, reach, 0.6), y - 18 + spread * 0.35 + droop * 0.3],
    [reach, y - 10 + spread + droop],
  ];
  const [x, end] = points.at(-1) ?? [0, 0];
  return {
    path: `<path d="${smooth(points)}" stroke="${tone(k, ["#ffd27a", "#ffc65c", "#f3b13e", "#ffdf9e"])}" stroke-width="${pitch * 0.95}"/>`,
    end: `<circle cx="${x.toFixed(1)}" cy="${end.toFixed(1)}" r="${(2 + random() * 1.6).toFixed(1)}"/>`,
  };
}

/** Bends down in order and leaves at the foot of the picture. */
function released(k: number, y: number): string {
  const turn = (lost.cancelled - 1 - k) * pitch;
  const x = 800 + turn;
  const radius = 190 + turn;
  return `<path d="M-20 ${y}H${(x - radius).toFixed(1)}C${(x - radius * 0.42).toFixed(1)} ${y} ${x.toFixed(1)} ${(y + radius * 0.5).toFixed(1)} ${x.toFixed(1)} ${(y + radius * 1.1).toFixed(1)}V1020" stroke="${tone(k, ["#dcebf8", "#c4dcf2", "#eef5fb", "#b2d0ec"])}" stroke-width="${pitch * 0.95}"/>`;
}

function tone(k: number, tones: readonly string[]): string {
  return tones[(k * 7 + Math.floor(random() * 2)) % tones.length] ?? "";
}

const css = `
.words { position: absolute; color: #fff }
.words .display { display: block; font-feature-settings: "lnum", "pnum"; letter-spacing: -.045em; line-height: .86 }
.words p { font-size: 33px; line-height: 1.14; font-weight: 560 }
.file { position: absolute; left: 1034px; top: 520px; width: 512px; padding: 30px 34px 26px; background: ${colours.paper}; border-radius: 8px; font-size: 21px; transform: rotate(2.2deg); box-shadow: 0 0 0 1px rgb(5 26 53 / .25), 0 6px 10px rgb(5 26 53 / .3), 0 26px 34px -8px rgb(5 26 53 / .5) }
.file h2 { font-size: 34px }
.file .line { display: flex; padding: 11px 0; border-top: 1.5px solid #e6dfcc }
.file .line span:first-child { width: 150px; color: ${colours.muted} }
.file .line b { font-weight: 640 }
.stamp { position: absolute; right: 26px; top: 26px; padding: 5px 14px 6px; border: 3px solid ${colours.brick}; border-radius: 8px; color: ${colours.brick}; font-size: 24px; font-weight: 720; transform: rotate(-7deg) }
`;

export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: () =>
    [
      `<svg width="1600" height="1000" style="position:absolute;left:0;top:0">${rope()}</svg>`,
      `<div class="words" style="left:64px;top:58px;display:flex;align-items:flex-end;gap:26px"><b class="display" style="font-size:136px">${lost.all}</b><p style="margin-bottom:-2px">monthly donors lost<br>in the year to March 2024</p></div>`,
      `<div class="words" style="left:1190px;top:196px"><b class="display" style="font-size:176px;color:${colours.lamp}">${lost.failed}</b><p style="margin-top:26px">debit failed,<br>never contacted</p></div>`,
      `<div class="words" style="left:64px;top:838px;text-align:right;width:660px"><b class="display" style="font-size:112px;display:inline-block">${lost.cancelled}</b><p style="margin-top:6px">cancelled</p></div>`,
      castShadow({
        left: 1050,
        top: 600,
        width: 490,
        height: 330,
        colour: shadow,
        opacity: 0.6,
        blur: 42,
        radius: 20,
      }),
      `<div class="file"><h2>${donor.number}</h2><p class="muted" style="margin:4px 0 16px">${sum(donor.amount)} a month since ${donor.since}</p>${donor.lines.map(({ date, what, failed }) => `<div class="line"><span>${date}</span><b style="${failed ? `color:${colours.brick}` : ""}">${what}</b></div>`).join("")}<div class="line"><span>Letters sent</span><b>0</b></div><div class="stamp">Lapsed</div></div>`,
    ].join("\n"),
});
