import { expect, test } from "vitest";
import { about } from "./about/index.ts";
import { calculators } from "./calculator/index.ts";
import type { Calculator } from "./calculator/schema.ts";
import { caseStudies } from "./case-studies/index.ts";
import { caseStudyCategories } from "./case-studies/schema.ts";
import { clientLogos } from "./client-logos/index.ts";
import { faq } from "./faq/index.ts";
import { privacyPolicy } from "./legal/privacy.ts";
import { termsOfService } from "./legal/terms.ts";
import { footerCompany, footerServices, legalLinks, mainLinks } from "./navigation.ts";
import { aliasPaths, numericServicePaths, publicPaths } from "./paths.ts";
import { processSteps } from "./process/index.ts";
import { projects } from "./projects/index.ts";
import { projectCategories } from "./projects/schema.ts";
import { tabs } from "./services/estimators.ts";
import { services } from "./services/index.ts";
import { ownershipSentence, policies } from "./site.ts";
import { partnerIndustries, staffingPlans } from "./staffing/index.ts";
import { technologyPartners } from "./technology-partners/index.ts";
import { partnerCategories } from "./technology-partners/schema.ts";
import { testimonials } from "./testimonials/index.ts";

test("each collection has as many entries as the site promises", () => {
  expect(services.all).toHaveLength(6);
  expect(projects.all).toHaveLength(12);
  expect(caseStudies.all).toHaveLength(12);
  expect(testimonials.all).toHaveLength(6);
  expect(clientLogos.all).toHaveLength(9);
  expect(technologyPartners.all).toHaveLength(10);
  expect(processSteps.all).toHaveLength(8);
  expect(faq.all).toHaveLength(8);
  expect(staffingPlans.all).toHaveLength(3);
  expect(partnerIndustries.all).toHaveLength(6);
});

test("every service has six features, four steps, four benefits and an address made of its id", () => {
  for (const service of services.all) {
    expect(service.features, service.id).toHaveLength(6);
    expect(service.process, service.id).toHaveLength(4);
    expect(service.benefits, service.id).toHaveLength(4);
    expect(service.link).toBe(`/services/${service.id}`);
  }
});

test.each([
  { id: "web", options: 18, total: 60_800, baseWeeks: 4, weeksDivisor: 6_000 },
  { id: "mobile", options: 23, total: 117_300, baseWeeks: 6, weeksDivisor: 8_000 },
  { id: "web3", options: 20, total: 217_000, baseWeeks: 8, weeksDivisor: 10_000 },
  { id: "ai", options: 20, total: 283_500, baseWeeks: 10, weeksDivisor: 12_000 },
])("the $id calculator has $options options worth $total dollars", (expected) => {
  const calculator = calculators.get(expected.id);
  expect(calculator).toMatchObject({ baseWeeks: expected.baseWeeks, weeksDivisor: expected.weeksDivisor });
  const options = calculator ? optionsOf(calculator) : [];
  expect(options).toHaveLength(expected.options);
  expect(options.reduce((sum, option) => sum + option.price, 0)).toBe(expected.total);
});

test("no id stands twice within a calculator or within one of its groups", () => {
  for (const calculator of calculators.all) {
    expectUnique(optionsOf(calculator).map((option) => option.id));
    expectUnique(calculator.groups.map((group) => group.id));
  }
});

test("no picture id is used for two different pictures", () => {
  const pictures = [
    ...services.all.flatMap((service) => [service.image, service.secondaryImage]),
    ...projects.all.flatMap((project) => project.gallery),
    ...caseStudies.all.flatMap((study) => [study.coverImage, ...study.galleryImages]),
    ...testimonials.all.map((testimonial) => testimonial.image),
  ];
  expectUnique(pictures.map((picture) => picture.id));
  expectUnique(pictures.map((picture) => picture.alt));
});

test("projects, studies, the about page and the estimator name only services that exist", () => {
  const named = [
    ...projects.all.map(({ id, services }) => [`projects/${id}.ts`, services] as const),
    ...caseStudies.all.map(({ id, projectInfo }) => [`case-studies/${id}.ts`, projectInfo.services] as const),
    ["services/estimators.ts", Object.keys(tabs)] as const,
    ["about/index.ts", about.expertise.map((card) => card.service)] as const,
  ];
  const wrong = named.flatMap(([file, ids]) =>
    ids.filter((id) => !services.get(id)).map((id) => `content/${file} names the service "${id}"`),
  );
  expect(wrong).toEqual([]);
});

