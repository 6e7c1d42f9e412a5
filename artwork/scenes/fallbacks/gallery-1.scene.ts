import { bridge } from "../brand/bridge.ts";
import { brand } from "../brand/identity.ts";
import { standIn } from "./stand-in.ts";

/** The middle of the span. */
export const scene = standIn(
  brand.taxiTint,
  bridge({ x: 640, y: 620, scale: 3.4, line: "#f3d98b", sky: brand.taxiTint, rivet: brand.white }),
);
