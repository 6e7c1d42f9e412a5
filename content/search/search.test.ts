import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { calculators } from "../calculator/index.ts";
import { faq } from "../faq/index.ts";
import { publicPaths } from "../paths.ts";
import { searchEntries } from "./index.ts";
import { newWords } from "./new-words.ts";

test("every page, answer and priced option can be found, each once", () => {
  const options = calculators.all.flatMap(({ id, groups }) =>
    groups.flatMap(({ options }) => options.map((option) => `/pricing?tab=${id}&o=${option.id}`)),
  );
  const answers = faq.ids.map((id) => `/pricing?tab=faq#${id}`);
  const found = searchEntries.map(({ to }) => to);
  expect(found.toSorted()).toEqual([...publicPaths, ...answers, ...options].toSorted());
});

test("what is shown is never empty", () => {
  expect(searchEntries.filter(({ title, text }) => !title || !text)).toEqual([]);
});

test("a few pages are offered before anything is typed", () => {
  expect(searchEntries.filter(({ start }) => start).length).toBeGreaterThan(0);
});

test("the index stays light: 25 KB compressed, and few enough words to compare a query with all of them", () => {
  const index = JSON.stringify(searchEntries);
  expect(brotliCompressSync(index).length).toBeLessThan(25_000);
  const words = new Set(index.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  expect(words.size).toBeLessThan(6_000);
});

test("words that are not shown are there once, without filler, numbers and what is shown", () => {
  expect(
    newWords("The bank pays the Bank in 30 days, by Next.js and a web3 wallet.", "30 days at a bank"),
  ).toBe("pays next.js web3 wallet");
});
