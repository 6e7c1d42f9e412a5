import { type Point, smooth } from "#artwork/lib/paths.ts";
import { pick, seeded } from "#artwork/lib/random.ts";
import { boat } from "./boats.ts";
import { gift } from "./gift.ts";
import { colours, display } from "./identity.ts";

const width = 1400;
const height = 940;
const house = { left: 232, right: 626, top: 336, foot: 668 };
const shore = 704;
const columns = 6;
const rows = 4;

/** The shelter at night with one lit window for each meal of the gift, the quay and the boats before it. */
export function nightHarbour(): string {
  const random = seeded(21);
  const stars = Array.from({ length: 130 }, () => {
    const [x, y] = [random() * width, random() * 400];
    if (x > 215 && x < 640 && y < 200) return "";
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.7 + random() * 1.3).toFixed(1)}" opacity="${(0.25 + random() * 0.6).toFixed(2)}"/>`;
  });
  return `<svg width="${width}" height="${height}" style="position:absolute;left:0;top:84px">
<rect width="${width}" height="${height}" fill="${colours.night}"/>
<g fill="#dcecfa">${stars.join("")}</g>
<path d="${smooth(hills(random, 500, 46))}V760H0Z" fill="#12396a"/>
<path d="${smooth(hills(random, 560, 30))}V760H0Z" fill="#0e2f5a"/>
${town(random)}
${lighthouse()}
<rect y="${shore}" width="${width}" height="${height - shore}" fill="#0b2b53"/>
${shelter(random)}
${quay()}
${water(random)}
${boat({ x: 560, y: 858, scale: 1.02, turn: -2, hull: "#1f5c99", band: "#e9f1f8", dark: "#06182f" })}
${boat({ x: 268, y: 822, scale: 0.66, turn: 1.5, hull: "#c5482a", band: "#ffd892", dark: "#06182f" })}
</svg>`;
}

function hills(random: () => number, level: number, swing: number): Point[] {
  return Array.from({ length: 12 }, (_, k) => [k * 130 - 10, level - random() * swing]);
}

/** Stands at the right of the page, with its lamp on. */
function lighthouse(): string {
  return `<g transform="translate(6 0)"><path d="M1270 272h50l14 440h-78z" fill="#dfeaf4"/><path d="M1267 344h55l3 78h-61zM1261 510h67l3 80h-73z" fill="#c5482a"/><path d="M1304 272h16l14 440h-24z" fill="${colours.deep}" opacity=".22"/><rect x="1256" y="262" width="78" height="12" fill="${colours.deep}"/><rect x="1274" y="222" width="42" height="42" fill="${colours.lamp}"/><path d="M1288 222v42M1302 222v42" stroke="${colours.deep}" stroke-width="3"/><path d="M1264 224l31 -34 31 34z" fill="#a8432a"/></g>`;
}

/** Low houses of the fishing town, a few with a lamp on. */
function town(random: () => number): string {
  let x = -10;
  let houses = "";
  while (x < width) {
    const [wide, high] = [44 + random() * 60, 44 + random() * 70];
    const roof = random() > 0.45 ? `<path d="M-6 0L${wide / 2} -24L${wide + 6} 0z" fill="#09203f"/>` : "";
    const lamps =
      random() > 0.35
        ? `<rect x="${wide * 0.3}" y="${high * 0.3}" width="9" height="13" fill="${colours.lamp}" opacity=".85"/>`
        : "";
    houses += `<g transform="translate(${x.toFixed(0)} ${(shore - high).toFixed(0)})"><rect width="${wide}" height="${high}" fill="#0b274c"/>${roof}${lamps}</g>`;
    x += wide + random() * 18;
  }
  return houses;
}

