import { expect, test } from "vitest";
import { chosenPicture, shownWidth } from "./chosen-picture.ts";

test.each([
  ["92vw", 379.04],
  ["(min-width: 1440px) 421px, (min-width: 768px) 30vw, 92vw", 379.04],
  ["(min-width: 20rem) 300px, 92vw", 300],
  ["max(100vw, 75rem)", 1200],
  ["(min-width: 64rem) 58vw, calc(100vw - 2.5rem)", 372],
  ["160px", 160],
])("%s is %d pixels on a phone", (sizes, width) => {
  expect(shownWidth(sizes, 412)).toBeCloseTo(width);
});

test("the smallest file that is sharp enough is taken, or else the largest", () => {
  const srcset = "/a-1280.avif 1280w, /a-320.avif 320w, /a-640.avif 640w";
  const screen = { width: 400, density: 1.75 };
  expect(chosenPicture(srcset, "88vw", screen)).toBe("/a-640.avif");
  expect(chosenPicture(srcset, "92vw", screen)).toBe("/a-1280.avif");
  expect(chosenPicture(srcset, "50px", screen)).toBe("/a-320.avif");
  expect(chosenPicture(srcset, "500vw", screen)).toBe("/a-1280.avif");
});

test("a length that it does not know is refused", () => {
  expect(() => shownWidth("50dvw", 412)).toThrow("50dvw");
});
