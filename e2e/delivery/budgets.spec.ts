import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { publicPaths } from "#content/paths.ts";
import { budgets, javascriptBudget, phone } from "#scripts/budgets.ts";
import { totalOf, type WeighedFile, weighFile, weighPage } from "#scripts/page-weight.ts";
import { builtFiles } from "../built-site.ts";

/** No browser here: what a page makes one load can be read from the built files. */
const htmlFiles = globSync("**/*.html", { cwd: "build/client" }).sort();
const pages = htmlFiles.map((file) => ({
  path: `/${file}`.replace(/\/?(index)?\.html$/, "") || "/",
  ...weighPage(file, phone),
}));

test("the build has pages with scripts, fonts and pictures to weigh", () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...publicPaths]));
  for (const { javascript, fonts } of pages) {
    expect(javascript.length).toBeGreaterThan(3);
    expect(fonts.length).toBeGreaterThan(0);
  }
  expect(pages.some(({ pictures }) => pictures.length > 0)).toBe(true);
});

test("no page's HTML is over its budget", () => {
  expect(pages.flatMap(({ path, html }) => over(path, "HTML", [html], budgets.html))).toEqual([]);
});

test("no page starts more JavaScript than its budget", () => {
  expect(
    pages.flatMap(({ path, javascript }) => over(path, "JavaScript", javascript, javascriptBudget(path))),
  ).toEqual([]);
});

test("no page starts with more files than a browser asks one host for in two rounds", () => {
  const atOnce = 6;
  const tooMany = pages.filter(({ javascript }) => javascript.length > 2 * atOnce);
  expect(tooMany.map(({ path }) => path)).toEqual([]);
});

test("no page asks for its modules before the first paint", () => {
  for (const file of htmlFiles) {
    expect(readFileSync(join("build/client", file), "utf8"), file).not.toContain('rel="modulepreload"');
  }
});

test("files with many functions ask to be compiled when they load, not at the first click", () => {
  const files = globSync("build/client/assets/{react,shared,home,case-study}-*.js");
  const openings = files.map((file) => readFileSync(file, "utf8").slice(0, 30));
  expect(files.length).toBeGreaterThanOrEqual(4);
  for (const opening of openings) expect(opening).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("nothing of an earlier build is left among the compressed files", () => {
  const compressed = globSync("{**,.well-known}/*.{br,gz}", { cwd: "build/compressed" });
  const sources = compressed.map((file) => `/${file.replace(/\.(br|gz)$/, "")}`);
  const files = builtFiles();
  expect(sources.length).toBeGreaterThan(publicPaths.length);
  expect(sources.filter((file) => !files.has(file))).toEqual([]);
});

test("fonts keep to their budget, in two files", () => {
  for (const { path, fonts } of pages) {
    expect(over(path, "fonts", fonts, budgets.fonts)).toEqual([]);
    expect(fonts.length, path).toBeLessThanOrEqual(budgets.fontFiles);
  }
});

test("the pictures that a page asks for at once keep to their budget on a phone", () => {
  const overBudget = pages.flatMap(({ path, pictures }) => {
    // A stand-in is shown until its picture is drawn, and then never again.
    const drawn = pictures.filter(({ file }) => !file.startsWith("images/fallbacks/"));
    return over(path, "pictures", drawn, budgets.picturesAboveTheFold);
  });
  expect(overBudget).toEqual([]);
});

test("a click from the home page keeps to its budget", () => {
  const here = new Set(pages.find(({ path }) => path === "/")?.javascript.map(({ file }) => file));
  const clicks = pages.flatMap(({ path, javascript }) => {
    const data = `${path.slice(1)}.data`;
    if (!existsSync(`build/client/${data}`)) return [];
    const needed = [weighFile(data), ...javascript.filter(({ file }) => !here.has(file))];
    return over(path, "a click", needed, budgets.click);
  });
  expect(clicks).toEqual([]);
});

/** Says by how much, and which files to look at first. */
function over(path: string, what: string, files: readonly WeighedFile[], budget: number) {
  const total = totalOf(files);
  if (total <= budget) return [];
  const largest = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3);
  const named = largest.map(({ file, bytes }) => `${file} ${bytes}`).join(", ");
  return [`${path}: ${what} ${total - budget} bytes over ${budget} (${named})`];
}
