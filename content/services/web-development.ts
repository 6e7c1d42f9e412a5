import type { Service } from "./schema.ts";

export const webDevelopment = {
  id: "web-development",
  title: "Web Development",
  description:
    "We build websites and browser applications in TypeScript, and we stay for the releases that follow. Each build comes with a speed budget, an accessibility report and a repository in your name.",
  icon: "Globe",
  link: "/services/web-development",
  features: [
    {
      title: "Product websites",
      description:
        "Pages that say what the product does, who it is for and what it costs. They are served as plain HTML, so they can be read before any script runs.",
    },
    {
      title: "Web applications",
      description:
        "Roles, workflows and long forms in the browser, with your own data model behind them. We start with the task that staff repeat most often in a day.",
    },
    {
      title: "E-commerce",
      description:
        "Catalogue, search, cart and checkout, with UPI and cards through a hosted payment page. Stock and prices come from the system you already trust.",
    },
    {
      title: "API design",
      description:
        "Versioned REST endpoints, described in OpenAPI before the first one is coded. Your partners get a sandbox with sample data and error cases.",
    },
    {
      title: "Accessibility to WCAG 2.2 AA",
      description:
        "Every template is tested by keyboard, with a screen reader and with axe. You receive the report, including the points we could not fix.",
    },
    {
      title: "Performance budgets",
      description:
        "We agree a page weight and a loading time on mid-range phones before design starts. A build that breaks the budget does not go out.",
    },
  ],
  technologies: ["React", "Next.js", "TypeScript", "Node.js", "PostgreSQL", "Tailwind CSS"],
  process: [
    {
      title: "Scope",
      description:
        "A half-day workshop with the people who will use the site. You leave with a page list, a priced backlog and a note of the risks.",
    },
    {
      title: "Prototype",
      description:
        "Clickable screens with real copy. Five of your users try them before we write production code.",
    },
    {
      title: "Build in two-week slices",
      description:
        "Each slice ends in a demo on a staging address. What you saw is merged, tested and in your repository the same day.",
    },
    {
      title: "Launch & measure",
      description:
        "We release with a rollback plan and watch real-user speed for four weeks. Then we set the figures beside those of the old site.",
    },
  ],
  benefits: [
    {
      title: "Faster pages",
      description:
        "We aim for 2.5 seconds or less to the largest element, on three visits out of four from real phones.",
    },
    {
      title: "Fewer support calls",
      description:
        "Forms explain their own errors. We count calls per 100 orders before launch and again three months after.",
    },
    {
      title: "Content you can edit",
      description: "Your editors change text, pictures and prices themselves, after half a day of training.",
    },
    {
      title: "Code you own",
      description:
        "The work sits in your repository from the first commit. A short README lets another team build and release it.",
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
