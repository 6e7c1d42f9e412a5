import type { CaseStudy } from "#content/case-studies/schema.ts";

const howMany = 3;
const weights = { category: 4, industry: 4, service: 2, technology: 1 };

/** The studies that have most in common with one, without itself. Ties keep the order of the list. */
export function relatedStudies(study: CaseStudy, all: readonly CaseStudy[]) {
  return all
    .filter(({ id }) => id !== study.id)
    .map((other) => ({ other, score: likeness(study, other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, howMany)
    .map(({ other }) => other);
}

function likeness(a: CaseStudy, b: CaseStudy) {
  const shared = (mine: readonly string[], theirs: readonly string[]) =>
    mine.filter((value) => theirs.includes(value)).length;
  return (
    weights.category * Number(a.category === b.category) +
    weights.industry * Number(a.industry === b.industry) +
    weights.service * shared(a.projectInfo.services, b.projectInfo.services) +
    weights.technology * shared(a.technologies, b.technologies)
  );
}
