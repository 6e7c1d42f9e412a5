import type { Service } from "./schema.ts";

export const aiAutomation = {
  id: "ai-automation",
  updated: "2026-11-15",
  title: "AI & Automation",
  description:
    "We take one task that people repeat, measure how it is done today and automate the part a machine gets right. A person sees the rest, and the accuracy stands on the screen.",
  icon: "Cpu",
  link: "/services/ai-automation",
  features: [
    {
      title: "Chatbots",
      description:
        "Answers come from your own documents and link to the page they were found on. An unsure bot hands over to a person with the whole conversation.",
    },
    {
      title: "Document reading",
      description:
        "Invoices, claims and forms become fields with a confidence next to each. Low scores go to a queue where somebody looks.",
    },
    {
      title: "Workflow automation",
      description:
        "Copying between inbox, spreadsheet and ERP runs by itself. Each run leaves a record that an auditor can follow.",
    },
    {
      title: "Forecasting",
      description:
        "Demand, staffing or cash as a range with a middle. Last month's forecast is printed beside what happened.",
    },
    {
      title: "RAG",
      description:
        "Retrieval over manuals, contracts and tickets that respects who may read what. A draft cites its sources or admits that there are none.",
    },
    {
      title: "Agents",
      description:
        "Several steps through tools you have approved, with a cap on money and minutes. Anything that cannot be undone waits for a click.",
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
        "About 200 real cases are done by hand, timed and scored. Later claims are made against that figure alone.",
    },
    {
      title: "Pilot",
      description:
        "One team uses the tool for four to six weeks beside the old way. The misses are published with the hits.",
    },
    {
      title: "Roll out & monitor",
      description:
        "Quality is sampled every week. When it drops below the agreed line, the task returns to people until we have found out why.",
    },
  ],
  benefits: [
    {
      title: "Hours saved",
      description: "Counted per case against the baseline and reported as hours in the month.",
    },
    {
      title: "Stated accuracy",
      description:
        "You get a figure on your own labelled cases, with the size of the sample. The test is repeated after every change of model.",
    },
    {
      title: "Human in the loop",
      description:
        "Staff correct a result on one screen. Each correction joins the examples of the next test.",
    },
    {
      title: "Your data stays yours",
      description:
        "The work can run inside your own cloud account. We train no model for anyone else on what you send.",
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
