import { about } from "../about/index.ts";
import { calculators } from "../calculator/index.ts";
import { caseStudies } from "../case-studies/index.ts";
import { faq } from "../faq/index.ts";
import { formatUsd } from "../format-usd.ts";
import { privacyPolicy } from "../legal/privacy.ts";
import { termsOfService } from "../legal/terms.ts";
import { footerCompany, legalLinks, mainLinks } from "../navigation.ts";
import { pageMetadata } from "../page-metadata.ts";
import { processSteps } from "../process/index.ts";
import { projects } from "../projects/index.ts";
import { services } from "../services/index.ts";
import { namedServices } from "../services/named.ts";
import { partnerIndustries, staffingPlans } from "../staffing/index.ts";
import { technologyPartners } from "../technology-partners/index.ts";
import { testimonials } from "../testimonials/index.ts";
import { newWords } from "./new-words.ts";
import type { SearchEntry, SearchGroup } from "./schema.ts";

const starts = ["/pricing", "/case-studies", "/staffing", "/process", "/contact"];

const alsoCalled: Readonly<Record<string, string>> = {
  "/services": "What we build",
  "/portfolio": "Products we built",
  "/case-studies": "Measured results",
  "/about": "Who we are",
  "/process": "How we work",
  "/staffing": "Hire a team",
  "/pricing": "What a project costs",
  "/contact": "Email, phone, office",
};

/** Words of a page that its name and description do not hold. */
const onThePage: Readonly<Record<string, readonly string[]>> = {
  "/": [
    ...technologyPartners.all.map(({ name }) => name),
    ...testimonials.all.map(({ name, role }) => `${name} ${role}`),
  ],
  "/about": about.goals.map(({ title }) => title),
  "/process": processSteps.all.flatMap(({ title, details }) => [title, ...details]),
  "/staffing": [
    ...staffingPlans.all.flatMap(({ title, price }) => [title, formatUsd(price)]),
    ...partnerIndustries.all.map(({ title }) => title),
  ],
  "/privacy-policy": privacyPolicy.sections.map(({ title }) => title),
  "/terms-of-service": termsOfService.sections.map(({ title }) => title),
};

/** The order of groups is their order among equally good results. */
export const searchEntries: readonly SearchEntry[] = [
  ...services.all.map(({ title, description, link, features, technologies, benefits }) =>
    entry("Services", title, "", description, link, [
      ...technologies,
      ...features.flatMap(({ title, description }) => [title, description]),
      ...benefits.map(({ title }) => title),
    ]),
  ),
  ...projects.all.map(({ id, title, client, description, category, tags, technologies, services, results }) =>
    entry("Projects", title, client, description, `/portfolio/${id}`, [
      category,
      ...tags,
      ...technologies,
      ...namedServices(services).map(({ title }) => title),
      ...results,
    ]),
  ),
  ...caseStudies.all.map((study) =>
    entry("Case studies", study.title, study.clientName, study.summary, `/case-studies/${study.id}`, [
      study.category,
      study.industry,
      ...study.technologies,
      ...namedServices(study.projectInfo.services).map(({ title }) => title),
      ...study.keyResults,
      ...study.keyFeatures.flatMap(({ title, description }) => [title, description]),
    ]),
  ),
  ...pages(),
  ...faq.all.map(({ id, question, answer: [first = "", ...others] }) =>
    entry("FAQ", question, "", first, `/pricing?tab=faq#${id}`, others),
  ),
  ...calculators.all.flatMap(({ id, title, groups }) =>
    groups.flatMap((group) =>
      group.options.map((option) =>
        entry(
          "Pricing options",
          option.label,
          formatUsd(option.price),
          option.info,
          `/pricing?tab=${id}&o=${option.id}`,
          [title, group.title],
        ),
      ),
    ),
  ),
];

function pages() {
  const labels = new Map([...mainLinks, ...footerCompany, ...legalLinks].map(({ to, label }) => [to, label]));
  return [...labels].map(([to, label]) => {
    const { description = "", keywords = "" } = pageMetadata[to] ?? {};
    const page = entry("Pages", label, alsoCalled[to] ?? "", description, to, [
      keywords,
      ...(onThePage[to] ?? []),
    ]);
    return starts.includes(to) ? { ...page, start: true as const } : page;
  });
}

function entry(
  group: SearchGroup,
  title: string,
  note: string,
  text: string,
  to: string,
  more: readonly string[],
): SearchEntry {
  return { group, title, note, text, to, words: newWords(more.join(" "), `${title} ${note} ${text}`) };
}
