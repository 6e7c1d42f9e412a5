import { caseStudies } from "#content/case-studies/index.ts";
import { faq } from "#content/faq/index.ts";
import { projects } from "#content/projects/index.ts";
import { services } from "#content/services/index.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { projectData, serviceData, staffingData, studyData } from "./entries.ts";
import { organization } from "./organization.ts";

export type DataNode = { "@type": string; [property: string]: unknown };

/** In the vocabulary of schema.org. The company is described on the home page only. */
export function structuredData(siteUrl: string, path: string) {
  const nodes: readonly DataNode[] =
    path === "/" ? [organization(siteUrl)] : [breadcrumbs(siteUrl, path), ...shown(siteUrl, path)];
  return { "@context": "https://schema.org", "@graph": nodes };
}

function shown(siteUrl: string, path: string): readonly DataNode[] {
  if (path === "/pricing") return [answers()];
  if (path === "/staffing") return [staffingData(siteUrl)];
  const [, folder, id = ""] = path.split("/");
  const service = folder === "services" && services.get(id);
  if (service) return [serviceData(siteUrl, service)];
  const study = folder === "case-studies" && caseStudies.get(id);
  if (study) return [studyData(siteUrl, study)];
  const project = folder === "portfolio" && projects.get(id);
  return project ? [projectData(siteUrl, project)] : [];
}

function answers() {
  return {
    "@type": "FAQPage",
    mainEntity: faq.all.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}
