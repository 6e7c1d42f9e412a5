import { expect, test } from "vitest";
import { caseStudies } from "#content/case-studies/index.ts";
import type { CaseStudy } from "#content/case-studies/schema.ts";
import { relatedStudies } from "./related-studies.ts";

const studies: CaseStudy[] = [
  study("plain"),
  study("technology", { technologies: ["React"] }),
  study("category", { category: "Healthcare" }),
  study("service", { services: ["web"] }),
  study("other"),
];
const wanted = study("wanted", { category: "Healthcare", technologies: ["React"], services: ["web"] });

test("the studies with most in common come first, three of them", () => {
  expect(idsOf(relatedStudies(wanted, studies))).toEqual(["category", "service", "technology"]);
});

test("those alike keep the order of the list, and a study never leads to itself", () => {
  const alone = study("alone", { category: "Creative" });
  expect(idsOf(relatedStudies(alone, [alone, ...studies]))).toEqual(["plain", "technology", "category"]);
});

test("a short list gives what it has", () => {
  expect(idsOf(relatedStudies(wanted, [wanted, ...studies.slice(0, 1)]))).toEqual(["plain"]);
});

/** Only what likeness is measured by; the rest of the entry is that of a real one. */
function study(
  id: string,
  {
    category = "Education",
    technologies = [],
    services = [],
  }: Partial<Pick<CaseStudy, "category" | "technologies"> & { services: string[] }> = {},
): CaseStudy {
  const [entry] = caseStudies.all;
  if (!entry) throw new Error("There are no studies");
  const projectInfo = { ...entry.projectInfo, services };
  return { ...entry, id, category, technologies, industry: id, projectInfo };
}

function idsOf(entries: readonly CaseStudy[]) {
  return entries.map(({ id }) => id);
}
