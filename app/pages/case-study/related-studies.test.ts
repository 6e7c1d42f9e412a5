import { expect, test } from "vitest";
import { caseStudies } from "#content/case-studies/index.ts";
import { relatedStudies } from "./related-studies.ts";

test("every study leads to three others, never to itself", () => {
  for (const study of caseStudies.all) {
    const ids = relatedStudies(study, caseStudies.all).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(study.id);
  }
});

test("a study of the same category comes first", () => {
  const [hopeHarbor] = caseStudies.all;
  if (!hopeHarbor) throw new Error("There are no studies");
  expect(relatedStudies(hopeHarbor, caseStudies.all)[0]?.category).toBe(hopeHarbor.category);
});
