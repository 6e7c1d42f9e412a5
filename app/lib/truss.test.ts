import { expect, test } from "vitest";
import { truss } from "./truss.ts";

test("a truss has one joint per panel, between two feet on the deck", () => {
  const { joints, diagonals, chord } = truss({ from: 0, to: 40, deck: 100, panels: 2, height: () => 30 });
  expect(joints).toEqual([
    [10, 70],
    [30, 70],
  ]);
  expect(diagonals).toBe("M0 100L10 70L20 100M20 100L30 70L40 100");
  expect(chord).toBe("M10 70L30 70");
});
