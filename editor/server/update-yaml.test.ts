import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readYaml, tidy } from "#content/library/read-yaml.ts";
import type { Fields } from "../protocol.ts";
import { updateYaml } from "./update-yaml.ts";

const text = `# Asked by the accountant.
title: Web
order: 1
options:
  - label: Brochure
    price: 3500
  # With checkout.
  - label: Shop
    price: 12000 # From 2026.
opens: "08:00"
`;
const value = {
  title: "Web",
  order: 1,
  options: [
    { label: "Brochure", price: 3500 },
    { label: "Shop", price: 12000 },
  ],
  opens: "08:00",
};

test("a file that is saved as it was stays as it was", () => {
  expect(updateYaml(text, value)).toBe(text);
});

test("every file of the content says the same after it is saved", () => {
  for (const file of globSync("content/**/*.yaml")) {
    const before = readYaml(".", file).value as Fields;
    expect(tidy(parse(updateYaml(readFileSync(file, "utf8"), before))), file).toEqual(before);
  }
});

test("a changed price is one changed line, and comments stay", () => {
  const [brochure, shop] = value.options;
  const changed = { ...value, options: [{ ...brochure, price: 3600 }, shop] };
  expect(updateYaml(text, changed)).toBe(text.replace("3500", "3600"));
});

test("an item that moves takes its comment along", () => {
  const changed = { ...value, options: value.options.toReversed() };
  expect(updateYaml(text, changed)).toContain(
    "options:\n  # With checkout.\n  - label: Shop\n    price: 12000 # From 2026.\n  - label: Brochure\n",
  );
});

test("a new field stands where the form has it, an emptied one goes", () => {
  const changed = { title: "Web", featured: true, order: "", options: value.options, opens: "08:30" };
  const lines = updateYaml(text, changed).split("\n");
  expect(lines.slice(1, 4)).toEqual(["title: Web", "featured: true", "options:"]);
  expect(lines).toContain('opens: "08:30"');
});

test("a long text becomes a block of lines, a short one with a colon gets quotation marks", () => {
  const long = "A sentence that is repeated until it is long enough. ".repeat(3).trim();
  const written = updateYaml("title: A\n", { title: "Web: the start", summary: long, items: [] });
  expect(written).toBe(
    'title: "Web: the start"\nsummary: >-\n  A sentence that is repeated until it is long enough. A sentence that is\n  repeated until it is long enough. A sentence that is repeated until it is long\n  enough.\nitems: []\n',
  );
});

test("the first item of an empty list stands on a line of its own", () => {
  expect(updateYaml("redirects: []\n", { redirects: [{ from: "/a", to: "/b" }] })).toBe(
    "redirects:\n  - from: /a\n    to: /b\n",
  );
});
