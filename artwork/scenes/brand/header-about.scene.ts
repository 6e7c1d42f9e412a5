import { defineScene } from "#artwork/lib/scene.ts";
import { bridge } from "./bridge.ts";
import { brand, canvas } from "./identity.ts";

/** Behind a page's title: so near to the tower that the steel fills the right of the band. The left stays calm. */
export const scene = defineScene({
  width: 1920,
  height: 640,
  widths: [960, 1440, 1920],
  field: brand.ink,
  fonts: [],
  css: "",
  html: canvas(
    1920,
    640,
    bridge({
      x: 2130,
      y: 880,
      scale: 2.5,
      line: "#2a323a",
      sky: brand.ink,
      far: "#1a2026",
      rivet: brand.taxi,
    }),
  ),
});
