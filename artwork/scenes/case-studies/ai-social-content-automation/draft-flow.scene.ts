import { thousands } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { drafted, rejected, shown, signed, stopped } from "./flow.ts";
import { colours, display, field, fonts, identityCss, mark, shadow } from "./identity.ts";

/** One draft is a fifth of a pixel high. */
const scale = 0.2;
const top = 318;
const height = { drafted: drafted * scale, shown: shown * scale, signed: signed * scale };
const lookup = 560;
const editors = 884;
const lock = 1158;
const middle = top + height.signed / 2;

/** The stream bends down where drafts leave it. */
function leaving(x: number, from: number, to: number, depth: number): string {
  const size = to - from;
  return `M${x - 4} ${from - 2}H${x}c70 0 84 30 84 96V${depth}h${-size}V${to + 84}c0 -60 -14 -84 -60 -84H${x - 4}z`;
}

function stream(): string {
  const low = top + height.drafted;
  const second = top + height.shown;
  const third = top + height.signed;
  return `<path d="M250 ${top}H${lock}V${third}H${editors}V${second}H${lookup}V${low}H250z" fill="${colours.ink}"/>
<path d="${leaving(lookup, second, low, 1010)}" fill="${colours.red}"/>
<path d="${leaving(editors, third, second, 1010)}" fill="${colours.ink}"/>`;
}

/** Each post goes out to all three networks. */
function outlets(): string {
  const names = ["Instagram", "Facebook", "X"];
  const each = height.signed / 3;
  return names
    .map((name, k) => {
      const y = top + each * (k + 0.5);
      const end = y + (k - 1) * 84;
      return `<path d="M${lock} ${y}h90c90 0 50 ${end - y} 140 ${end - y}H1610" fill="none" stroke="${colours.ink}" stroke-width="${each}"/><text x="1386" y="${end + 13}" class="net">${name}</text>`;
    })
    .join("");
}

function pages(): string {
  const lines = (y: number, marked: readonly number[]) =>
    Array.from({ length: 9 }, (_, k) => {
      const on = marked.includes(k);
      const width = k % 3 === 2 ? 118 : 190;
      return on
        ? `<path d="M28 ${y + k * 34}h${width}" stroke="${colours.lime}" stroke-width="26"/><path d="M28 ${y + k * 34}h${width}" stroke="${colours.ink}" stroke-width="7"/>`
        : `<path d="M28 ${y + k * 34}h${width}" stroke="#bcc49c" stroke-width="7"/>`;
    }).join("");
  const page = (x: number, y: number, turn: number, marked: readonly number[]) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="248" height="420" rx="4" fill="${colours.paper}" stroke="${colours.ink}" stroke-opacity=".25"/><path d="M28 48h150M28 78h100" stroke="${colours.ink}" stroke-width="15"/>${lines(124, marked)}</g>`;
  return `${page(-62, 356, -9, [])}${page(4, 318, -3, [])}${page(62, 330, 4, [1, 2, 5, 7])}`;
}

function padlock(): string {
  return `<g transform="translate(${lock} ${middle})"><path d="M-92 -186v-62a92 92 0 01184 0v62" fill="none" stroke="#8d9673" stroke-width="44"/><path d="M-104 -200v-50a104 104 0 0130 -72" fill="none" stroke="#dfe5c8" stroke-width="8" stroke-linecap="round"/><rect x="-160" y="-202" width="320" height="404" rx="38" fill="${colours.paper}"/><rect x="-160" y="-202" width="320" height="404" rx="38" fill="none" stroke="${colours.ink}" stroke-opacity=".25" stroke-width="2"/><path d="M-160 148h320v16a38 38 0 01-38 38h-244a38 38 0 01-38 -38z" fill="#dfe5c8"/>
<text y="-76" text-anchor="middle" class="num" style="font-size:74px;fill:${colours.ink}">${thousands(signed)}</text><text y="-34" text-anchor="middle" class="say" style="fill:${colours.ink}">signed posts</text>
<path d="M-108 62c24 -40 44 -52 46 -30s-26 54 -10 48 34 -44 46 -38 -10 40 8 34 28 -30 40 -26 -2 26 14 22 38 -18 72 -26" fill="none" stroke="${colours.sky}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M-112 102h224" stroke="${colours.ink}" stroke-width="3"/></g>`;
}

const css = `
.num { font: 700 78px ${display}; letter-spacing: -3.500px }
.say { font: 600 30px "Exo 2 Variable" }
.net { font: 700 36px ${display}; letter-spacing: -1px; fill: #fff }
`;

export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: () =>
    [
      castShadow({
        left: 40,
        top: 420,
        width: 260,
        height: 380,
        colour: shadow,
        opacity: 0.5,
        blur: 36,
        radius: 20,
      }),
      `<svg class="at" style="left:0;top:0" width="1600" height="1000">${stream()}${outlets()}${pages()}
<text x="332" y="530" class="num" fill="#fff">${thousands(drafted)}</text><text x="336" y="576" class="say" fill="#fff">drafts</text>
<text x="640" y="530" class="num" fill="#fff">${thousands(shown)}</text><text x="644" y="576" class="say" fill="#fff">to editors</text>
<text x="118" y="812" class="say" fill="${colours.ink}">Article and</text><text x="118" y="848" class="say" fill="${colours.ink}">its extracts</text>
<path d="M${lookup} ${top - 26}V${top + height.drafted}" stroke="${colours.lime}" stroke-width="6" stroke-dasharray="2 13" stroke-linecap="round"/><text x="${lookup}" y="${top - 24}" class="say" fill="${colours.ink}" style="font-weight:700" text-anchor="middle">Fact lookup</text>
<text x="${lookup + 60}" y="866" text-anchor="end" class="num" fill="${colours.red}">${stopped}</text><text x="${lookup + 60}" y="906" text-anchor="end" class="say" fill="${colours.ink}">stopped</text>
<text x="${editors + 108}" y="866" class="num" fill="${colours.ink}">${rejected}</text><text x="${editors + 108}" y="906" class="say" fill="${colours.ink}">rejected by editors</text></svg>`,
      castShadow({
        left: lock - 150,
        top: middle - 110,
        width: 300,
        height: 360,
        colour: "#000",
        opacity: 0.6,
        blur: 30,
        radius: 50,
      }),
      `<svg class="at" style="left:0;top:0" width="1600" height="1000">${padlock()}</svg>`,
      `<div class="at row" style="left:66px;top:62px;gap:20px">${mark.replace('width="36" height="36"', 'width="64" height="64"')}<h1 style="font-size:62px;line-height:1">Nothing leaves unsigned</h1></div><div class="at" style="left:68px;top:150px;font-size:30px;font-weight:560">1 July to 29 September 2024, thirteen weeks</div>`,
    ].join("\n"),
});
