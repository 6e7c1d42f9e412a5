import { caseStudies } from "../case-studies/index.ts";
import { projects } from "../projects/index.ts";
import type { Service } from "./schema.ts";

/** The studies and projects that used a service, as a list of links needs them. */
export function workOf({ id }: Pick<Service, "id">) {
  return {
    studies: caseStudies.all
      .filter((study) => study.projectInfo.services.includes(id))
      .map((study) => ({
        link: `/case-studies/${study.id}`,
        title: study.title,
        client: study.clientName,
      })),
    projects: projects.all
      .filter((project) => project.services.includes(id))
      .map((project) => ({ link: `/portfolio/${project.id}`, title: project.title, client: project.client })),
  };
}

/** The technologies of a service, each with the list of the work that used it, if any did. */
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
