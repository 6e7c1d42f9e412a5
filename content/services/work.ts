import { caseStudies } from "../case-studies/index.ts";
import { projects } from "../projects/index.ts";
import type { Service } from "./schema.ts";

/** A smaller figure says little about the work. */
const leastCount = 3;

/** As many as make a list that one reads to its end. */
const linesOfWork = 6;

export function workOf({ id }: Pick<Service, "id">) {
  const studies = caseStudies.all.filter((study) => study.projectInfo.services.includes(id));
  const built = projects.all.filter((project) => project.services.includes(id));
  return {
    studies: {
      count: studies.length,
      shownCount: shown(studies),
      all: `/case-studies?service=${id}`,
      first: studies.slice(0, linesOfWork).map((study) => ({
        link: `/case-studies/${study.id}`,
        title: study.title,
        client: study.clientName,
      })),
    },
    projects: {
      count: built.length,
      shownCount: shown(built),
      all: `/portfolio?service=${id}`,
      first: built.slice(0, linesOfWork).map((project) => ({
        link: `/portfolio/${project.id}`,
        title: project.title,
        client: project.client,
      })),
    },
  };
}

function shown({ length }: readonly unknown[]) {
  return length < leastCount ? undefined : length;
}

export function toolsOf({ technologies }: Pick<Service, "technologies">) {
  return technologies.map((name) => {
    const usesIt = (entry: { technologies: readonly string[] }) => entry.technologies.includes(name);
    const query = `?${new URLSearchParams({ technology: name })}`;
    const list = projects.all.some(usesIt)
      ? `/portfolio${query}`
      : caseStudies.all.some(usesIt)
        ? `/case-studies${query}`
        : undefined;
    return { name, work: list };
  });
}
