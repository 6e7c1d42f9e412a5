import { expect, test } from "vitest";
import { type ListChoices, longestQuery, parseListState, writeListState } from "./list-state.ts";

const choices: ListChoices = {
  sorts: ["recent", "title"],
  filters: {
    category: [{ value: "Finance", label: "Finance" }],
    service: [{ value: "web3", label: "Web3 & Blockchain" }],
  },
};
const parse = (search: string) => parseListState(new URLSearchParams(search), choices);
const plain = { query: "", sort: "recent", filters: {}, page: 1 };

test("a URL without a query means the defaults", () => {
  expect(parse("")).toEqual(plain);
});

test("reads every choice, whatever its case, by value or by name", () => {
  expect(parse("?category=finance&service=Web3+%26+Blockchain&sort=title&q=Ledger&page=3")).toEqual({
    query: "Ledger",
    sort: "title",
    filters: { category: "Finance", service: "web3" },
    page: 3,
  });
});

test.each([
  "?category=Nope",
  "?category=",
  "?sort=price",
  "?sort=__proto__",
  "?page=0",
  "?page=-1",
  "?page=1.5",
  "?page=1e3",
  "?page=abc",
  "?page=99999999999",
  "?colour=red",
])("ignores %s", (search) => {
  expect(parse(search)).toEqual(plain);
});

test("cuts a search that nobody would type", () => {
  expect(parse(`?q=${"a".repeat(10_000)}`).query).toHaveLength(longestQuery);
});

test("what is written is read back the same, and defaults are not written", () => {
  const state = { query: "<b> & ä", sort: "title", filters: { category: "Finance" }, page: 2 };
  const written = writeListState(state, choices);
  expect(parseListState(new URLSearchParams(written.toString()), choices)).toEqual(state);
  expect(writeListState(plain, choices).toString()).toBe("");
});
