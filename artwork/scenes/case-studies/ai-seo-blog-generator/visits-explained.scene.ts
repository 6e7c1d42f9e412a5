import { thousands } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, identityCss, mark, shadow, slab } from "./identity.ts";

/** Visits from search in a month. */
const before = 84_000;
const merged = 41_300;
const fresh = 59_500;
const after = before + merged + fresh;
const beforeFall = 133_000;
if (after !== 184_800) throw new Error("the parts do not add up to next October");

const floor = 872;
const perThousand = 3.34;
const y = (visits: number) => floor - (visits / 1000) * perThousand;
const track = { width: 316, pitch: 366, left: 66 };

const css = `
.sheet { left: -20px; top: 66px; width: 1562px; height: 1000px; background: ${colours.paper}; box-shadow: 0 0 0 1px rgb(3 30 32 / .3), 0 6px 12px rgb(3 30 32 / .3), 0 24px 36px -6px rgb(3 30 32 / .5) }
.figure { position: absolute; font: 720 70px/1 ${slab}; letter-spacing: -.035em }
.under { position: absolute; top: ${floor + 24}px; font-size: 32px; font-weight: 500 }
`;

interface Track {
  column: number;
  from: number;
  to: number;
  ink: string;
  seed: number;
}

/** What a roller leaves: full ink with ragged ends, and bare specks where it ran dry. */
function rolled({ column, from, to, ink, seed }: Track): string {
  const random = seeded(seed);
  const left = track.left + column * track.pitch;
  const [top, bottom] = [y(to), y(from)];
  const step = 4;
  const ends = (at: number, spread: number) =>
    Array.from({ length: track.width / step + 1 }, (_, k) => {
      const x = left + k * step;
      return `${x} ${(at + (random() - 0.5) * spread).toFixed(1)}`;
    });
  const outline = `M${ends(top, 4).join("L")}L${ends(bottom, 12).reverse().join("L")}z`;
  const specks: string[] = [];
  for (let k = 0; k < 150; k++) {
    const x = left + 6 + random() * (track.width - 12);
    const deep = random() ** 2.2 * 0.4;
    const at = bottom - 5 - deep * (bottom - top - 12);
    specks.push(`M${x.toFixed(1)} ${at.toFixed(1)}v${(1 + random() * 7).toFixed(1)}`);
  }
  return `<path d="${outline}" fill="${ink}"/><path d="${specks.join("")}" stroke="${colours.paper}" stroke-width="2.400" stroke-linecap="round" opacity=".8"/>`;
}

/** The brayer at the head of the last track, its handle off the upper edge. */
function brayer(): string {
  const left = track.left + 3 * track.pitch;
  const right = left + track.width;
  const mid = left + track.width / 2;
  const top = y(after) - 74;
  return `<g opacity=".5" filter="url(#far)" transform="translate(10 30)"><rect x="${left - 4}" y="${top}" width="${track.width + 8}" height="104" rx="10" fill="${colours.night}"/></g>
<path d="M${right + 2} ${top + 52}h26v-104q0 -34 -34 -34H${mid}v-30" fill="none" stroke="#3c5254" stroke-width="18" stroke-linejoin="round"/><path d="M${left - 2} ${top + 52}h-26v-104q0 -34 34 -34H${mid}" fill="none" stroke="#3c5254" stroke-width="18"/><path d="M${left - 28} ${top + 44}v-96q0 -34 34 -34h${track.width - 12}q34 0 34 34v96" fill="none" stroke="#b7cdca" stroke-width="4" transform="translate(-4 -4)"/>
<circle cx="${left - 28}" cy="${top + 52}" r="17" fill="#22383a"/><circle cx="${right + 28}" cy="${top + 52}" r="17" fill="#22383a"/><circle cx="${left - 28}" cy="${top + 52}" r="7" fill="#8fb5b1"/><circle cx="${right + 28}" cy="${top + 52}" r="7" fill="#8fb5b1"/><rect x="${left - 4}" y="${top}" width="${track.width + 8}" height="104" rx="10" fill="url(#rubber)"/><path d="M${left + 10} ${top + 22}H${right - 10}" stroke="#8fd8cd" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"/>
<path d="M${mid - 26} ${top - 150}h52v74q-26 14 -52 0z" fill="url(#brass)"/><path d="M${mid - 40} -20h80v${top - 112}q0 12 -14 12h-52q-14 0 -14 -12z" fill="url(#wood)"/>`;
}

