import { expect, test } from "vitest";
import { indexOf, type ListDefinition, previewOf, selectCards } from "./list-index.ts";

type Entry = { title: string; category: string; tools: string[] };

const definition: ListDefinition<Entry, { title: string }> = {
  pageSize: 2,
  card: ({ title }) => ({ title }),
  sorts: { given: () => 0, title: (a, b) => a.title.localeCompare(b.title, "en") },
  filters: {
    category: ({ category }) => [{ value: category, label: category }],
    tool: ({ tools }) => tools.map((name) => ({ value: name, label: name })),
  },
  texts: ({ title, category, tools }) => [title, category, ...tools],
};
const entries: Entry[] = [
  { title: "Shelf", category: "E-commerce", tools: ["React", "Next.js"] },
  { title: "Café ledger", category: "Finance", tools: ["React"] },
  { title: "Atlas", category: "Finance", tools: ["Python", "A merchant’s map"] },
];
const index = indexOf(definition, entries);
const select = (query: string, filters: Record<string, string> = {}, sort = "given") =>
  selectCards(index, { query, sort, filters }).map(({ title }) => title);

test("without a choice every entry is there, in the given order", () => {
  expect(select("")).toEqual(["Shelf", "Café ledger", "Atlas"]);
  expect(select("   ")).toHaveLength(3);
});

test("every word has to match, wherever it stands, whatever its case or accents", () => {
  expect(select("CAFE react")).toEqual(["Café ledger"]);
  expect(select("finance atlas")).toEqual(["Atlas"]);
  expect(select("atlas react")).toEqual([]);
  expect(select("React, Next.js")).toEqual(["Shelf"]);
});

test("a hyphen may be left out or added", () => {
  expect(select("ecommerce")).toEqual(["Shelf"]);
  expect(select("e-commerce")).toEqual(["Shelf"]);
  expect(select("led-ger")).toEqual(["Café ledger"]);
});

test("an apostrophe may be straight or curly", () => {
  expect(select("merchant's")).toEqual(["Atlas"]);
  expect(select("merchant’s")).toEqual(["Atlas"]);
});

test.each(["<script>alert(1)</script>", "a".repeat(10_000), ".*", "\\", "%00"])(
  "%s finds nothing",
  (query) => {
    expect(select(query)).toEqual([]);
  },
);

test("filters add up, and sorting keeps to what they leave", () => {
  expect(select("", { category: "Finance" }, "title")).toEqual(["Atlas", "Café ledger"]);
  expect(select("", { category: "Finance", tool: "React" })).toEqual(["Café ledger"]);
});

test("only what some entry has is on offer", () => {
  expect(previewOf(definition, entries).choices.filters.category?.map(({ value }) => value)).toEqual([
    "E-commerce",
    "Finance",
  ]);
});

test("a page carries its first entries and how many there are, and no more for a longer list", () => {
  const { cards, total } = previewOf(definition, [...entries, ...entries]);
  expect(cards).toEqual([{ title: "Shelf" }, { title: "Café ledger" }]);
  expect(total).toBe(6);
});

test("2,000 entries are searched, filtered and sorted right, and the time is told", () => {
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    title: `Entry ${String(index).padStart(4, "0")}`,
    category: index % 2 ? "Finance" : "E-commerce",
    tools: ["React", "TypeScript", "Node.js", `Tool ${index % 31}`, "Plain words of a summary ".repeat(12)],
  }));
  const indexed = indexOf(definition, many);
  const start = performance.now();
  const found = selectCards(indexed, {
    query: "react summary",
    sort: "title",
    filters: { category: "Finance" },
  });
  const ms = performance.now() - start;
  console.info(`list of 2,000: searched, filtered and sorted in ${ms.toFixed(1)} ms`);
  expect(found).toHaveLength(1_000);
});
