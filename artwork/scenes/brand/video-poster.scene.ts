import { defineScene } from "#artwork/lib/scene.ts";
import { bridge } from "./bridge.ts";
import { brand, canvas, displayFont, midspanMark } from "./identity.ts";
import { taxi } from "./vehicles.ts";
import { mirrored, water } from "./water.ts";

const deck = 640;
const scale = 2.05;

/** Two arms of one bridge, the client's and ours, and the moment before they meet. */
export const scene = defineScene({
  height: 900,
  field: brand.ink,
  fonts: [displayFont],
  css: `
    body { font-family: "Anek Latin Variable"; color: ${brand.white} }
    .title { position: absolute; left: 96px; top: 78px; font-size: 132px; font-weight: 700; font-stretch: 88%; letter-spacing: -.025em; line-height: .9 }
    .time { position: absolute; top: 806px; font-size: 34px; font-weight: 600; font-stretch: 95%; line-height: 1 }
    .mark { position: absolute; right: 96px; top: 84px }
  `,
  html: `${canvas(
    1600,
    900,
    [
      bridge({
        x: 800,
        y: deck,
        scale,
        line: brand.mist,
        sky: brand.ink,
        far: brand.graphite,
        from: -12,
        to: -2,
      }),
      bridge({
        x: 800,
        y: deck,
        scale,
        line: brand.white,
        sky: brand.ink,
        far: brand.graphite,
        from: 2,
        to: 12,
      }),
      `<path d="M764 ${deck - 36}H836V${deck + 40}H764Z" fill="${brand.ink}"/>`,
      `<path d="M0 770H1600V900H0Z" fill="${brand.hooghlyDeep}"/>`,
      water({
        y: 788,
        width: 1600,
        rows: 5,
        gap: 26,
        growth: 1,
        weight: 3,
        taper: 0,
        colour: brand.hooghly,
        wave: 120,
      }),
      mirrored(570, 786, 130, 5, 20, brand.taxi),
      taxi(472, deck - 8, 1.55),
    ].join(""),
  )}<div class="title">How<br>Midspan<br>works</div><div class="mark">${midspanMark(120, brand.white)}</div>
  <div class="time" style="left:96px">Your team, 09:00 in London</div><div class="time" style="right:96px">Ours, 14:30 in Kolkata</div>`,
});
