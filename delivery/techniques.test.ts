import { expect, test } from "vitest";
import { isEnabled } from "./techniques.ts";

test("all techniques are on by default, off in a plain build, and can be left out one at a time", () => {
  expect(isEnabled("critical-css", "")).toBe(true);
  expect(isEnabled("critical-css", "plain")).toBe(false);
  expect(isEnabled("critical-css", "without-critical-css")).toBe(false);
  expect(isEnabled("deferred-start", "without-critical-css")).toBe(true);
});

test("a setting that is not known stops the build and lists those that are", () => {
  expect(() => isEnabled("critical-css", "plian")).toThrow(/"plian".*plain/);
});
