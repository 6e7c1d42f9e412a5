import { defineScene } from "#artwork/lib/scene.ts";
import { bridge } from "./bridge.ts";
import { brand, canvas, displayFont } from "./identity.ts";
import { taxi } from "./vehicles.ts";
import { mirrored, water } from "./water.ts";

const place = { x: 800, y: 650, scale: 1.66 };
const gap = { from: 770, to: 830 };

/** Two arms of one bridge, the client's and ours, in the moment before they meet. */
export const scene = defineScene({
  height: 900,
  field: brand.ink,
  fonts: [displayFont],
  css: `
    body { font-family: "Anek Latin Variable"; color: ${brand.white} }
    .title { position: absolute; left: 0; right: 0; top: 92px; text-align: center; font-size: 116px; font-weight: 700; font-stretch: 88%; letter-spacing: -.025em; line-height: .92 }
    .time { position: absolute; top: 818px; font-size: 36px; font-weight: 600; font-stretch: 92%; line-height: 1 }
  `,
  html: `${canvas(
    1600,
    900,
    [
      `<clipPath id="theirs"><path d="M0 0H${gap.from}V900H0Z"/></clipPath><clipPath id="ours"><path d="M${gap.to} 0H1600V900H${gap.to}Z"/></clipPath>`,
      `<g clip-path="url(#theirs)">${bridge({ ...place, line: brand.white, sky: brand.ink, far: brand.graphite, to: -1, rivet: brand.ink })}</g>`,
      `<g clip-path="url(#ours)">${bridge({ ...place, line: brand.taxi, sky: brand.ink, far: brand.graphite, from: 1, rivet: brand.ink })}</g>`,
      `<path d="M0 758H1600V900H0Z" fill="${brand.hooghlyDeep}"/>`,
      water({
        y: 776,
        width: 1600,
        rows: 2,
        gap: 22,
        growth: 0,
        weight: 3,
        taper: 0,
        colour: brand.hooghly,
        wave: 120,
      }),
      mirrored(239, 774, 120, 2, 20, brand.white),
      mirrored(1361, 774, 120, 2, 20, brand.taxi),
      taxi(556, place.y - 6, 1.25),
    ].join(""),
  )}<div class="title">How<br>Midspan<br>works</div>
  <div class="time" style="left:96px">Your team, 09:00 in London</div><div class="time" style="right:96px">Ours, 14:30 in Kolkata</div>`,
});
