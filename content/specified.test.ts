// Holds the demonstration content to its specification: an owner with a site of their own deletes this file.
import { expect, test } from "vitest";
import { about } from "./about/index.ts";
import { calculators } from "./calculator/index.ts";
import { caseStudies } from "./case-studies/index.ts";
import { chat } from "./chat.ts";
import { clientLogos } from "./client-logos/index.ts";
import { faq } from "./faq/index.ts";
import { home } from "./home/index.ts";
import { privacyPolicy } from "./legal/privacy.ts";
import { termsOfService } from "./legal/terms.ts";
import { library } from "./library/library.ts";
import { readContent } from "./library/read-content.ts";
import { mainLinks } from "./navigation.ts";
import { pageMetadata } from "./page-metadata.ts";
import { numericServicePaths, publicPaths } from "./paths.ts";
import { processSteps } from "./process/index.ts";
import { projects } from "./projects/index.ts";
import { proseIn } from "./rules/texts.ts";
import { deliverySteps } from "./services/delivery-steps.ts";
import { estimatorOf } from "./services/estimators.ts";
import { services } from "./services/index.ts";
import { claims, clientStats, ownershipSentence, policies, site, stats, video } from "./site.ts";
import { partnerIndustries, staffing, staffingPlans } from "./staffing/index.ts";
import { technologyPartners } from "./technology-partners/index.ts";
import { testimonials } from "./testimonials/index.ts";

/** The specification is typed with straight apostrophes and hyphens; the content sets curly ones and en dashes. */
function plain(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("’", "'").replaceAll("–", "-");
  return Array.isArray(value) ? value.map(plain) : value;
}

const { hours } = site;
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const options = calculators.all.flatMap(({ groups }) => groups.flatMap((group) => group.options));

