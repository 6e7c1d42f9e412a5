import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { marksFile, technologyMarks } from "./technology-marks.ts";

test("every technology partner has its mark in the file that pages refer to", () => {
  expect(readFileSync(marksFile, "utf8")).toBe(technologyMarks());
});
