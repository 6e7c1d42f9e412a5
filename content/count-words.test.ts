import { expect, test } from "vitest";
import { capitalised, counted, ordinalAfter } from "./count-words.ts";

test.each([
  [0, "No services"],
  [1, "One service"],
  [6, "Six services"],
  [12, "Twelve services"],
  [14, "14 services"],
])("%i is written %s", (count, text) => {
  expect(capitalised(counted(count, ["service", "services"]))).toBe(text);
});

test("one more than a number is the next of them", () => {
  expect([1, 6, 12, 40].map(ordinalAfter)).toEqual(["second", "seventh", "thirteenth", "next"]);
});