function shelter(random: () => number): string {
  const { left, right, top, foot } = house;
  const wide = right - left;
  const step = { x: (wide - 36) / columns, y: 66 };
  const dark = new Set([3, 10, 20]);
  let panes = "";
  for (let k = 0; k < columns * rows; k++) {
    const x = left + 18 + (k % columns) * step.x + (step.x - 40) / 2;
    const y = top + 26 + Math.floor(k / columns) * step.y;
    panes += pane(x, y, !dark.has(k), random);
  }
  return `<path d="M${left - 22} ${top}L${left + 46} ${top - 62}H${right - 46}L${right + 22} ${top}z" fill="#a8432a"/>
<path d="${Array.from({ length: 17 }, (_, k) => `M${left + 46 + (k * (wide - 92)) / 16} ${top - 62}L${left - 22 + (k * (wide + 44)) / 16} ${top}`).join("")}M${left + 10} ${top - 30}H${right - 10}" stroke="#7d2e1b" stroke-width="2.4"/>
<rect x="${left}" y="${top}" width="${wide}" height="${foot - top + 40}" fill="#7ba6cf"/>
<rect x="${left}" y="${top}" width="${wide}" height="12" fill="#3f6e9f"/>
<path d="M${right - 46} ${top}H${right}V${foot + 40}H${right - 46}z" fill="#6893bf"/>
${panes}
<rect x="${left - 8}" y="${foot - 48}" width="${wide + 16}" height="40" fill="${colours.deep}"/>
<text x="${left + wide / 2}" y="${foot - 20}" text-anchor="middle" font-family='${display}' font-size="23" font-weight="600" fill="${colours.lamp}">${gift.shelter} night shelter</text>`;
}

/** An arched window with shutters; a lit one shows who sits at supper. */
function pane(x: number, y: number, lit: boolean, random: () => number): string {
  const arch = `M${x} ${y + 54}V${y + 18}a20 18 0 0140 0V${y + 54}z`;
  const frame = `<path d="M${x - 5} ${y + 58}V${y + 17}a25 23 0 0150 0V${y + 58}z" fill="#e3edf6"/>`;
  if (!lit)
    return `${frame}<path d="${arch}" fill="#17365c"/><path d="M${x + 20} ${y}V${y + 54}" stroke="#e3edf6" stroke-width="2.4"/>`;
  const glow = pick(random, ["#ffc65c", "#ffcf74", "#ffbd49"]);
  const figure = random();
  const at = x + 10 + random() * 20;
  const head =
    figure > 0.42
      ? `<g fill="#8a4b12"><circle cx="${at}" cy="${y + 30}" r="6.4"/><path d="M${at - 12} ${y + 54}c0 -11 5 -16 12 -16s12 5 12 16z"/></g>`
      : "";
  const bowl =
    figure <= 0.42
      ? `<path d="M${x + 9} ${y + 42}h22a11 11 0 01-22 0z" fill="#8a4b12"/><path d="M${x + 16} ${y + 37}c-3 -4 3 -6 0 -11M${x + 24} ${y + 37}c-3 -4 3 -6 0 -11" stroke="#8a4b12" stroke-width="2.2" fill="none" stroke-linecap="round"/>`
      : "";
  return `${frame}<path d="${arch}" fill="${glow}"/>${head}${bowl}<path d="M${x} ${y + 19}h40" stroke="#c98420" stroke-width="2"/>`;
}

function quay(): string {
  const blocks = Array.from(
    { length: 30 },
    (_, k) => `M${k * 52 + 14} ${shore - 20}v19M${k * 52 + 40} ${shore}v20`,
  );
  return `<rect y="${shore - 22}" width="${width}" height="44" fill="#24507f"/><rect y="${shore - 22}" width="${width}" height="6" fill="#3f72a6"/><path d="${blocks.join("")}M0 ${shore}H${width}" stroke="#16395f" stroke-width="2.4"/>`;
}

/** The lit windows lie on the water as short strokes that break up with distance from the quay. */
function water(random: () => number): string {
  let strokes = "";
  for (let k = 0; k < 260; k++) {
    const y = shore + 30 + random() ** 0.9 * 200;
    const near = random() > 0.3;
    const x = near ? house.left + random() * (house.right - house.left) : random() * width;
    const long = 14 + random() * 44;
    const colour = near ? colours.lamp : "#2f6dab";
    const opacity = near ? 0.75 - (y - shore) / 360 : 0.5;
    strokes += `<path d="M${(x - long / 2).toFixed(0)} ${y.toFixed(0)}h${long.toFixed(0)}" stroke="${colour}" opacity="${opacity.toFixed(2)}"/>`;
  }
  return `<g stroke-width="3.4" stroke-linecap="round">${strokes}</g>`;
}
