import { bridge } from "../brand/bridge.ts";
import { brand } from "../brand/identity.ts";
import { water } from "../brand/water.ts";
import { standIn } from "./stand-in.ts";

const tone = "#a9ced6";

export const scene = standIn(
  brand.hooghlyTint,
  bridge({ x: 840, y: 560, scale: 1.3, line: tone, sky: brand.hooghlyTint, rivet: brand.white }) +
    water({ y: 652, width: 1280, rows: 6, gap: 22, growth: 1, weight: 8, taper: 1.2, colour: tone }),
);
