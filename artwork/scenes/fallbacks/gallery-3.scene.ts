import { truss } from "../../../app/bridge/truss.ts";
import { brand } from "../brand/identity.ts";
import { standIn } from "./stand-in.ts";

/** Girders in a yard, waiting to become a bridge. */
const girders = [300, 440, 580, 720].map((deck, row) => {
  const from = -60 - row * 37;
  const { chord, diagonals, joints } = truss({ from, to: from + 1500, deck, panels: 18, height: () => 84 });
  const rivets = joints.map(([x, y]) => `M${x.toFixed(1)} ${y}h.01`).join("");
  return `<path d="${diagonals}" stroke-width="5"/><path d="${chord}M${from} ${deck}H1500" stroke-width="13"/><path d="${rivets}" stroke-width="22"/><path d="${rivets}" stroke="${brand.white}" stroke-width="13"/>`;
});

export const scene = standIn(brand.fog, `<g stroke="${brand.line}">${girders.join("")}</g>`);
