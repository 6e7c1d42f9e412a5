import { defineCollection } from "../collection.ts";
import { policies } from "../site.ts";
import { processStepSchema } from "./schema.ts";

export const processSteps = defineCollection("process/index.ts", processStepSchema, [
  {
    id: "discovery-requirements",
    title: "Discovery & Requirements",
    description:
      "We talk to those who pay for the software and to those who will use it all day. What they disagree about comes first.",
    icon: "Search",
    details: ["Stakeholder notes", "User needs", "Requirement list", "Risk log"],
  },
  {
    id: "planning-strategy",
    title: "Planning & Strategy",
    description:
      "The list becomes an order of work with dates and names. We agree how to measure success while nobody has a result to defend.",
    icon: "Map",
    details: ["Roadmap", "Technical plan", "Budget and team", "Success measures"],
  },
  {
    id: "design-prototyping",
    title: "Design & Prototyping",
    description:
      "Flows before screens, grey boxes before colour. Real users try a prototype while a change still costs an afternoon.",
    icon: "PenTool",
    details: ["User flows", "Wireframes", "Clickable prototype", "Design system"],
  },
  {
    id: "development",
    title: "Development",
    description:
      "Work arrives in increments that run. Each is reviewed by a second engineer, covered by tests and shown to you on a call.",
    icon: "Code",
    details: [
      "Working increments every two weeks",
      "Code in your repository",
      "Automated tests",
      "Demo recordings",
    ],
  },
  {
    id: "testing-quality-assurance",
    title: "Testing & Quality Assurance",
    description:
      "Someone who did not write it tries to break it: on old phones, by keyboard, over a slow line. The reports name what is still open.",
    icon: "ShieldCheck",
    details: ["Test plan", "Device and browser matrix", "Accessibility report", "Performance report"],
  },
  {
    id: "deployment",
    title: "Deployment",
    description:
      "Release day follows a checklist rehearsed on staging. If a figure goes wrong, the version before is back in minutes.",
    icon: "Rocket",
    details: ["Release checklist", "Production environment", "Monitoring and alerts", "Rollback plan"],
  },
  {
    id: "training-support",
    title: "Training & Support",
    description: `Your administrators learn on their own data. For ${policies.maintenanceDays} days after release we log each question and each fix.`,
    icon: "GraduationCap",
    details: [
      "Admin guide",
      "Training session",
      "Hand-over call",
      `${policies.maintenanceDays}-day support log`,
    ],
  },
  {
    id: "continuous-improvement",
    title: "Continuous Improvement",
    description:
      "Once a quarter we read the usage figures together, drop what nobody opens and sort the backlog again.",
    icon: "TrendingUp",
    details: ["Usage report", "Backlog review", "Security updates", "Quarterly plan"],
  },
]);
