import { expect, test } from "vitest";
import { cssFor } from "./page-css.ts";

const page = new Set(["card", "md:flex", "group", "group-hover:underline", "[&>p]:mt-2"]);

test.each([
  [".card{color:red}", true],
  [".sheet{color:red}", false],
  [".card.sheet{color:red}", false],
  ["h1{color:red}", true],
  ["[data-open] dialog{color:red}", true],
  [".card:hover{color:red}", true],
  [".card:not(.sheet){color:red}", true],
  ["@media (width>=48rem){.md\\:flex{display:flex}}", true],
  ["@media (width>=48rem){.md\\:grid{display:grid}}", false],
  [".group-hover\\:underline:is(:where(.group):hover *){color:red}", true],
  [".group-hover\\:underline:is(:where(.peer):hover *){color:red}", false],
  [".\\[\\&\\>p\\]\\:mt-2>p{color:red}", true],
  ["@layer utilities{.sheet{color:red}.card{color:red}}", true],
  ["@keyframes draw{0%{color:red}}", true],
])("%s is needed: %s", (css, needed) => {
  expect(cssFor(css, page) !== "").toBe(needed);
});

test("a list of selectors stays as long as the page can match one of them", () => {
  expect(cssFor(".card,.sheet{color:red}", page)).toBe(".card,.sheet{color:red}");
});

test("what browsers do not read as a shorthand stays apart", () => {
  const css = ".card{animation:linear paint;animation-timeline:view()}";
  expect(cssFor(css, page)).toBe(css);
});
