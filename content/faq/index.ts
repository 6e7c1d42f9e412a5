import { defineCollection } from "../collection.ts";
import { ownershipSentence, policies, site } from "../site.ts";
import { faqSchema } from "./schema.ts";

export const faq = defineCollection("faq/index.ts", faqSchema, [
  {
    id: "estimate-accuracy",
    question: "How accurate is this estimate?",
    answer: [
      `A starting figure, added up from the options you tick. The final quote follows a free ${site.consultationMinutes}-minute call and normally lands within ${policies.estimateTolerance}% of the estimate, up or down.`,
      "It moves most when an outside system has no documentation or old content is carried over by hand.",
    ],
  },
  {
    id: "deposit",
    question: "What deposit do you ask for?",
    answer: [
      `${policies.deposit} of the quoted price, before work starts. The rest is due by milestone, after you approve each.`,
      "Short projects, with one or two milestones, sit at the upper end.",
    ],
  },
  {
    id: "after-launch",
    question: "What is included after launch?",
    answer: [
      `About ${policies.maintenanceDays} days of basic maintenance: we repair faults in what we delivered, watch the monitoring and answer your team's questions.`,
      "New features are extra. The care plans in the calculator add updates and monthly hours for a year.",
    ],
  },
  {
    id: "ownership",
    question: "Who owns the code?",
    answer: [ownershipSentence, "What we keep stays free for you to use inside the work."],
  },
  {
    id: "changes",
    question: "How do you handle changes?",
    answer: [
      "Describe it in a sentence or two. Within two working days you get its price, its effect on the date and what could make room for it.",
      "We build it once you agree in writing. Corrections inside the current two-week slice cost nothing extra.",
    ],
  },
  {
    id: "part-first",
    question: "Can we start with part of it?",
    answer: [
      "Yes, and we often advise it. We mark the options that a first release can do without and price them as a second step.",
      "A clickable prototype is a good first order, useful even if you build with somebody else.",
    ],
  },
  {
    id: "not-included",
    question: "What is not in the price?",
    answer: [
      "Licences, store fees, hosting bills and taxes such as GST. Providers invoice you directly.",
      "Translation and photography are extra too; we can name people whose work we know.",
    ],
  },
  {
    id: "nda",
    question: "Do you sign NDAs?",
    answer: [
      "Yes, before the first call if you like. Send yours, or ask for ours: two pages that bind both sides.",
    ],
  },
]);
