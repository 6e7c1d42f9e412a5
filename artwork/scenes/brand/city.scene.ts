import { defineScene } from "#artwork/lib/scene.ts";
import { bridge } from "./bridge.ts";
import { ghat, houses, kites, skyline, street } from "./city.ts";
import { brand, canvas } from "./identity.ts";
import { countryBoat, ferry, taxi, tram } from "./vehicles.ts";
import { mirrored, water } from "./water.ts";

/** Kolkata as we draw it: the bridge, the river, a ghat, a tram, old houses, kites. */
export const scene = defineScene({
  field: brand.taxi,
  fonts: [],
  css: "",
  html: canvas(
    1600,
    1000,
    [
      skyline(575),
      bridge({ x: 690, y: 500, scale: 1.42, sky: brand.taxi, far: "#d9a315", rivet: brand.white }),
      taxi(643, 495, 0.78, brand.white),
      `<path d="M0 590H1600V1000H0Z" fill="${brand.hooghly}"/>`,
      water({
        y: 612,
        width: 1600,
        rows: 9,
        gap: 22,
        growth: 1.6,
        weight: 3,
        taper: 0,
        colour: "#2f8593",
        wave: 96,
      }),
      mirrored(210, 612, 96, 8, 17, brand.hooghlyDeep),
      mirrored(1170, 612, 96, 8, 17, brand.hooghlyDeep),
      mirrored(690, 616, 92, 6, 18, brand.white),
      ferry(850, 668, 0.8),
      countryBoat(470, 742, 0.9),
      kites(),
      ghat(),
      houses(),
      street(),
      tram(560, 962, 1.02),
      taxi(236, 966, 1.9),
    ].join(""),
  ),
});
