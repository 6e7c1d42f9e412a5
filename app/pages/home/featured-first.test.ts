import { expect, test } from "vitest";
import { featuredFirst } from "./featured-first.ts";

const plain = ["a", "b", "c", "d"].map((id) => ({ id }));
const featured = ["w", "x", "y", "z"].map((id) => ({ id, featured: true }));
const idsOf = (entries: { id: string; featured?: boolean }[]) => featuredFirst(entries).map(({ id }) => id);

test("shows three featured entries in their order", () => {
  expect(idsOf([...plain, ...featured])).toEqual(["w", "x", "y"]);
});

test("pads with others when fewer are featured", () => {
  expect(idsOf([...plain, ...featured.slice(0, 1)])).toEqual(["w", "a", "b"]);
  expect(idsOf(plain)).toEqual(["a", "b", "c"]);
});

test("shows what there is when there are fewer than three", () => {
  expect(idsOf([...plain.slice(0, 1), ...featured.slice(0, 1)])).toEqual(["w", "a"]);
});
