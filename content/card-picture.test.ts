import { expect, test } from "vitest";
import { cardAlt, longestCardAlt } from "./card-picture.ts";
import { caseStudies } from "./case-studies/index.ts";
import { projects } from "./projects/index.ts";
import { services } from "./services/index.ts";

test("a short description stays as it is", () => {
  expect(cardAlt("A phone, a tablet.")).toBe("A phone, a tablet.");
});

test("a long description ends where a part of it ends, never inside a figure", () => {
  const first = "A cooker at ₹2,349, held for 9.5 minutes";
  expect(cardAlt(`${first}. ${"Behind it stands the board ".repeat(6)}`)).toBe(first);
});

test("it ends neither inside a quotation nor after the first words of a sentence", () => {
  const rest = "and so on ".repeat(15);
  expect(cardAlt(`A page for a kurta, with “Delivers by Thursday, ₹79 ${rest}”`)).toBe("A page for a kurta");
  expect(cardAlt(`A page for a kurta. Behind it, a bag ${rest}`)).toBe("A page for a kurta");
});

test("a long description without a pause ends between two words", () => {
  expect(cardAlt("word ".repeat(60))).toBe("word ".repeat(24).trimEnd());
});

test("every card has a description that can be listened to", () => {
  const alts = [
    ...caseStudies.all.map(({ coverImage }) => coverImage.alt),
    ...[...projects.all, ...services.all].map(({ image }) => image.alt),
  ].map(cardAlt);
  for (const alt of alts) {
    expect(alt.length, alt).toBeLessThanOrEqual(longestCardAlt);
    expect(alt.split(" ").length, alt).toBeGreaterThan(4);
  }
});
