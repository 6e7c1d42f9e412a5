import type { CaseStudy } from "#content/case-studies/schema.ts";
import type { Picture } from "#content/fields.ts";
import { metadataFor } from "#content/metadata-for.ts";
import { plainFile, sized } from "#content/pictures.ts";
import type { Project } from "#content/projects/schema.ts";
import { estimatorOf, projectPrices } from "#content/services/estimators.ts";
import type { Service } from "#content/services/schema.ts";
import { staffingPlans } from "#content/staffing/index.ts";
import { company } from "./organization.ts";
import { planOffer, priceRange } from "./prices.ts";

const language = "en-GB";

export function serviceData(siteUrl: string, { id, link, title, description, image }: Service) {
  const prices = projectPrices(id);
  return {
    "@type": "Service",
    "@id": siteUrl + link,
    url: siteUrl + link,
    name: title,
    description,
    image: imageOf(siteUrl, image),
    provider: company(siteUrl),
    ...(prices.length > 0 && { offers: { ...priceRange(prices), url: siteUrl + estimatorOf(id).link } }),
  };
}

export function staffingData(siteUrl: string) {
  return {
    "@type": "Service",
    "@id": `${siteUrl}/staffing`,
    url: `${siteUrl}/staffing`,
    name: "Staffing by the month",
    description: metadataFor("/staffing")?.description,
    provider: company(siteUrl),
    offers: staffingPlans.all.map(planOffer),
  };
}

export function studyData(siteUrl: string, study: CaseStudy) {
  const url = `${siteUrl}/case-studies/${study.id}`;
  return {
    "@type": "Article",
    "@id": url,
    url,
    mainEntityOfPage: url,
    headline: study.title,
    description: study.summary,
    image: imageOf(siteUrl, study.coverImage),
    articleSection: study.category,
    keywords: study.technologies,
    about: { "@type": "Organization", name: study.clientName },
    dateModified: study.updated,
    inLanguage: language,
    author: company(siteUrl),
    publisher: { "@id": company(siteUrl)["@id"] },
  };
}

export function projectData(siteUrl: string, project: Project) {
  const url = `${siteUrl}/portfolio/${project.id}`;
  return {
    "@type": "CreativeWork",
    "@id": url,
    url,
    name: project.title,
    description: project.description,
    image: imageOf(siteUrl, project.image),
    genre: project.category,
    keywords: project.tags,
    dateCreated: project.date,
    dateModified: project.updated,
    inLanguage: language,
    sponsor: { "@type": "Organization", name: project.client, description: project.clientDescription },
    creator: company(siteUrl),
  };
}

function imageOf(siteUrl: string, picture: Picture) {
  return new URL(plainFile(sized(picture)), siteUrl).href;
}