/** The words of the specification, what the content says, and what it has to be. */
const facts: [words: string, found: unknown, specified: unknown][] = [
  ["service since 2018", site.foundedIn, 2018],
  [
    "founded in 2018 in Kolkata, India",
    site.address,
    { street: "B. P. Township", city: "Kolkata", country: "India" },
  ],
  ["30-minute call", site.consultationMinutes, 30],
  ["reply within 24 hours", site.replyWithinHours, 24],
  ["hours Mon-Fri 8 AM to 5 PM", `${hours.days} ${hours.opens} to ${hours.closes}`, "Mon-Fri 8 AM to 5 PM"],
  [
    "Mon-Fri 8am-5pm, weekend closed",
    `${hours.days} ${hours.short}, ${hours.closed}`,
    "Mon-Fri 8am-5pm, weekend closed",
  ],
  ["IST (UTC+5:30)", `${hours.zone} (${hours.utc})`, "IST (UTC+5:30)"],
  ["{email}", site.email, "hello@midspan.example"],
  ["{phone}", site.phone, "+91 33 0118 0118"],
  ["the scheduling page", site.schedulingUrl, "https://cal.example/midspan/30min"],
  ["if no video is configured, nothing renders", video, undefined],
  ["work with over 150 companies", claims.companies, "over 150"],
  ["40-60% staffing savings", claims.staffingSavings, "40-60%"],
  ["deposit 30-50%", policies.deposit, "30-50%"],
  ["about 30 days of basic maintenance", policies.maintenanceDays, 30],
  ["within 20% of the estimate", policies.estimateTolerance, 20],
  [
    "200+ projects delivered, 99% client satisfaction, 15+ team experts, 7+ years of experience",
    stats.map(({ value, label }) => `${value} ${label}`),
    ["200+ projects delivered", "99% client satisfaction", "15+ team experts", "7+ years of experience"],
  ],
  [
    "99% client satisfaction, 85% return clients, 92% on-time delivery",
    clientStats.map(({ value, label }) => `${value} ${label}`),
    ["99% client satisfaction", "85% return clients", "92% on-time delivery"],
  ],
  [
    "a rotating headline",
    home.hero.rotating,
    ["Web Applications", "Mobile Solutions", "Cloud Infrastructure", "AI Integration"],
  ],
  ["a How It Works panel of three steps", home.howItWorks.length, 3],
  [
    "the links of the navigation bar",
    mainLinks.map(({ to, label }) => `${to} (${label})`).join(", "),
    "/ (Home), /services (Services), /portfolio (Portfolio), /case-studies (Case Studies), /about (About), /process (Process), /staffing (Staffing Solutions), /contact (Contact)",
  ],
  [
    "six services",
    services.ids,
    ["web-development", "mobile-apps", "web3", "ai-automation", "digital-marketing", "crm-erp"],
  ],
  ["numeric ids also match", numericServicePaths.at(-1), "/services/6"],
  ["process[], four steps each", services.all.map(({ process }) => process.length), [4, 4, 4, 4, 4, 4]],
  ["six features", services.all.map(({ features }) => features.length), [6, 6, 6, 6, 6, 6]],
  ["four benefits", services.all.map(({ benefits }) => benefits.length), [4, 4, 4, 4, 4, 4]],
  [
    "icon (one of Globe, Smartphone, Database, Cpu, BarChart, Palette)",
    services.all.map(({ icon }) => icon),
    ["Palette", "Smartphone", "Globe", "Cpu", "BarChart", "Database"],
  ],
  [
    "Web Development: web-development, web3, crm-erp",
    services.all.filter(({ listedUnder }) => listedUnder.includes("web-development")).map(({ id }) => id),
    ["web-development", "web3", "crm-erp"],
  ],
  [
    "a six-step development process",
    titles(deliverySteps),
    ["Discover", "Design", "Build", "Test", "Launch", "Support"],
  ],
  ["twelve static projects", projects.all.length, 12],
  [
    "in categories Finance, Healthcare, Non-profit, Agriculture, E-commerce, Entertainment, Sports, Business",
    [...new Set(projects.all.map(({ category }) => category))],
    [
      "Finance",
      "Healthcare",
      "Non-profit",
      "Agriculture",
      "E-commerce",
      "Entertainment",
      "Sports",
      "Business",
    ],
  ],
  [
    "awardWinning",
    projects.all.filter(({ awardWinning }) => awardWinning).map(({ id }) => id),
    ["marketpulse-trader", "healthvault-emr", "harvest-direct", "retail-nexus"],
  ],
  ["twelve case studies", caseStudies.all.length, 12],
  [
    "categories include Non-profit, Environmental, E-commerce, Marketing and six more",
    new Set(caseStudies.all.map(({ category }) => category)),
    new Set([
      ...["Non-profit", "Environmental", "E-commerce", "Marketing", "Healthcare"],
      ...["Creative", "Education", "Construction", "Content Marketing", "Social Media"],
    ]),
  ],
  [
    "three featured case studies",
    caseStudies.all.filter(({ featured }) => featured).map(({ id }) => id),
    ["hope-harbor-charity-platform", "shopwave-ecommerce-platform", "healthmatrix-medical-records"],
  ],
  ["testimonials: six bundled", testimonials.all.map(({ rating }) => rating), [5, 5, 5, 5, 4, 5]],
  ["client logos: nine", clientLogos.all.length, 9],
  [
    "technology partners: ten in Cloud, Frontend, Backend, Database, DevOps",
    Object.entries(Object.groupBy(technologyPartners.all, ({ category }) => category)).map(
      ([category, partners]) => `${category} ${partners?.length}`,
    ),
    ["Cloud 2", "Frontend 2", "Backend 2", "Database 2", "DevOps 2"],
  ],
  [
    "steps: 1 Discovery & Requirements; ... 8 Continuous Improvement",
    titles(processSteps.all),
    [
      ...["Discovery & Requirements", "Planning & Strategy", "Design & Prototyping", "Development"],
      ...["Testing & Quality Assurance", "Deployment", "Training & Support", "Continuous Improvement"],
    ],
  ],
  [
    "a Key Deliverables list (four each)",
    processSteps.all.map(({ details }) => details.length),
    Array(8).fill(4),
  ],
  [
    "our goals",
    titles(about.goals),
    ["Innovation", "Excellence", "Collaboration", "Integrity", "Adaptability", "Timeliness"],
  ],
  ["our expertise cards", about.expertise.map(({ service }) => service), services.ids],
  [
    "Junior Developer $1,200 (1-3 years), Mid-Level Developer $1,600 (3-5 years, marked Popular Choice), Senior Developer $2,500 (5+ years)",
    staffingPlans.all.map(({ title, price, experience, popular }) => [title, price, experience, popular]),
    [
      ["Junior Developer", 1_200, "1-3 years of experience", false],
      ["Mid-Level Developer", 1_600, "3-5 years of experience", true],
      ["Senior Developer", 2_500, "5+ years of experience", false],
    ],
  ],
  [
    "8 key benefits in either model",
    [staffing.dedicated.benefits.length, staffing.milestone.benefits.length],
    [8, 8],
  ],
  ["an Ideal For list", [staffing.dedicated.idealFor.length, staffing.milestone.idealFor.length], [5, 5]],
  [
    "a 5-step process of milestones",
    titles(staffing.milestone.process),
    [
      ...["Requirements & Planning", "Milestone Definition", "Development & Testing"],
      ...["Client Review & Approval", "Payment & Next Steps"],
    ],
  ],
  [
    "a 5-step staffing process",
    titles(staffing.process),
    [
      ...["Needs Assessment", "Talent Matching", "Team Integration"],
      ...["Performance Monitoring", "Continuous Support"],
    ],
  ],
  [
    "six partner industries",
    titles(partnerIndustries.all),
    ["Healthcare", "Finance & Fintech", "E-commerce", "Education", "Real Estate", "SaaS Companies"],
  ],
  [
    "six reasons to choose",
    titles(staffing.reasons),
    [
      ...["Cost Effective", "Vetted Talent", "Flexibility"],
      ...["No Recruitment Hassle", "Quality Assurance", "Seamless Integration"],
    ],
  ],
  ["eight questions", faq.all.length, 8],
  [
    "last updated May 10, 2025",
    [privacyPolicy.lastUpdated, termsOfService.lastUpdated],
    ["2025-05-10", "2025-05-10"],
  ],
  [
    "privacy policy, six sections",
    titles(privacyPolicy.sections),
    [
      ...["Introduction", "Information We Collect", "How We Use Your Information"],
      ...["Information Sharing", "Your Choices", "Contact Us"],
    ],
  ],
  [
    "terms, nine sections",
    titles(termsOfService.sections),
    [
      ...["Acceptance", "Changes", "Services", "User Responsibilities", "Intellectual Property"],
      ...["Limitation of Liability", "Termination", "Governing Law", "Contact"],
    ],
  ],
  ["eleven fixed pages and thirty entries", publicPaths.length, 41],
  [
    "portfolio ids with their own metadata: eleven",
    library.projects.filter(({ metadata }) => !metadata).map(({ id }) => id),
    ["tradesettle-ledger"],
  ],
  [
    "case study ids with their own metadata: eleven",
    library.caseStudies.filter(({ metadata }) => !metadata).map(({ id }) => id),
    ["donorledger-transparency-platform"],
  ],
  [
    "two (retail-nexus and outreach-pro) use a relative image path",
    Object.entries(pageMetadata).flatMap(([path, { ogImage }]) =>
      ogImage.startsWith("/") ? [[path, ogImage]] : [],
    ),
    [
      ["/portfolio/retail-nexus", "/images/social/retail-nexus.png"],
      ["/case-studies/outreach-pro-email-platform", "/images/social/outreach-pro.png"],
    ],
  ],
  [
    "privacy and terms entries have no keywords",
    Object.entries(pageMetadata).flatMap(([path, { keywords }]) => (keywords ? [] : [path])),
    ["/privacy-policy", "/terms-of-service"],
  ],
  ["81 prices", options.length, 81],
];

