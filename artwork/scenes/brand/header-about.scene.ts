import { bridge } from "./bridge.ts";
import { headerScene } from "./header.ts";
import { brand } from "./identity.ts";

/** The upper half of a tower, from near. */
export const scene = headerScene(
  bridge({
    x: 1930,
    y: 630,
    scale: 1.56,
    line: "#39434c",
    sky: brand.ink,
    far: "#1b2127",
    rivet: brand.taxi,
  }),
);
