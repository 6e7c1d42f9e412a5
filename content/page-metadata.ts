import * as v from "valibot";
import { calculators } from "./calculator/index.ts";
import { defineContent } from "./collection.ts";
import { type PageMetadata, pageMetadataSchema } from "./page-metadata-schema.ts";
import { processSteps } from "./process/index.ts";
import { claims, policies, site } from "./site.ts";
import { siteUrl } from "./site-url.ts";
import { staffingPlans } from "./staffing/index.ts";

export const sharedImage = `${siteUrl}/images/social/midspan.png`;

const optionCount = calculators.all.flatMap(({ groups }) => groups.flatMap(({ options }) => options)).length;
const deliverableCount = processSteps.all.flatMap(({ details }) => details).length;
const [firstPlan] = staffingPlans.all;

/** What search engines and link previews are told about each page, keyed by its path. */
export const pageMetadata: Readonly<Record<string, PageMetadata>> = defineContent(
  "page-metadata.ts",
  v.record(v.string(), pageMetadataSchema),
  {
    "/": {
      title: "Midspan | Software development and staffing, Kolkata",
      description:
        "A Kolkata software and staffing company. We design, build and run product software beside your own team, and we publish the price before you call.",
      ogTitle: "Midspan: software and teams that meet you halfway",
      ogDescription: `Web, mobile, Web3 and AI work from Kolkata since ${site.foundedIn}, with prices on the page.`,
      keywords: "software development company, technical staffing, web development, mobile apps, Kolkata",
      canonicalUrl: "/",
      ogImage: sharedImage,
    },
    "/services": {
      title: "Software Development Services | Midspan",
      description:
        "Six services from one team: web, mobile, Web3, AI and automation, search marketing, CRM and ERP. Each page lists what you get and how we deliver it.",
      ogTitle: "Six services, one team",
      ogDescription: "What we build, with the steps, the tools and the work behind each service.",
      keywords: "software services, web applications, app development, blockchain, automation, ERP",
      canonicalUrl: "/services",
      ogImage: sharedImage,
    },
    "/portfolio": {
      title: "Portfolio: Products We Built | Midspan",
      description:
        "Products in finance, health, farming, retail, sport and freight. Filter by field, look at the screens and read, in figures, what changed after launch.",
      ogTitle: "The products we built and what they changed",
      ogDescription: "Trading desks, clinics, farm markets and freight rooms, shown screen by screen.",
      keywords: "software portfolio, product design, web application examples, app examples",
      canonicalUrl: "/portfolio",
      ogImage: sharedImage,
    },
    "/case-studies": {
      title: "Case Studies with Measured Results | Midspan",
      description:
        "Case studies that name the problem, what we found, what we built and what it cost. Every result states its period or its baseline.",
      ogTitle: "Case studies with every figure beside its baseline",
      ogDescription: "Read how each project went, including the parts that did not work the first time.",
      keywords: "case studies, software results, conversion, medical records, donations, automation",
      canonicalUrl: "/case-studies",
      ogImage: sharedImage,
    },
    "/about": {
      title: `About Midspan | Founded in Kolkata in ${site.foundedIn}`,
      description: `Midspan was founded in Kolkata in ${site.foundedIn} and has worked with ${claims.companies} companies. Read what clients come to us with, what we aim for and what we know.`,
      ogTitle: "About Midspan, the company in the middle of the bridge",
      ogDescription: "Who we are, six goals we can be held to, and six kinds of work we know well.",
      keywords: "about Midspan, software company Kolkata, development team India",
      canonicalUrl: "/about",
      ogImage: sharedImage,
    },
    "/contact": {
      title: "Contact Us | Midspan",
      description: `Write to Midspan in Kolkata about a project, a role to fill or a system to repair. A person answers within ${site.replyWithinHours} hours on working days, Monday to Friday.`,
      ogTitle: "Tell us what you are building",
      ogDescription: `One form, one mailbox and a reply within ${site.replyWithinHours} hours on working days.`,
      keywords: "contact software company, project enquiry, Kolkata developers, book a call",
      canonicalUrl: "/contact",
      ogImage: sharedImage,
    },
    "/pricing": {
      title: "Project Price Calculator | Midspan",
      description: `Tick what your web, mobile, Web3 or AI project needs and see a total and a number of weeks at once. ${optionCount} priced options, and no address asked for.`,
      ogTitle: "Price your project in two minutes",
      ogDescription: `${optionCount} options with their prices in dollars. The total and the weeks add up as you tick.`,
      keywords: "software cost calculator, app development price, website cost, project estimate",
      canonicalUrl: "/pricing",
      ogImage: sharedImage,
    },
    "/process": {
      title: "Our Process in Eight Steps | Midspan",
      description:
        "Eight steps from the first interview to the quarterly plan, each with four deliverables you can hold us to, from risk log to rollback plan.",
      ogTitle: `How we work: eight steps, ${deliverableCount} deliverables`,
      ogDescription: "What happens in each step, and what lands on your desk when it ends.",
      keywords: "software development process, project deliverables, agile, quality assurance",
      canonicalUrl: "/process",
      ogImage: sharedImage,
    },
    "/staffing": {
      title: "Staffing Solutions: Developers by the Month | Midspan",
      description: `Developers by the month from ${firstPlan?.price}, or a fixed price by milestone. Compare both models, see what each plan includes and plan the hours you share.`,
      ogTitle: "Hire a developer by the month, or buy a milestone",
      ogDescription: `Three monthly plans, a ${policies.trialWeeks}-week trial and a delivery lead at no extra cost.`,
      keywords: "staff augmentation, dedicated developers, hire developers India, milestone projects",
      canonicalUrl: "/staffing",
      ogImage: sharedImage,
    },
    "/privacy-policy": {
      title: "Privacy Policy | Midspan",
      description:
        "What the contact form sends us, what the server log holds, how long we keep both and how to have your message erased. No cookies and no trackers.",
      ogTitle: "Privacy at Midspan: what we keep and for how long",
      ogDescription: "The fields, the log, the retention periods and your rights, in plain English.",
      canonicalUrl: "/privacy-policy",
      ogImage: sharedImage,
    },
    "/terms-of-service": {
      title: "Terms & Conditions | Midspan",
      description:
        "The terms for using the Midspan website and for working with us: estimates, ownership of the work, liability, ending an engagement and governing law.",
      ogTitle: "Terms of working with Midspan",
      ogDescription: "Nine sections on the site, our estimates, who owns the work and which law applies.",
      canonicalUrl: "/terms-of-service",
      ogImage: sharedImage,
    },
    "/technologies": {
      title: "Technologies We Work With | Midspan",
      description:
        "The tools behind our projects, from React and Next.js to PostgreSQL, Docker and Kubernetes. Each leads to the projects that were built with it.",
      ogTitle: "Ten technologies we build on",
      ogDescription: "Cloud, frontend, backend, database and DevOps: two of each, chosen for the long run.",
      keywords: "React, Next.js, Node.js, Python, PostgreSQL, MongoDB, Docker, Kubernetes",
      canonicalUrl: "/",
      ogImage: sharedImage,
    },
    "/testimonials": {
      title: "Client Testimonials | Midspan",
      description:
        "Six clients in charity, retail, health, education, software and construction say what it was like to work with us, and how many stars they gave.",
      ogTitle: "What six clients say about the work",
      ogDescription: "Short quotes from the people who signed the contracts and used the software.",
      keywords: "client testimonials, software company reviews, client satisfaction",
      canonicalUrl: "/",
      ogImage: sharedImage,
    },
    "/sitemap": {
      title: "Site Overview | Midspan",
      description:
        "A way into everything Midspan publishes: services, portfolio, case studies, prices, process and staffing, starting from one page with all the links.",
      ogTitle: "Everything on the Midspan site",
      ogDescription: "Start here and reach any service, study, project or price.",
      keywords: "Midspan site overview, services, portfolio, case studies, pricing",
      canonicalUrl: "/",
      ogImage: sharedImage,
    },

    "/services/web-development": {
      title: "Web Development Services | Midspan",
      description:
        "Websites and browser applications in React and TypeScript with a speed budget, WCAG 2.2 AA checks, two-week demos and a repository in your name.",
      ogTitle: "Web development with a speed budget",
      ogDescription: "From a product site to a custom application, delivered in slices you can click.",
      keywords: "web development, React, Next.js, TypeScript, e-commerce development, accessibility",
      canonicalUrl: "/services/web-development",
      ogImage: sharedImage,
    },
    "/services/mobile-apps": {
      title: "Mobile App Development | Midspan",
      description:
        "iOS, Android and cross-platform apps that work on a weak signal. Prototypes on your own phone, tests on real devices and a staged store launch.",
      ogTitle: "Apps that still work in the lift",
      ogDescription: "One team for both stores, offline sync and a crash-free target agreed in advance.",
      keywords: "mobile app development, iOS, Android, Flutter, Expo, offline apps",
      canonicalUrl: "/services/mobile-apps",
      ogImage: sharedImage,
    },
    "/services/web3": {
      title: "Web3 & Blockchain Development | Midspan",
      description:
        "Smart contracts, dApps and wallets on Ethereum, Polygon and Solana. Every rule has a test, outside audits are prepared for, and keys have a plan.",
      ogTitle: "Contracts that a counterparty can check",
      ogDescription: "Solidity and Rust with tests by rule, gas figures and a rehearsed key plan.",
      keywords: "smart contract development, Solidity, dApp, NFT, DeFi, blockchain audit",
      canonicalUrl: "/services/web3",
      ogImage: sharedImage,
    },
    "/services/ai-automation": {
      title: "AI & Automation Services | Midspan",
      description:
        "Chatbots, document reading, forecasts and agents, measured against a baseline of your own cases. People check what the model is unsure about.",
      ogTitle: "Automation with its accuracy on the screen",
      ogDescription: "One task, a baseline, a pilot of four to six weeks, then a decision on the figures.",
      keywords: "AI automation, document processing, chatbot, RAG, forecasting, AI agents",
      canonicalUrl: "/services/ai-automation",
      ogImage: sharedImage,
    },
    "/services/digital-marketing": {
      title: "SEO & Digital Marketing | Midspan",
      description:
        "Technical SEO, content, paid search and e-mail, reported as enquiries and orders in two plain pages a month. The accounts are yours throughout.",
      ogTitle: "Marketing that is counted in orders",
      ogDescription: "An audit in ten working days, a one-page plan and a monthly call without jargon.",
      keywords: "SEO, digital marketing, paid search, content marketing, analytics",
      canonicalUrl: "/services/digital-marketing",
      ogImage: sharedImage,
    },
    "/services/crm-erp": {
      title: "CRM & ERP Development | Midspan",
      description:
        "Odoo and Zoho fitted to the way your orders move, with rehearsed migrations, integrations that retry, role-based access and training on your data.",
      ogTitle: "CRM and ERP drawn from your own process map",
      ogDescription: "We follow one order to its payment, then build the screens that it needs.",
      keywords: "Odoo, Zoho, ERP implementation, CRM development, data migration",
      canonicalUrl: "/services/crm-erp",
      ogImage: sharedImage,
    },

    "/portfolio/marketpulse-trader": {
      title: "MarketPulse Trader: Trading Terminal | Midspan",
      description:
        "A trading terminal for MarketPulse Securities: candles, order book, positions and ticket on one screen for NSE day traders. Award-winning, seven months.",
      ogTitle: "MarketPulse Trader, one screen for the NSE day",
      ogDescription:
        "What a day trader looks at between 9:15 and 15:30, and how it keeps up with the exchange.",
      keywords: "trading terminal, NSE, order book, fintech web application",
      canonicalUrl: "/portfolio/marketpulse-trader",
      ogImage: sharedImage,
    },
    "/portfolio/careconnect-platform": {
      title: "CareConnect: Telehealth Visits | Midspan",
      description:
        "Video visits, notes and follow-ups in one place for CareConnect Health. See the waiting room, the consultation screen and how a visit is closed.",
      ogTitle: "CareConnect: a doctor's visit without the waiting room",
      ogDescription: "Booking, video and follow-up for patients at home, built in five months.",
      keywords: "telehealth, video consultation, healthcare application, patient follow-up",
      canonicalUrl: "/portfolio/careconnect-platform",
      ogImage: sharedImage,
    },
    "/portfolio/healthvault-emr": {
      title: "HealthVault EMR for Northside Clinics | Midspan",
      description:
        "An electronic medical record for Northside Clinics: vitals, medication times and allergies on one chart. Nine months of work and an award in 2024.",
      ogTitle: "HealthVault EMR: the chart a nurse reads at a glance",
      ogDescription: "Vitals, medication rounds and allergy warnings for the wards of Northside Clinics.",
      keywords: "EMR, electronic medical records, clinic software, medication chart",
      canonicalUrl: "/portfolio/healthvault-emr",
      ogImage: sharedImage,
    },
    "/portfolio/givingimpact-platform": {
      title: "GivingImpact: Follow a Donation | Midspan",
      description:
        "GivingImpact shows a donor where each gift went, from payment to the project that spent it. Built in four months for the GivingImpact Foundation.",
      ogTitle: "GivingImpact: where your donation went",
      ogDescription: "A giving platform on which a gift can be followed to the invoice it paid.",
      keywords: "donation platform, non-profit software, donor reporting, fundraising",
      canonicalUrl: "/portfolio/givingimpact-platform",
      ogImage: sharedImage,
    },
    "/portfolio/harvest-direct": {
      title: "Harvest Direct: Farm Co-op Market | Midspan",
      description:
        "A marketplace for the Harvest Direct Co-op where farmers list crates and buyers book a pick-up slot. Award-winning, and built in six months.",
      ogTitle: "Harvest Direct: from the field to a booked slot",
      ogDescription: "Crates, prices and pick-up times for a farm co-operative and its buyers.",
      keywords: "farm marketplace, agriculture app, co-operative software, produce ordering",
      canonicalUrl: "/portfolio/harvest-direct",
      ogImage: sharedImage,
    },
    "/portfolio/omnicommerce-hub": {
      title: "OmniCommerce Hub: One Order Desk | Midspan",
      description:
        "One order desk over many shops and marketplaces for Bazaar Nine. Orders, stock and returns meet on a single screen, built over eight months.",
      ogTitle: "OmniCommerce Hub: every sales channel on one desk",
      ogDescription: "How Bazaar Nine picks, packs and refunds across its marketplaces.",
      keywords: "order management, multichannel commerce, marketplace integration, stock sync",
      canonicalUrl: "/portfolio/omnicommerce-hub",
      ogImage: sharedImage,
    },
    "/portfolio/talent-spotlight": {
      title: "Talent Spotlight: Casting Online | Midspan",
      description:
        "Casting calls, self-tapes and call sheets for Spotlight Casting. A director hears one line from every candidate in turn, and actors see where they stand.",
      ogTitle: "Talent Spotlight: self-tapes without the e-mail pile",
      ogDescription: "From the casting call to the call sheet, in four months for Spotlight Casting.",
      keywords: "casting software, self-tape, call sheets, entertainment web application",
      canonicalUrl: "/portfolio/talent-spotlight",
      ogImage: sharedImage,
    },
    "/portfolio/pillpal-tracker": {
      title: "PillPal Tracker: Medicine Reminders | Midspan",
      description:
        "A phone app that says which pill to take and when, and keeps the record for the next appointment. Designed and built in three months for PillPal.",
      ogTitle: "PillPal Tracker: the next dose on one screen",
      ogDescription: "Reminders, refills and a history that a pharmacist can read.",
      keywords: "medication reminder app, pill tracker, health app, mobile development",
      canonicalUrl: "/portfolio/pillpal-tracker",
      ogImage: sharedImage,
    },
    "/portfolio/league-legends": {
      title: "League Legends: Maidan Sports Live | Midspan",
      description:
        "Match timelines and league tables for the clubs of the Kolkata maidan, built for the Maidan Sports Network in five months and scored from the touchline.",
      ogTitle: "League Legends: the maidan, minute by minute",
      ogDescription: "Goals, cards and tables for local clubs, entered by volunteers on their phones.",
      keywords: "sports app, live scores, league tables, Kolkata football",
      canonicalUrl: "/portfolio/league-legends",
      ogImage: sharedImage,
    },
    "/portfolio/enterprise-command": {
      title: "Enterprise Command: Freight Control | Midspan",
      description:
        "A control room for Delta Freight that shows the lorries and barges about to miss a slot, and who deals with each. Ten months from sketch to wall.",
      ogTitle: "Enterprise Command: the freight room on one wall",
      ogDescription: "366 vehicles on the map, and only the late ones drawn in full.",
      keywords: "freight software, logistics control room, operations dashboard, ERP integration",
      canonicalUrl: "/portfolio/enterprise-command",
      ogImage: sharedImage,
    },
    "/portfolio/retail-nexus": {
      title: "Retail Nexus: Store Operations | Midspan",
      description:
        "Stock, shelves and counters over 60 shops of the Nexus Retail Group. Staff hear which shelf to refill and when to open a till. Award-winning work of 2023.",
      ogTitle: "Retail Nexus: sixty shops, one list of what is next",
      ogDescription: "Store operations for Nexus Retail Group, from the shelf to head office.",
      keywords: "retail software, store operations, stock management, point of sale",
      canonicalUrl: "/portfolio/retail-nexus",
      ogImage: "/images/social/retail-nexus.png",
    },

    "/case-studies/hope-harbor-charity-platform": {
      title: "Hope Harbor: 64% More Recurring Donors | Midspan",
      description:
        "How Hope Harbor gained 64% more recurring donors in six months and cut its cost per donation by 38%. Receipts now leave in under a minute.",
      ogTitle: "A giving platform that lifted recurring donations",
      ogDescription: "What stopped monthly donors at Hope Harbor, and what we changed.",
      keywords: "charity platform case study, recurring donations, non-profit software",
      canonicalUrl: "/case-studies/hope-harbor-charity-platform",
      ogImage: sharedImage,
    },
    "/case-studies/shopwave-ecommerce-platform": {
      title: "ShopWave: A Store Rebuilt for the Peak | Midspan",
      description:
        "ShopWave stayed up for 99.98% of its festive sale and converts 42% better on mobile. The page weight fell by two thirds. This is how it was done.",
      ogTitle: "Rebuilding ShopWave for its biggest week",
      ogDescription: "Load, weight and checkout: what a festive sale taught us about an online store.",
      keywords: "e-commerce case study, peak traffic, mobile conversion, page weight",
      canonicalUrl: "/case-studies/shopwave-ecommerce-platform",
      ogImage: sharedImage,
    },
    "/case-studies/healthmatrix-medical-records": {
      title: "HealthMatrix: Records in One Second | Midspan",
      description:
        "Staff at HealthMatrix find a patient record in 71% less time. Twelve clinics went live in ten weeks and the migration lost no data on the way.",
      ogTitle: "Patient records that open in one second",
      ogDescription: "Twelve clinics, one index and a migration that was rehearsed before it was run.",
      keywords: "medical records case study, healthcare migration, clinic software",
      canonicalUrl: "/case-studies/healthmatrix-medical-records",
      ogImage: sharedImage,
    },
    "/case-studies/learnportal-education-platform": {
      title: "LearnPortal: Classes for 40,000 Learners | Midspan",
      description:
        "LearnPortal teaches 40,000 people, many on 2G. Course completion rose by 55% and support tickets fell by 30%. Read what we built and left out.",
      ogTitle: "Live classes that hold up on 2G",
      ogDescription: "How LearnPortal keeps a lesson going when the network does not.",
      keywords: "education platform case study, EdTech, low bandwidth, live classes",
      canonicalUrl: "/case-studies/learnportal-education-platform",
      ogImage: sharedImage,
    },
    "/case-studies/ecommerce-conversion-optimization": {
      title: "Loom & Lane: Twelve Weeks of Tests | Midspan",
      description:
        "Fourteen tests in twelve weeks at the fashion shop Loom & Lane. Five were kept, 27% more checkouts were completed and order value rose by 19%.",
      ogTitle: "Fourteen tests, five winners: Loom & Lane",
      ogDescription: "A conversion programme for a fashion shop, including the nine tests that were dropped.",
      keywords: "conversion optimisation case study, A/B tests, fashion e-commerce",
      canonicalUrl: "/case-studies/ecommerce-conversion-optimization",
      ogImage: sharedImage,
    },
    "/case-studies/ai-social-content-automation": {
      title: "Brightfeed: AI Drafts, Human Approval | Midspan",
      description:
        "Brightfeed publishes three times as often with 80% less drafting time. A person approves every post. Read what the model does and does not decide.",
      ogTitle: "Drafted by AI, approved by people: Brightfeed",
      ogDescription: "A content desk where no post leaves without a name beside it.",
      keywords: "AI content case study, social media automation, human approval",
      canonicalUrl: "/case-studies/ai-social-content-automation",
      ogImage: sharedImage,
    },
    "/case-studies/ecorestoration-management-platform": {
      title: "EcoRestoration Trust: Mangroves by Plot | Midspan",
      description:
        "Field teams of the EcoRestoration Trust file 90% of reports on the same day, offline in the delta. Audits need 46% less travel than they did before.",
      ogTitle: "Mangrove restoration, tracked plot by plot",
      ogDescription: "A field tool for boats, mud and no signal, and the map that it feeds.",
      keywords: "conservation software case study, offline field app, mangrove restoration",
      canonicalUrl: "/case-studies/ecorestoration-management-platform",
      ogImage: sharedImage,
    },
    "/case-studies/outreach-pro-email-platform": {
      title: "OutreachPro: E-mail That Arrives | Midspan",
      description:
        "OutreachPro reaches the inbox with 98.6% of its mail and its users get 34% more replies. See how sending domains are warmed up without manual work.",
      ogTitle: "OutreachPro: 98.6% of mail in the inbox",
      ogDescription: "Warm-up, placement tests and a sending queue that knows when to slow down.",
      keywords: "e-mail deliverability case study, outreach platform, inbox placement",
      canonicalUrl: "/case-studies/outreach-pro-email-platform",
      ogImage: "/images/social/outreach-pro.png",
    },
    "/case-studies/creativefolio-showcase-platform": {
      title: "CreativeFolio: A Faster First View | Midspan",
      description:
        "Portfolios on CreativeFolio now show their first view 60% faster, with a median LCP of 0.9 seconds. Profiles receive 48% more enquiries than before.",
      ogTitle: "Portfolios that load before you blink",
      ogDescription: "Large pictures, small files: how CreativeFolio came to a 0.9 second median.",
      keywords: "portfolio platform case study, image performance, LCP, creative services",
      canonicalUrl: "/case-studies/creativefolio-showcase-platform",
      ogImage: sharedImage,
    },
    "/case-studies/contractorlink-workforce-platform": {
      title: "ContractorLink: Crews by the Day | Midspan",
      description:
        "ContractorLink matches site crews with projects by the day. Unfilled shifts fell by 52%, overtime by 25%, and workers are paid on the same day.",
      ogTitle: "Matching site crews with tomorrow's work",
      ogDescription: "Work offered to whole gangs the evening before, and paid on the evening it is done.",
      keywords: "construction workforce case study, shift matching, same-day payouts",
      canonicalUrl: "/case-studies/contractorlink-workforce-platform",
      ogImage: sharedImage,
    },
    "/case-studies/ai-seo-blog-generator": {
      title: "Inkwell Media: Sourced AI Articles | Midspan",
      description:
        "Inkwell Media gained 120% more organic visits in nine months at 65% lower cost per article. Editors decide, and every claim has a source beside it.",
      ogTitle: "Research by machine, judgement by editors",
      ogDescription: "How Inkwell Media drafts only from sources that an editor has accepted.",
      keywords: "AI publishing case study, organic traffic, content marketing, editors",
      canonicalUrl: "/case-studies/ai-seo-blog-generator",
      ogImage: sharedImage,
    },
  },
);