test.each(facts)("%s", (_, found, specified) => {
  expect(plain(found)).toEqual(specified);
});

/** "Calculator prices (USD) per option, in listed order", and the weeks that follow from them. */
const prices = {
  web: {
    ...{ baseWeeks: 4, weeksDivisor: 6_000, total: 60_800 },
    first: { brochure: 3500, corporate: 7500, ecommerce: 12000, "custom-app": 15000 },
    others: [
      [2500, 1200, 1800, 1500],
      [2000, 1200, 1500, 2200, 1800],
      [1200, 800, 1500, 600, 3000],
    ],
  },
  mobile: {
    ...{ baseWeeks: 6, weeksDivisor: 8_000, total: 117_300 },
    first: { ios: 15000, android: 15000, "cross-platform": 22000, pwa: 12000 },
    others: [
      [4500, 3000, 1800, 2500],
      [2500, 2000, 2200, 3000, 3500, 2800, 3200],
      [4500, 2500, 1800, 3000],
      [1000, 3000, 1500, 5000],
    ],
  },
  web3: {
    ...{ baseWeeks: 8, weeksDivisor: 10_000, total: 217_000 },
    first: { dapp: 20000, nft: 25000, defi: 30000, dao: 28000 },
    others: [
      [8000, 12000, 7500, 6000],
      [5000, 7500, 4000, 6000],
      [9000, 7000, 5500, 6500],
      [10000, 8500, 4500, 7000],
    ],
  },
  ai: {
    ...{ baseWeeks: 10, weeksDivisor: 12_000, total: 283_500 },
    first: { custom: 25000, chatbot: 18000, automation: 22000, analytics: 30000 },
    others: [
      [12000, 15000, 18000, 20000],
      [8000, 10000, 9000, 11000],
      [7500, 9000, 8500, 7000],
      [12000, 15000, 18000, 8500],
    ],
  },
};

