import { expect, test } from "vitest";
import { deepTruss, truss } from "./truss.ts";

test("a truss has one joint per panel, between two feet on the deck", () => {
  const { joints, diagonals, chord } = truss({ from: 0, to: 40, deck: 100, panels: 2, height: () => 30 });
  expect(joints).toEqual([
    [10, 70],
    [30, 70],
  ]);
  expect(diagonals).toBe("M0 100L10 70L20 100M20 100L30 70L40 100");
  expect(chord).toBe("M10 70L30 70");
});

const points = [0, 10, 20];

test("bracing runs from the deeper side down to the shallower one", () => {
  const { diagonals } = deepTruss({
    points,
    top: (x) => -10 - Math.abs(x - 10),
    bottom: () => 0,
    braceAbove: Number.POSITIVE_INFINITY,
  });
  expect(diagonals).toBe("M0 -20L10 0M20 -20L10 0");
});

test("a deep panel is braced by a K from the middle of its shallower side", () => {
  const { diagonals } = deepTruss({ points: [0, 10], top: (x) => -40 - x, bottom: () => 0, braceAbove: 30 });
  expect(diagonals).toBe("M10 -50L0 -20L10 0");
});

test("there is one rivet for each panel point", () => {
  const { rivets } = deepTruss({ points, top: () => -10, bottom: () => 0, braceAbove: 30 });
  expect(rivets).toBe("M0 -10h.01M10 -10h.01M20 -10h.01");
});
