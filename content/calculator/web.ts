import type { Calculator } from "./schema.ts";

export const web = {
  id: "web",
  title: "Web Development",
  baseWeeks: 4,
  weeksDivisor: 6000,
  groups: [
    {
      id: "project-type",
      title: "Project type",
      options: [
        {
          id: "brochure",
          label: "Brochure Website",
          price: 3500,
          info: "Up to eight pages that explain who you are and how to reach you.",
        },
        {
          id: "corporate",
          label: "Corporate Website",
          price: 7500,
          info: "Larger site with departments, news and careers; up to thirty pages.",
        },
        {
          id: "ecommerce",
          label: "E-commerce Store",
          price: 12000,
          info: "Catalogue, cart, checkout and order e-mails for up to 500 products.",
        },
        {
          id: "custom-app",
          label: "Custom Web Application",
          price: 15000,
          info: "Software in the browser: roles, workflows and your own data model.",
        },
      ],
    },
    {
      id: "design",
      title: "Design",
      options: [
        {
          id: "custom-ui",
          label: "Custom UI/UX Design",
          price: 2500,
          info: "Wireframes and finished screens drawn for your brand, not a theme.",
        },
        {
          id: "responsive",
          label: "Responsive Layouts",
          price: 1200,
          info: "Checked at phone, tablet, laptop and wide-screen sizes.",
        },
        {
          id: "animation",
          label: "Motion & Interaction",
          price: 1800,
          info: "Purposeful transitions that switch off for people who ask for less motion.",
        },
        {
          id: "brand-kit",
          label: "Brand & Style Guide",
          price: 1500,
          info: "Logo use, colour, type and components written down for reuse.",
        },
      ],
    },
    {
      id: "functionality",
      title: "Functionality",
      options: [
        {
          id: "accounts",
          label: "User Accounts & Sign-in",
          price: 2000,
          info: "Registration, password reset, profile and e-mail verification.",
        },
        {
          id: "blog",
          label: "Blog or News Section",
          price: 1200,
          info: "Articles with categories, authors, feeds and scheduled publishing.",
        },
        {
          id: "cms",
          label: "Content Management System",
          price: 1500,
          info: "Your team edits pages without calling us; half-day training included.",
        },
        {
          id: "payments",
          label: "Payment Gateway",
          price: 2200,
          info: "Cards and UPI through a hosted checkout, with refunds and receipts.",
        },
        {
          id: "api",
          label: "Third-party API Integration",
          price: 1800,
          info: "One external system such as a CRM, ERP or shipping partner.",
        },
      ],
    },
    {
      id: "extras",
      title: "Extras",
      options: [
        {
          id: "seo",
          label: "On-page SEO Setup",
          price: 1200,
          info: "Structure, metadata, structured data and search-console setup.",
        },
        {
          id: "analytics",
          label: "Analytics & Conversion Tracking",
          price: 800,
          info: "Privacy-friendly measurement of the actions that matter to you.",
        },
        {
          id: "performance",
          label: "Performance Tuning",
          price: 1500,
          info: "Core Web Vitals in the green on mid-range phones, with a written report.",
        },
        {
          id: "hosting",
          label: "Hosting, SSL & Backups",
          price: 600,
          info: "Production hosting set up in your account with daily backups.",
        },
        {
          id: "care-plan",
          label: "12-month Care Plan",
          price: 3000,
          info: "Updates, monitoring and four hours of changes each month for a year.",
        },
      ],
    },
  ],
} satisfies Calculator;
