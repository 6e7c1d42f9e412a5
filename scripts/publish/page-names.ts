import { caseStudies } from "#content/case-studies/index.ts";
import { footerCompany, legalLinks, mainLinks } from "#content/navigation.ts";
import { projects } from "#content/projects/index.ts";
import { services } from "#content/services/index.ts";

export const pageNames: ReadonlyMap<string, string> = new Map([
  ...[...footerCompany, ...legalLinks, ...mainLinks].map(({ to, label }) => [to, label] as const),
  ...services.all.map(({ link, title }) => [link, title] as const),
  ...projects.all.map(({ id, title }) => [`/portfolio/${id}`, title] as const),
  ...caseStudies.all.map(({ id, title }) => [`/case-studies/${id}`, title] as const),
]);
