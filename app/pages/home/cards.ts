import { studyCard } from "#content/case-studies/card.ts";
import { caseStudies } from "#content/case-studies/index.ts";
import { clientLogos } from "#content/client-logos/index.ts";
import { projects } from "#content/projects/index.ts";
import { technologyPartners } from "#content/technology-partners/index.ts";
import { featuredFirst } from "./featured-first.ts";

export function featuredStudies() {
  return featuredFirst(caseStudies.all).map(studyCard);
}

/** Each logo with the path of that client's study, or of the project where there is no study. */
export function logosWithWork() {
  return clientLogos.all.map((logo) => {
    const study = caseStudies.all.find(({ clientLogo }) => clientLogo === logo.id);
    const project = projects.all.find(({ title, client }) => title === logo.name || client === logo.name);
    return {
      ...logo,
      work: study ? `/case-studies/${study.id}` : project && `/portfolio/${project.id}`,
    };
  });
}

/** In the order of the collection. */
export function technologiesByCategory() {
  const categories = [...new Set(technologyPartners.all.map(({ category }) => category))];
  return categories.map((category) => ({
    category,
    partners: technologyPartners.all
      .filter((partner) => partner.category === category)
      .map(({ id, name, logo }) => ({ id, name, logo })),
  }));
}
