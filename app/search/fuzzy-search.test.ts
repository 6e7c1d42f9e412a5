import { expect, test } from "vitest";
import { createFuzzySearch, maxWords } from "./fuzzy-search.ts";

const entry = (title: string, text = "", { note = "", words = "" } = {}) => ({ title, note, text, words });

const find = createFuzzySearch([
  entry("Patient records", "Opens in one second at the café counter.", { note: "HealthMatrix" }),
  entry("Web Development", "Shops, portals and what is behind them."),
  entry("E-commerce Store", "Cart and checkout.", { note: "$12,000", words: "web development next.js" }),
  entry("Pricing", "Add up what you need.", { words: "cost calculator web" }),
  entry("Wallet Connection", "For people who pay by signature.", { words: "authentication" }),
]);

const titles = (query: string) => find(query).map(({ title }) => title);

test.each([
  ["pricing", "as it stands"],
  ["PRICING", "in capitals"],
  ["pric", "its beginning"],
  ["prcing", "a letter missing"],
  ["priccing", "a letter too many"],
  ["pricimg", "a wrong letter"],
  ["priicng", "two letters swapped"],
  ["ricing", "the first letter missing"],
  ["calculater", "an error in a word that is not shown"],
  ["pric add need", "every word in another place"],
])("%s finds the page: %s", (query) => {
  expect(titles(query)).toEqual(["Pricing"]);
});

test.each([
  ["cafe", "Patient records"],
  ["pátïent", "Patient records"],
  ["ecommerce", "E-commerce Store"],
  ["e-commerce", "E-commerce Store"],
  ["Next.js,", "E-commerce Store"],
  ["nextjs", "E-commerce Store"],
  ["12000", "E-commerce Store"],
  ["$12,000", "E-commerce Store"],
  ["wallets", "Wallet Connection"],
  ["healthmatrx", "Patient records"],
  ["authentcaton", "Wallet Connection"],
  ["conection walet", "Wallet Connection"],
  ["authentc", "Wallet Connection"],
])("%s finds %s", (query, title) => {
  expect(titles(query)).toEqual([title]);
});

test.each([
  ["", "nothing"],
  [" ,;- ", "no words"],
  ["wbe", "an error in fewer than four letters"],
  ["waqqet", "two errors in fewer than eight"],
  ["quthenticqtiqn", "three errors"],
  ["pricing wallet", "two words that stand nowhere together"],
])("%j finds nothing: %s", (query) => {
  expect(titles(query)).toEqual([]);
});

test("a title comes before a text, and a text before words that are not shown", () => {
  expect(titles("web")).toEqual(["Web Development", "E-commerce Store", "Pricing"]);
  const ranked = createFuzzySearch([
    entry("One", "", { words: "bridge" }),
    entry("Two", "A bridge."),
    entry("Three", "", { note: "Bridge & Co" }),
    entry("A bridge of four", ""),
    entry("Bridge", ""),
  ]);
  expect(ranked("bridge").map(({ title }) => title)).toEqual([
    "Bridge",
    "A bridge of four",
    "Three",
    "Two",
    "One",
  ]);
});

test("a word with an exact match is not matched fuzzily", () => {
  const near = createFuzzySearch([entry("Host", ""), entry("Cost", ""), entry("Most", "")]);
  expect(near("cost").map(({ title }) => title)).toEqual(["Cost"]);
});

test("where no entry has all words exactly, each is matched fuzzily", () => {
  const near = createFuzzySearch([entry("Form", "from here"), entry("Farm gate", "")]);
  expect(near("form gate").map(({ title }) => title)).toEqual(["Farm gate"]);
});

test("words beyond the limit are ignored", () => {
  expect(
    titles(`${"pricing cost add up what you need calculator".split(" ").slice(0, maxWords).join(" ")} x`),
  ).toEqual(["Pricing"]);
});
