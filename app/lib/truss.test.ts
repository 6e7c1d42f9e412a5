import { expect, test } from "vitest";
import { deepTruss } from "./truss.ts";

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
