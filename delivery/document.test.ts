import { expect, test } from "vitest";
import { edit, elementsOf, replace, textOf } from "./document.ts";

test("an edit changes its element and leaves the rest as it is", () => {
  const html = "<!DOCTYPE html><body><!--$--><p>one</p><p class=a>two</p></body>";
  const [first, second] = elementsOf(html).filter(({ tagName }) => tagName === "p");
  if (!first || !second) throw new Error("The page has two paragraphs");
  expect(edit(html, [replace(first, "<b>1</b>"), replace(second, "")])).toBe(
    "<!DOCTYPE html><body><!--$--><b>1</b></body>",
  );
});

test("elements inside <noscript> are part of the page", () => {
  const [italic] = elementsOf("<noscript><i>three</i></noscript>").filter(({ tagName }) => tagName === "i");
  expect(italic && textOf(italic)).toBe("three");
});