test("every service is proved by a project or a study", () => {
  const proved = new Set([
    ...projects.all.flatMap((project) => project.services),
    ...caseStudies.all.flatMap((study) => study.projectInfo.services),
  ]);
  expect(services.ids.filter((id) => !proved.has(id))).toEqual([]);
});

test("next and previous lead through all projects in their order and back to the first", () => {
  const { all } = projects;
  for (const [index, project] of all.entries()) {
    expect(project.nextProject, project.id).toBe(all[(index + 1) % all.length]?.id);
    expect(project.prevProject, project.id).toBe(all.at(index - 1)?.id);
  }
});

test("exactly three studies are featured", () => {
  expect(caseStudies.all.filter((study) => study.featured).map((study) => study.id)).toEqual([
    "hope-harbor-charity-platform",
    "shopwave-ecommerce-platform",
    "healthmatrix-medical-records",
  ]);
});

test("every category in a filter has an entry", () => {
  const used = new Set(caseStudies.all.map((study) => study.category));
  expect(caseStudyCategories.filter((category) => !used.has(category))).toEqual([]);
  const usedByProjects = new Set(projects.all.map((project) => project.category));
  expect(projectCategories.filter((category) => !usedByProjects.has(category))).toEqual([]);
});

test("a study tells its client and industry once", () => {
  for (const study of caseStudies.all) {
    expect(study.projectInfo).toMatchObject({ client: study.clientName, industry: study.industry });
  }
});

test("a client in the logo strip has the same logo in its study", () => {
  for (const logo of clientLogos.all) {
    expect(logo.imgUrl).toBe(`/images/logos/${logo.id}.svg`);
    const study = caseStudies.all.find((entry) => entry.clientName === logo.name);
    if (study) expect(study.clientLogo).toBe(logo.id);
  }
});

test("the first two results of a study, which its card shows, carry a figure", () => {
  for (const study of caseStudies.all) {
    for (const result of study.keyResults.slice(0, 2)) expect(result, study.id).toMatch(/\d/);
  }
});

test("there are two technologies in each category", () => {
  for (const category of partnerCategories) {
    expect(technologyPartners.all.filter((partner) => partner.category === category)).toHaveLength(2);
  }
});

test("one staffing plan is the popular choice", () => {
  expect(staffingPlans.all.filter((plan) => plan.popular).map((plan) => plan.id)).toEqual(["mid-level"]);
});

test("the legal pages have the sections they are known by", () => {
  expect(privacyPolicy.sections.map((section) => section.title)).toEqual([
    "Introduction",
    "Information We Collect",
    "How We Use Your Information",
    "Information Sharing",
    "Your Choices",
    "Contact Us",
  ]);
  expect(termsOfService.sections.map((section) => section.title)).toEqual([
    "Acceptance",
    "Changes",
    "Services",
    "User Responsibilities",
    "Intellectual Property",
    "Limitation of Liability",
    "Termination",
    "Governing Law",
    "Contact",
  ]);
});

test("the pricing answers and the terms state ownership and tolerance alike", () => {
  const tolerance = `within ${policies.estimateTolerance}% of the estimate, up or down`;
  for (const page of [JSON.stringify(faq.all), JSON.stringify(termsOfService)]) {
    expect(page).toContain(ownershipSentence);
    expect(page).toContain(tolerance);
    expect(page).toContain(policies.deposit);
  }
});

test("every link in the navigation leads to a page", () => {
  const links = [...mainLinks, ...footerServices, ...footerCompany, ...legalLinks];
  expect(links.filter((link) => !publicPaths.includes(link.to))).toEqual([]);
});

test("a service has the same name in the footer and on its page", () => {
  for (const service of services.all) {
    expect(footerServices).toContainEqual({ to: service.link, label: service.title });
  }
});

test("every entry with a page has one address, and services have a numbered one as well", () => {
  expectUnique([...publicPaths, ...aliasPaths, ...numericServicePaths]);
  const fixedPages = 11;
  const entries = services.all.length + projects.all.length + caseStudies.all.length;
  expect(publicPaths).toHaveLength(fixedPages + entries);
  expect(aliasPaths).toHaveLength(3);
  expect(numericServicePaths).toHaveLength(services.all.length);
  expect(numericServicePaths.at(0)).toBe("/services/1");
  expect(numericServicePaths.at(-1)).toBe("/services/6");
});

function optionsOf(calculator: Calculator) {
  return calculator.groups.flatMap((group) => group.options);
}

function expectUnique(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}
