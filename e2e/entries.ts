import { test } from "@playwright/test";
import { caseStudies } from "#content/case-studies/index.ts";
import { projects } from "#content/projects/index.ts";

/** The first entry that fits. A test that needs one is skipped where the content has none. */
export function anEntryWith<Entry>(
  entries: readonly Entry[],
  wanted: string,
  fits: (entry: Entry) => boolean = () => true,
): Entry {
  const found = entries.find(fits);
  test.skip(found === undefined, `The content has no ${wanted}`);
  if (found === undefined) throw new Error(`The content has no ${wanted}`);
  return found;
}

/** In the order of the portfolio page: the newest first. */
export const listedProjects = projects.all.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));

/** In the order of the case studies page: the featured ones first. */
export const listedStudies = caseStudies.all.toSorted(
  (a, b) => Number(b.featured ?? false) - Number(a.featured ?? false),
);

export const firstProject = firstOf(listedProjects);
export const firstStudy = firstOf(listedStudies);

/** These pages are nothing without entries, so there is always one. */
export function firstOf<Entry>([first]: readonly Entry[]): Entry {
  if (first === undefined) throw new Error("The collection is empty");
  return first;
}
