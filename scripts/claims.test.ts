import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const tests = new Set(
  globSync("{app,content,contract,delivery,e2e,scripts,server}/**/*.{test,spec}.ts").map((file) =>
    basename(file),
  ),
);
const trials = new Set(
  globSync("trials/*.ts").flatMap((file) => readFileSync(file, "utf8").match(/(?<=^ {2}id: ")\w+/gm) ?? []),
);

test.each(["docs/security.md", "docs/operations.md"])("the tests and trials that %s names exist", (file) => {
  const text = readFileSync(file, "utf8");
  const namedTests = text.match(/(?<=`)[\w-]+\.(test|spec)\.ts(?=`)/g) ?? [];
  const namedTrials = (text.match(/\btrials? \d+((, | and )\d+)*/gi) ?? []).flatMap(
    (names) => names.match(/\d+/g) ?? [],
  );
  expect(namedTests.length).toBeGreaterThan(5);
  expect(namedTrials.length).toBeGreaterThan(5);
  expect(namedTests.filter((name) => !tests.has(name))).toEqual([]);
  expect(namedTrials.filter((id) => !trials.has(id))).toEqual([]);
});

/** The rows of the tables whose last column says what shows them. */
test("every statement in a table of claims names what shows it", () => {
  const sections = readFileSync("docs/security.md", "utf8").split(/^## /m);
  const rows = sections
    .filter((section) => section.includes("Shown by"))
    .flatMap((section) => section.split("\n").filter((line) => /^\| (?!-|What holds|Promise)/.test(line)));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !/trial \d|\.(test|spec)\.ts|not shown by software/.test(row))).toEqual([]);
});