test.each(Object.entries(prices))(
  "the prices of the %s calculator",
  (id, { first, others, total, ...weeks }) => {
    const calculator = calculators.get(id);
    const groups = calculator?.groups.map((group) => group.options) ?? [];
    expect(calculator).toMatchObject(weeks);
    expect(Object.fromEntries(groups[0]?.map((option) => [option.id, option.price]) ?? [])).toEqual(first);
    expect(groups.slice(1).map((group) => group.map(({ price }) => price))).toEqual(others);
    expect(groups.flat().reduce((sum, { price }) => sum + price, 0)).toBe(total);
  },
);

test("canned chat reply mentions a phone number", () => {
  expect(chat.reply).toContain(site.phone);
});

test("the pricing answers and the terms state ownership, tolerance and deposit alike", () => {
  const tolerance = `within ${policies.estimateTolerance}% of the estimate, up or down`;
  for (const page of [JSON.stringify(faq.all), JSON.stringify(termsOfService)]) {
    expect(page).toContain(ownershipSentence);
    expect(page).toContain(tolerance);
    expect(page).toContain(policies.deposit);
  }
});

test("every service is proved by a project or a study, and four have a tab of the calculator", () => {
  const proved = new Set([
    ...projects.all.flatMap((project) => project.services),
    ...caseStudies.all.flatMap((study) => study.projectInfo.services),
  ]);
  expect(services.ids.filter((id) => !proved.has(id))).toEqual([]);
  expect(services.ids.filter((id) => estimatorOf(id).from)).toHaveLength(4);
});

test("what search engines are told ends with a sentence", () => {
  for (const [path, { description }] of Object.entries(pageMetadata))
    expect(description, path).toMatch(/[.!?]$/);
});

test("a share says how many of how many it is", () => {
  for (const { value, counted } of clientStats) {
    const [, part, whole] = counted?.match(/(\d+) of (?:\D* )?(\d+)/) ?? [];
    expect(`${Math.round((100 * Number(part)) / Number(whole))}%`, counted).toBe(value);
  }
});

test("wherever a page says how often work is shown, it is every two weeks", () => {
  const sentences = readContent(process.cwd())
    .texts.flatMap(proseIn)
    .filter(({ file }) => !/case-studies|projects/.test(file))
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s/))
    .filter((text) =>
      /\b(demos?|increments?|slices?|ship|test build|progress|working software)\b/i.test(text),
    )
    .filter((text) => /week|fortnight|month|daily|second Friday/i.test(text));
  expect(sentences.length).toBeGreaterThan(3);
  for (const text of sentences) expect(text).toMatch(/two[ -]week|fortnight|second Friday/i);
});
