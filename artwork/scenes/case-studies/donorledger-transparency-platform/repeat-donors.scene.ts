import { thousands } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { display, field, fonts, identityCss, mark, shadow } from "./identity.ts";
import { flower, flowerDefs, leaf } from "./marigold.ts";

const share = (repeat: number, donors: number) => ({
  repeat: Math.round((repeat / donors) * 100),
  of: `${thousands(repeat)} of ${thousands(donors)}`,
});
/** Financial years, April to March; a repeat donor gave in two consecutive ones. */
const years = [
  { name: "The year before", repeat: 31, of: "" },
  { name: "Newspaper story", ...share(6900, 28_750) },
  { name: "Ledger’s first year", ...share(9177, 29_600) },
];
const most = Math.max(...years.map(({ repeat }) => repeat));
if (years.map(({ repeat }) => repeat).join() !== "31,24,31")
  throw new Error("31, 24 and 31 of 100 gave again");

const rail = 148;
const strands = 4;
const bloom = { size: 104, across: 93, down: 68 };
const first = { x: 100, y: rail + 58 };
const pitch = 510;
const label = 764;

const css = `
.count { position: absolute; font: 780 132px/1 ${display}; letter-spacing: -.055em; color: #fff }
.year { position: absolute; font-size: 36px; font-weight: 600; color: #fff; white-space: nowrap }
.of { position: absolute; font-size: 34px; color: #b9c9e6; white-space: nowrap }
.clipping { left: 846px; top: 676px; width: 190px; height: 208px; padding: 18px 17px; background: #efeade; rotate: 5deg; box-shadow: 0 0 0 1px rgb(6 14 36 / .4), 0 8px 14px rgb(6 14 36 / .4), 0 22px 30px -6px rgb(6 14 36 / .6) }
.clipping b { font: 800 31px/1.04 ${display}; letter-spacing: -.03em; color: #23242b }
.clipping i { display: block; height: 6px; margin-top: 9px; background: #b9b3a2 }
`;

/** One flower for each repeat donor in 100, four strands to a year; where one is missing, its knot is bare. */
function garland(column: number, repeat: number): string {
  const left = first.x + column * pitch;
  const random = seeded(70 + column);
  const places = Array.from({ length: most }, (_, k) => {
    const strand = k % strands;
    const row = Math.floor(k / strands);
    return {
      x: left + strand * bloom.across + (random() - 0.5) * 5,
      y: first.y + row * bloom.down,
      k: row + strand + ((row * strand) % 2) * 2,
    };
  });
  const hung = places.slice(0, repeat);
  const bare = places.slice(repeat);
  const shade = hung
    .map(({ x, y }) => `<circle cx="${x + 12}" cy="${y + 28}" r="${bloom.size * 0.4}"/>`)
    .join("");
  const strings = places
    .slice(-strands)
    .map(({ x, y }) => `M${x} ${rail}V${y}`)
    .join("");
  return `<g fill="${shadow}" opacity=".65" filter="url(#flower-far)">${shade}</g><path d="${strings}" stroke="#e8c27a" stroke-width="3.500"/>${bare.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${bloom.size * 0.37}" fill="${field}" stroke="#8ea5cd" stroke-width="3.500" stroke-dasharray="3 9" stroke-linecap="round"/>`).join("")}${hung.map(({ x, y, k }) => flower(x, y, bloom.size, k)).join("")}`;
}

function leaves(): string {
  return [-1, 0, 1, 2]
    .flatMap((column) => {
      const x = first.x + column * pitch + (strands - 1) * bloom.across + 115;
      return [leaf(x - 44, rail - 4, 140, 9), leaf(x + 44, rail - 4, 140, -9), leaf(x, rail - 4, 172, 0)];
    })
    .join("");
}

const drawing = `<svg class="at" width="1600" height="1000" style="inset:0">${flowerDefs}${leaves()}
${years.map(({ repeat }, column) => garland(column, repeat)).join("")}
<path d="M-20 ${rail}H1620" stroke="#6d4a1c" stroke-width="17"/><path d="M-20 ${rail - 2}H1620" stroke="#d9b06a" stroke-width="9" stroke-dasharray="15 6"/></svg>`;

/** The longer the garland, the more donors gave again. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    drawing,
    `<div class="at row" style="left:52px;top:38px;gap:22px;color:#fff">${mark(62, "#fff")}<h1 style="font-size:60px">Donors who gave again, of 100</h1></div>`,
    castShadow({
      left: 862,
      top: 720,
      width: 160,
      height: 170,
      colour: shadow,
      opacity: 0.7,
      blur: 30,
      radius: 10,
    }),
    `<div class="at clipping"><b>Where did the boat money go?</b><i style="margin-top:17px"></i><i></i><i style="width:70%"></i></div>`,
    ...years.map(({ name, repeat, of }, column) => {
      const left = first.x + column * pitch - 44;
      return `<div class="count" style="left:${left - 4}px;top:${label}px">${repeat}</div><div class="year" style="left:${left}px;top:${label + 130}px">${name}</div><div class="of" style="left:${left}px;top:${label + 176}px">${of}</div>`;
    }),
  ].join("\n"),
});
