import type { Service } from "./schema.ts";

export const digitalMarketing = {
  id: "digital-marketing",
  updated: "2026-11-15",
  title: "SEO & Digital Marketing",
  description:
    "Search, content and paid campaigns for companies whose buyers read before they ring. Judge us by enquiries and orders.",
  icon: "BarChart",
  link: "/services/digital-marketing",
  features: [
    {
      title: "Technical SEO",
      description:
        "Indexing, redirects, structured data and speed, fixed in the code by whoever wrote the audit.",
    },
    {
      title: "Content",
      description:
        "Articles from interviews with your own specialists. Each answers one question and has an owner who keeps it true.",
    },
    {
      title: "Paid search",
      description:
        "Small budgets on a short list of phrases. A phrase that brings no enquiry in 30 days comes off the list.",
    },
    {
      title: "Social",
      description: "A calendar that your team can keep up, filled from work you have already done.",
    },
    {
      title: "E-mail",
      description:
        "Newsletters and follow-ups to people who asked for them. SPF, DKIM and DMARC come before the first one.",
    },
    {
      title: "Analytics",
      description:
        "A handful of actions, measured with consent where the law asks for it. Every number has a written definition.",
    },
  ],
  technologies: ["Google Analytics", "Semrush", "HubSpot"],
  process: [
    {
      title: "Audit",
      description:
        "Ten working days on your site, your accounts and three competitors. Findings come in order of value, each with its effort.",
    },
    {
      title: "Plan",
      description:
        "One quarter on one page: what we publish, what we repair, what it costs and a target against last year.",
    },
    {
      title: "Publish & test",
      description:
        "Something goes out every week. We test headlines only where the traffic is large enough to tell.",
    },
    {
      title: "Report",
      description: "A monthly call with the person who did the work. It opens with what did not move.",
    },
  ],
  benefits: [
    {
      title: "Leads, not clicks",
      description: "We follow an enquiry from the search phrase to the signed order in your CRM.",
    },
    {
      title: "Monthly plain-English report",
      description: "Two pages: the figures, what we think caused them and what comes next.",
    },
    {
      title: "You own the accounts",
      description: "Advertising, analytics and search console are yours. We work in them as guests.",
    },
    {
      title: "No lock-in",
      description: "After the first quarter the agreement runs from month to month. The articles stay yours.",
    },
  ],
  image: {
    id: "services/digital-marketing/main",
    alt: "Search-performance report for 16 weeks: clicks rising from 310 to 742 a week with a fall in the ninth, average position from 14.2 to 6.8, and a table of five phrases with the enquiries each brought.",
  },
  secondaryImage: {
    id: "services/digital-marketing/detail",
    alt: "One month from visit to order as a narrowing band, its end under a magnifying glass: 4,200 visits, 118 enquiries, 41 qualified and 9 signed, with the cost per step printed under each in rupees.",
  },
} satisfies Service;
