import type { Service } from "./schema.ts";

export const aiAutomation = {
  id: "ai-automation",
  updated: "2026-11-15",
  title: "AI & Automation",
  description:
    "We take one task that people repeat, measure it and automate the part a machine gets right. A person sees the rest, and the accuracy stands on the screen.",
  icon: "Cpu",
  link: "/services/ai-automation",
  features: [
    {
      title: "Chatbots",
      description:
        "Answers come from your own documents and link to the page. An unsure bot hands the conversation to a person.",
    },
    {
      title: "Document reading",
      description:
        "Invoices, claims and forms become fields, each with a confidence. Low scores go to a person.",
    },
    {
      title: "Workflow automation",
      description: "Copying between inbox, spreadsheet and ERP runs by itself. Each run leaves a record.",
    },
    {
      title: "Forecasting",
      description: "Demand, staffing or cash as a range, with last month's forecast beside what happened.",
    },
    {
      title: "RAG",
      description:
        "Drafts from your manuals, contracts and tickets that respect who may read what. Each cites its sources or admits it has none.",
    },
    {
      title: "Agents",
      description:
        "Several steps through tools you approved, with a cap on money and minutes. What cannot be undone waits for a click.",
    },
  ],
  technologies: ["Python", "PyTorch", "LangChain", "Hugging Face", "FastAPI"],
  process: [
    {
      title: "Find the task",
      description:
        "We spend two days beside the team and list what repeats. A good first task is dull and easy to check.",
    },
    {
      title: "Measure a baseline",
      description:
        "Your team does about 200 real cases by hand; we time and score them. Every later claim is measured against that.",
    },
    {
      title: "Pilot",
      description:
        "One team uses the tool for four to six weeks beside the old way. We report the misses with the hits.",
    },
    {
      title: "Roll out & monitor",
      description:
        "We sample quality every week. Below the agreed line, the task returns to people until we know why.",
    },
  ],
  benefits: [
    {
      title: "Hours saved",
      description: "Counted per case against the baseline, in hours a month.",
    },
    {
      title: "Stated accuracy",
      description:
        "A figure on your own labelled cases, with the sample size, tested again after every change of model.",
    },
    {
      title: "Human in the loop",
      description: "Staff correct a result on one screen. Each correction joins the next test.",
    },
    {
      title: "Your data stays yours",
      description:
        "It can run in your own cloud account. We train no model for anyone else on what you send.",
    },
  ],
  image: {
    id: "services/ai-automation/main",
    alt: "A supplier invoice with six outlined fields and the model's confidence beside each: number 0.99, date 0.98, total 0.97, and a GSTIN at 0.71 marked for a person to check.",
  },
  secondaryImage: {
    id: "services/ai-automation/detail",
    alt: "Curve from a test on 1,200 invoices: at a threshold of 0.90 the model handles 82% alone and 99.2% of those are right; the other 216 go to people.",
  },
} satisfies Service;