const xOf = (column: number) => track.left + column * track.pitch;

const drawing = `<svg class="at" width="1600" height="1000" style="inset:0"><defs>
<linearGradient id="rubber" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2c5659"/><stop offset=".22" stop-color="#17393d"/><stop offset=".7" stop-color="#051a1d"/><stop offset="1" stop-color="#0b2b2f"/></linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#a8672f"/><stop offset=".3" stop-color="#eab676"/><stop offset=".62" stop-color="#b9753a"/><stop offset="1" stop-color="#6b3b14"/></linearGradient>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#9a6f22"/><stop offset=".35" stop-color="#fff0c4"/><stop offset=".7" stop-color="#b98c38"/><stop offset="1" stop-color="#6e4c12"/></linearGradient>
<filter id="far" x="-20%" y="-60%" width="140%" height="260%"><feGaussianBlur stdDeviation="20"/></filter></defs>
${rolled({ column: 0, from: 0, to: before, ink: colours.ink, seed: 3 })}
${rolled({ column: 1, from: before, to: before + merged, ink: colours.teal, seed: 8 })}
${rolled({ column: 2, from: before + merged, to: after, ink: colours.amber, seed: 21 })}
${rolled({ column: 3, from: 0, to: after, ink: colours.ink, seed: 34 })}
<path d="M${xOf(0) + track.width} ${y(before)}H${xOf(1)}M${xOf(1) + track.width} ${y(before + merged)}H${xOf(2)}M${xOf(2) + track.width} ${y(after)}H${xOf(3)}" stroke="${colours.ink}" stroke-width="3"/>
<path d="M0 ${floor + 9}H1542" stroke="${colours.ink}" stroke-width="4"/>
<path d="M${track.left} ${y(beforeFall)}H1542" stroke="${colours.vermilion}" stroke-width="6" stroke-dasharray="20 14"/>
${brayer()}</svg>`;

/** The waterfall as rolled ink on a proof sheet. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    castShadow({ left: 0, top: 150, width: 1500, height: 900, colour: shadow, opacity: 0.65, radius: 10 }),
    `<div class="at sheet"></div>`,
    drawing,
    `<div class="at" style="left:${track.left}px;top:112px"><div class="row" style="gap:18px">${mark(58, colours.teal)}<h1 style="font-size:60px">Visits from search</h1></div><p style="margin-top:14px;font-size:32px;color:${colours.muted}">A month, October 2023 and October 2024</p></div>`,
    `<div class="at" style="left:${track.left}px;top:${y(beforeFall) - 56}px;font-size:33px;color:${colours.vermilionDeep}"><b class="slab" style="font-size:38px">${thousands(beforeFall)}</b> before the August fall</div>`,
    `<div class="figure" style="left:${xOf(0) + 28}px;top:${y(before) + 38}px;color:#fff">${thousands(before)}</div>`,
    `<div class="figure" style="left:${xOf(1) + 28}px;top:${y(before + merged) + 20}px;color:#fff">+${thousands(merged)}</div>`,
    `<div class="figure" style="left:${xOf(2) + 28}px;top:${y(after) + 34}px">+${thousands(fresh)}</div>`,
    `<div class="figure" style="left:${xOf(3) + 24}px;top:${y(beforeFall) + 36}px;color:#fff;font-size:76px">${thousands(after)}</div>`,
    ...["October 2023", "Merged pages", "New articles", "October 2024"].map(
      (label, column) => `<div class="under" style="left:${xOf(column)}px">${label}</div>`,
    ),
  ].join("\n"),
});
