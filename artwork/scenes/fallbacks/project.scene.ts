import { bridge } from "../brand/bridge.ts";
import { brand } from "../brand/identity.ts";
import { standIn } from "./stand-in.ts";

/** One tower, from the bank. */
export const scene = standIn(
  brand.fog,
  bridge({
    x: 1560,
    y: 900,
    scale: 2.3,
    line: brand.line,
    sky: brand.fog,
    far: "#e6eaed",
    rivet: brand.white,
  }),
);
