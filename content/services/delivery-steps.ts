import type { Titled } from "../fields.ts";

/** The short form of the process that the services page shows. */
export const deliverySteps: readonly Titled[] = [
  {
    title: "Discover",
    description: "Interviews, a look at the present system and a list of what must be true at the end.",
  },
  {
    title: "Design",
    description: "Flows and screens with real data, tried by a few of the people who will use them.",
  },
  {
    title: "Build",
    description: "Two weeks, a demo, two more weeks. A second person reviews every change.",
  },
  {
    title: "Test",
    description: "Automated checks on every change, then people with phones, keyboards and screen readers.",
  },
  {
    title: "Launch",
    description: "A checklist, a quiet hour and a way back.",
  },
  {
    title: "Support",
    description: "Fixes and answers in the weeks after release, then a care plan or a hand-over.",
  },
];
