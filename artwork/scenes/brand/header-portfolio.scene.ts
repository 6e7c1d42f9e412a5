import { end, howrah, panel, peak, tower } from "#app/lib/howrah.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { brand, canvas, displayFont } from "./identity.ts";

const scale = 1.5;
const x = 1360;
const deck = 500;
const hung = 5 * panel;
const drawn = howrah(-end / panel, end / panel);
const faint = "#333c45";
const clear = "#66727e";

/** The measures of the real bridge, in metres, under the part that they belong to. */
const measures = [
  { from: -end, to: -tower, metres: "99" },
  { from: -tower, to: -hung, metres: "143" },
  { from: -hung, to: hung, metres: "172" },
  { from: hung, to: tower, metres: "143" },
  { from: tower, to: end, metres: "99" },
];
const at = (unit: number) => x + unit * scale;

const dimensions = measures
  .map(({ from, to, metres }) => {
    const middle = (at(from) + at(to)) / 2;
    return `<path d="M${at(from)} ${deck + 24}V${deck + 76}M${at(to)} ${deck + 24}V${deck + 76}M${at(from)} ${deck + 60}H${middle - 34}M${middle + 34} ${deck + 60}H${at(to)}"/><text x="${middle}" y="${deck + 68}" text-anchor="middle" fill="${clear}" stroke="none">${metres}</text>`;
  })
  .join("");

/** Behind a page's title: the bridge as an engineer draws it before it stands. */
export const scene = defineScene({
  width: 1920,
  height: 640,
  widths: [960, 1440, 1920],
  field: brand.ink,
  fonts: [displayFont],
  css: `text { font: 500 24px "Anek Latin Variable"; font-stretch: 88% }`,
  html: canvas(
    1920,
    640,
    `<g transform="translate(${x} ${deck}) scale(${scale})" stroke="${faint}"><path d="${drawn.diagonals}${drawn.verticals}" stroke-width="1"/><path d="${drawn.chords}" stroke="${clear}" stroke-width="2"/><path d="M-1000 0H600" stroke="${clear}" stroke-width="3"/><path d="${drawn.rivets}" stroke="${brand.taxi}" stroke-width="5.5"/><path d="M${-tower} 40V${-peak - 30}M${tower} 40V${-peak - 30}M0 40V-150" stroke-dasharray="14 4 2 4"/></g><g stroke="${clear}" stroke-width="1.5">${dimensions}</g>`,
  ),
});
