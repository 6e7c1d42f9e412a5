import { expect, test } from "vitest";
import { classesIn, criticalCss, fullStylesheet, possibleClasses, wordsIn } from "./critical-css.ts";
import { elementsOf } from "./document.ts";

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
  expect(criticalCss(css, page) !== "").toBe(needed);
});

test("a selector list stays while the page can match one of its selectors", () => {
  expect(criticalCss(".card,.sheet{color:red}", page)).toBe(".card,.sheet{color:red}");
});

test("longhands that no browser reads inside a shorthand stay apart", () => {
  const css = ".card{animation:linear paint;animation-timeline:view()}";
  expect(criticalCss(css, page)).toBe(css);
});

test("a class counts when an element has it or a start-up module names it", () => {
  const elements = elementsOf(
    '<p class="one [&amp;>b]:two"><b class="one"></b></p><noscript><i class="three"></i></noscript>',
  );
  const known = ["one", "[&>b]:two", "three", "four", "five", "six"];
  const words = wordsIn('x("four",`five {y}six`)');
  expect(possibleClasses([...known, "seven"], elements, words)).toEqual(known);
});

test("the classes of a stylesheet are those that decide on a rule", () => {
  const css =
    ".a:hover,.b>p:not(.c){color:red}@media print{.d:is(:where(.e):hover *){color:red}}h1{color:red}";
  expect(classesIn(css)).toEqual(["a", "b", "d", "e"]);
});

test.each([
  "@font-face{src:url(b)}",
  '@property --a{syntax:"*";inherits:false}',
  "@layer base{h1{color:red}@media print{h2{color:red}}}",
])("the full stylesheet leaves out what every page carries: %s", (css) => {
  expect(fullStylesheet(`.a{color:red}${css}.b{color:#00f}`)).toBe(".a{color:red}.b{color:#00f}");
});

test.each([
  "h1{color:red}",
  "@layer utilities{h1{color:red}@media print{.a{color:red}}}",
  "@layer utilities{:where(.a) h1{color:red}}",
])("the full stylesheet keeps a rule whose order can matter: %s", (css) => {
  expect(fullStylesheet(css)).toBe(css);
});
