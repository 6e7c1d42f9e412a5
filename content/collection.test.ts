import * as v from "valibot";
import { expect, test } from "vitest";
import { defineCollection, defineContent } from "./collection.ts";
import { slug, text } from "./fields.ts";

const fruitSchema = v.strictObject({ id: slug, name: text });
const mango = { id: "mango", name: "Mango" };

test("finds an entry by its id and keeps the order", () => {
  const fruit = defineCollection("fruit", fruitSchema, [mango, { id: "fig", name: "Fig" }]);
  expect(fruit.ids).toEqual(["mango", "fig"]);
  expect(fruit.get("fig")?.name).toBe("Fig");
  expect(fruit.get("kiwi")).toBeUndefined();
});

test("names the file, the field and the fault of every mistake", () => {
  const entry = { id: "mango", name: "", colour: "red" };
  expect(() => defineCollection("fruit", fruitSchema, [entry])).toThrow(
    "content/fruit/mango.ts: field name must not be empty\n" +
      "content/fruit/mango.ts: field colour is not a field of this entry",
  );
});

test("says that a field is missing", () => {
  const incomplete = JSON.parse('{ "best": { "id": "mango" } }');
  expect(() => defineContent("fruit/index.ts", v.object({ best: fruitSchema }), incomplete)).toThrow(
    "content/fruit/index.ts: field best.name is missing",
  );
});

test("names the entry when one file holds the whole collection", () => {
  expect(() => defineCollection("fruit/index.ts", fruitSchema, [{ id: "mango", name: " Mango" }])).toThrow(
    "content/fruit/index.ts, entry mango: field name must not start or end with a space",
  );
});

test("refuses an id that stands twice", () => {
  expect(() => defineCollection("fruit", fruitSchema, [mango, { ...mango }])).toThrow(
    'content/fruit/index.ts: the id "mango" stands there twice',
  );
});
