import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { marksFolder, technologyMarks } from "./technology-marks.ts";

test("every technology partner has its mark, and no other mark lies there", () => {
  const files = readdirSync(marksFolder).map((name) => [name, readFileSync(join(marksFolder, name), "utf8")]);
  expect(Object.fromEntries(files)).toEqual(technologyMarks());
});
