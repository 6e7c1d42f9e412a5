import { expect, test } from "vitest";
import { logoWidth, ownColourLogo } from "./logo-file.ts";

test.each([
  ['<svg xmlns="x" width="116" height="40"/>', 116],
  ['<svg width="300" height="80" viewBox="0 0 1 1"/>', 150],
  ['<svg viewBox="0 0 250.5 100"/>', 100],
])("the width of a logo is measured: %s", (svg, width) => {
  expect(logoWidth(svg)).toBe(width);
});

test("a client may have no drawing in its own colours", () => {
  expect(ownColourLogo("nobody")).toBeUndefined();
});
