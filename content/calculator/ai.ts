import type { Calculator } from "./schema.ts";

export const ai = {
  id: "ai",
  title: "AI Automation",
  baseWeeks: 10,
  weeksDivisor: 12000,
  groups: [
    {
      id: "solution-type",
      title: "Solution type",
      options: [
        {
          id: "custom",
          label: "Custom AI Solution",
          price: 25000,
          info: "Model or pipeline built for one measurable business task.",
        },
        {
          id: "chatbot",
          label: "AI Chatbot",
          price: 18000,
          info: "Answers from your own documents and hands over to a person.",
        },
        {
          id: "automation",
          label: "Workflow Automation",
          price: 22000,
          info: "Removes repeat work across the tools you already use.",
        },
        {
          id: "analytics",
          label: "Predictive Analytics",
          price: 30000,
          info: "Forecasts with stated accuracy, refreshed on a schedule.",
        },
      ],
    },
    {
      id: "capabilities",
      title: "Capabilities",
      options: [
        {
          id: "nlp",
          label: "Language Understanding",
          price: 12000,
          info: "Classify, extract and summarise text.",
        },
        {
          id: "vision",
          label: "Image & Document Recognition",
          price: 15000,
          info: "Read forms, photos and scans.",
        },
        {
          id: "generative",
          label: "Generative Content & RAG",
          price: 18000,
          info: "Drafts grounded in your sources, with citations.",
        },
        {
          id: "agents",
          label: "Multi-step AI Agents",
          price: 20000,
          info: "Plans and acts through approved tools, every step logged.",
        },
      ],
    },
    {
      id: "data",
      title: "Data",
      options: [
        {
          id: "data-clean",
          label: "Data Collection & Cleaning",
          price: 8000,
          info: "One agreed data set, de-duplicated and documented.",
        },
        {
          id: "pipeline",
          label: "Data Pipeline & Warehouse",
          price: 10000,
          info: "Scheduled loads with checks and alerts.",
        },
        {
          id: "labelling",
          label: "Labelling & Evaluation Set",
          price: 9000,
          info: "Human-labelled examples to measure quality against.",
        },
        {
          id: "streaming",
          label: "Real-time Data",
          price: 11000,
          info: "Events processed within seconds.",
        },
      ],
    },
    {
      id: "platform",
      title: "Platform",
      options: [
        {
          id: "web-console",
          label: "Web Console",
          price: 7500,
          info: "Screens for your staff to review and correct results.",
        },
        {
          id: "mobile-client",
          label: "Mobile Integration",
          price: 9000,
          info: "Features inside your iOS and Android app.",
        },
        {
          id: "crm-erp-link",
          label: "CRM/ERP Integration",
          price: 8500,
          info: "Results written back where your team works.",
        },
        {
          id: "api-access",
          label: "API & Webhooks",
          price: 7000,
          info: "Documented endpoints for your developers.",
        },
      ],
    },
    {
      id: "extras",
      title: "Extras",
      options: [
        {
          id: "monitoring",
          label: "Monitoring & Retraining",
          price: 12000,
          info: "Quality watched, drift reported, model refreshed quarterly.",
        },
        {
          id: "private-hosting",
          label: "Private Deployment",
          price: 15000,
          info: "Runs in your cloud account or data centre.",
        },
        {
          id: "compliance",
          label: "Security & Compliance Review",
          price: 18000,
          info: "Data-protection assessment, threat model and controls.",
        },
        {
          id: "training",
          label: "Team Training",
          price: 8500,
          info: "Workshops and written guides for users and maintainers.",
        },
      ],
    },
  ],
} satisfies Calculator;
