import { defineScene } from "#artwork/lib/scene.ts";
import { bridge } from "../brand/bridge.ts";
import { brand, canvas, displayFont, midspanMark } from "../brand/identity.ts";
import { taxi } from "../brand/vehicles.ts";
import { mirrored, water } from "../brand/water.ts";

const place = { x: 342, y: 488, scale: 1.4 };

/** What a shared link to the site shows: name, promise and bridge, legible at the size of a thumbnail. */
export const scene = defineScene({
  output: "fixed",
  field: brand.white,
  fonts: [displayFont],
  css: `
    body { font-family: "Anek Latin Variable"; color: ${brand.ink} }
    .words { position: absolute; left: 64px; top: 50px }
    .name { display: flex; align-items: center; gap: 30px; font-size: 124px; font-weight: 700; letter-spacing: -.01em; line-height: 1 }
    .name svg { translate: 0 -12px }
    .tagline { margin-top: 12px; font-size: 62px; font-weight: 600; font-stretch: 88%; letter-spacing: -.02em; line-height: 1.02 }
  `,
  html: `${canvas(
    1200,
    630,
    [
      bridge({ ...place, far: brand.line }),
      water({
        y: 577,
        width: 1200,
        rows: 4,
        gap: 15,
        growth: 0.8,
        weight: 11,
        taper: 2.2,
        colour: brand.hooghly,
      }),
      mirrored(place.x, 590, 110, 3, 14, brand.taxi),
      taxi(place.x - 68, place.y - 5, 1.12),
    ].join(""),
  )}<div class="words"><div class="name">${midspanMark(142)}Midspan</div>
    <div class="tagline">Software and teams<br>that meet you halfway.</div></div>`,
});
