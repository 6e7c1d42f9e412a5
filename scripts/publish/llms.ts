import { caseStudies } from "#content/case-studies/index.ts";
import { metadataFor } from "#content/metadata-for.ts";
import { projects } from "#content/projects/index.ts";
import { services } from "#content/services/index.ts";
import { policies, site } from "#content/site.ts";
import { staffingPlans } from "#content/staffing/index.ts";
import { pageNames } from "./page-names.ts";

const companyPages = ["/pricing", "/process", "/staffing", "/about", "/contact"];
const optionalPages = ["/privacy-policy", "/terms-of-service"];

/** What the site holds, for readers that are programs: see llmstxt.org. */
export function llms(siteUrl: string) {
  const item = (path: string, name: string, text: string) => `- [${name}](${siteUrl}${path}): ${text}`;
  const page = (path: string) =>
    item(path, pageNames.get(path) ?? path, metadataFor(path)?.description ?? "");
  const { days, opens, closes, zone, utc } = site.hours;
  return [
    `# ${site.name}`,
    "",
    `> ${metadataFor("/")?.description}`,
    "",
    `- Email ${site.email}, phone ${site.phone}. Office hours: ${days} ${opens} to ${closes} ${zone} (${utc}).`,
    `- Messages are answered within ${site.replyWithinHours} hours on working days.`,
    `- Developers by the month: ${staffingPlans.all.map(({ title, price }) => `${title} ${price}`).join(", ")}.`,
    `- A final quote is normally within ${policies.estimateTolerance}% of the estimate from the price calculator, up or down. Prices are in US dollars.`,
    "- The company, its clients and all figures are demonstration content.",
    "",
    "## Services",
    "",
    ...services.all.map(({ link, title, description }) => item(link, title, description)),
    "",
    "## Company",
    "",
    ...companyPages.map(page),
    "",
    "## Case studies",
    "",
    ...caseStudies.all.map((study) =>
      item(`/case-studies/${study.id}`, `${study.clientName}: ${study.title}`, study.keyResults.join("; ")),
    ),
    "",
    "## Portfolio",
    "",
    ...projects.all.map(({ id, title, description }) => item(`/portfolio/${id}`, title, description)),
    "",
    "## Optional",
    "",
    ...optionalPages.map(page),
    `- [Feed of case studies](${siteUrl}/feed.xml): Atom`,
    `- [Sitemap](${siteUrl}/sitemap.xml): every page with the day it last changed`,
    "",
  ].join("\n");
}
