import { brand } from "../brand/identity.ts";
import { water } from "../brand/water.ts";
import { standIn } from "./stand-in.ts";

/** Nothing but the river. */
export const scene = standIn(
  brand.hooghlyTint,
  water({
    y: 230,
    width: 1280,
    rows: 14,
    gap: 26,
    growth: 1.1,
    weight: 16,
    taper: 1.1,
    colour: "#a9ced6",
    wave: 128,
  }),
);
