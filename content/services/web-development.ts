import type { Service } from "./schema.ts";

export const webDevelopment = {
  id: "web-development",
  updated: "2026-11-15",
  title: "Web Development",
  description:
    "Websites and browser applications in TypeScript. Each build comes with a speed budget, an accessibility report and a repository in your name.",
  icon: "Globe",
  link: "/services/web-development",
  features: [
    {
      title: "Product websites",
      description:
        "Pages that say what the product does, who it is for and what it costs. Plain HTML, readable before any script runs.",
    },
    {
      title: "Web applications",
      description:
        "Roles, workflows and long forms on your own data model. We start with the task your staff repeat most often.",
    },
    {
      title: "E-commerce",
      description:
        "Catalogue, search, cart and a hosted checkout for UPI and cards. Stock and prices come from the system you already use.",
    },
    {
      title: "API design",
      description:
        "REST endpoints, described in OpenAPI before the first one is coded. Your partners get a sandbox.",
    },
    {
      title: "Accessibility to WCAG 2.2 AA",
      description:
        "We test every template by keyboard, with a screen reader and with axe. The report includes what we could not fix.",
    },
    {
      title: "Performance budgets",
      description:
        "A page weight and a loading time on mid-range phones, agreed before design starts. A build over budget does not go out.",
    },
  ],
  technologies: ["React", "Next.js", "TypeScript", "Node.js", "PostgreSQL", "Tailwind CSS"],
  process: [
    {
      title: "Scope",
      description:
        "A half-day workshop with the people who will use the site, for a page list, a priced backlog and the risks.",
    },
    {
      title: "Prototype",
      description:
        "Clickable screens with real copy. Five of your users try them before we write production code.",
    },
    {
      title: "Build in two-week slices",
      description:
        "Each slice ends in a demo on a staging address. What you saw is tested and merged the same day.",
    },
    {
      title: "Launch & measure",
      description:
        "We release with a rollback plan, watch real-user speed for four weeks and compare it with the old site.",
    },
  ],
  benefits: [
    {
      title: "Faster pages",
      description:
        "Our target is the largest element in 2.5 seconds, on three visits out of four from real phones.",
    },
    {
      title: "Fewer support calls",
      description:
        "Forms explain their own errors. We count calls per 100 orders before launch and three months after.",
    },
    {
      title: "Content you can edit",
      description: "Your editors change text, pictures and prices themselves, after half a day of training.",
    },
    {
      title: "Code you own",
      description:
        "In your repository from the first commit, with a README from which another team can release it.",
    },
  ],
  image: {
    id: "services/web-development/main",
    alt: "Component sheet for a ferry-booking form: a button and a text field in default, hover, focus, error and disabled state, a date picker with two sold-out days and an alert, with spacing marked in pixels.",
  },
  secondaryImage: {
    id: "services/web-development/detail",
    alt: "The same components assembled into one booking page at 375, 768 and 1280 pixels, with the keyboard order numbered 1 to 9 on the widest and a budget bar reading 148 of 170 KB.",
  },
} satisfies Service;
