import { defineCollection } from "../collection.ts";
import { ownershipSentence, policies, site } from "../site.ts";
import { faqSchema } from "./schema.ts";

export const faq = defineCollection("faq/index.ts", faqSchema, [
  {
    id: "estimate-accuracy",
    question: "How accurate is this estimate?",
    answer: [
      `It is a starting figure, added up from the options you tick. The final quote follows a free ${site.consultationMinutes}-minute call and normally lands within ±${policies.estimateTolerance}% of the estimate.`,
      "It moves most when an outside system has no documentation, or when old content has to be carried over by hand.",
    ],
  },
  {
    id: "deposit",
    question: "What deposit do you ask for?",
    answer: [
      `${policies.deposit} of the quoted price, before work starts. The rest is due by milestone, each one after you have approved it.`,
      "Short projects sit at the upper end of that range, because they have only one or two milestones.",
    ],
  },
  {
    id: "after-launch",
    question: "What is included after launch?",
    answer: [
      `About ${policies.maintenanceDays} days of basic maintenance. We repair faults in what we delivered, keep an eye on the monitoring and answer your team's questions.`,
      "New features are not part of it. The care plans in the calculator cover updates and a monthly number of hours for a year.",
    ],
  },
  {
    id: "ownership",
    question: "Who owns the code?",
    answer: [
      ownershipSentence,
      "What we keep, you may go on using inside the work we delivered, without a fee.",
    ],
  },
  {
    id: "changes",
    question: "How do you handle changes?",
    answer: [
      "Describe the change in a sentence or two. Within two working days you get its price, its effect on the date and a suggestion of what could make room for it.",
      "We build it after you agree in writing. Corrections inside the current two-week slice cost nothing extra.",
    ],
  },
  {
    id: "part-first",
    question: "Can we start with part of it?",
    answer: [
      "Yes, and we often advise it. We mark the options that a first release can do without and price the remainder as a second step.",
      "A clickable prototype makes a good first order: it is useful even if you build with somebody else.",
    ],
  },
  {
    id: "not-included",
    question: "What is not in the price?",
    answer: [
      "Licences, store fees, hosting bills and taxes such as GST. Providers invoice you directly, so the accounts stay in your hands.",
      "Translation and photography are also outside it. We can name people whose work we know.",
    ],
  },
  {
    id: "nda",
    question: "Do you sign NDAs?",
    answer: [
      "Yes, before the first call if you like. Send yours, or ask for ours: it is two pages long and binds both sides.",
    ],
  },
]);
