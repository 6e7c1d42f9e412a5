import { defineCollection, defineContent } from "../collection.ts";
import { claims, policies } from "../site.ts";
import { partnerIndustrySchema, planSchema, staffingSchema } from "./schema.ts";

const trial = `${policies.trialWeeks}-week trial`;

export const staffing = defineContent("staffing/index.ts", staffingSchema, {
  dedicated: {
    summary:
      "A developer who works for you alone, at a monthly price, in your tools and on your plan. You set the priorities; we look after the contract, the hardware and the holidays.",
    benefits: [
      {
        title: "Full-time focus on your product",
        description: "One client per developer. Nobody is shared out by the hour.",
      },
      {
        title: "Works in your tools and stand-ups",
        description: "Your tracker, your chat and your repository, from the first morning.",
      },
      {
        title: "Fixed monthly price, no recruitment fee",
        description: "The invoice shows the same amount every month, with leave cover already counted in.",
      },
      {
        title: `Start within ${policies.startWithinWeeks} weeks`,
        description: "Counted from the day you choose a candidate to the first commit.",
      },
      {
        title: `Scale up or down with ${policies.noticeDays} days' notice`,
        description: "Add a tester for a release and let the place go afterwards, by e-mail.",
      },
      {
        title: "Free replacement if the fit is wrong",
        description: "The newcomer's first days of reading in are at our expense.",
      },
      {
        title: "You keep all code and IP",
        description: "Whatever was written in a month is yours when that month is paid, down to the scripts.",
      },
      {
        title: "A delivery lead on our side at no extra cost",
        description: "An engineer who checks in weekly and hears about trouble before it grows.",
      },
    ],
    idealFor: [
      "Products with a moving roadmap",
      "Teams that need skills they lack",
      "Start-ups before their first hires",
      "Agencies with overflow",
      "Long-term maintenance",
    ],
  },
  milestone: {
    summary:
      "A scope, a price and a set of dates, agreed before anyone starts. You pay as each part passes the tests that we wrote down together.",
    benefits: [
      {
        title: "Price agreed before work starts",
        description: "The quote lists each milestone with its amount, and the sum is the contract.",
      },
      {
        title: "Pay only for approved milestones",
        description: "An invoice follows your signature, never the calendar.",
      },
      {
        title: "Scope, acceptance tests and dates in writing",
        description: "A page per milestone says what will be shown and what counts as passed.",
      },
      {
        title: "One accountable project manager",
        description: "The same person from the first workshop to the last hand-over.",
      },
      {
        title: "Risk of overrun is ours inside the scope",
        description: "When we have guessed too low, the extra days are on us.",
      },
      {
        title: "Demo at every milestone",
        description: "You try it on a staging address with your own data before you decide.",
      },
      {
        title: "Change requests priced before they are built",
        description: "Each has a number, a cost and a new date, and waits for your answer.",
      },
      {
        title: `${policies.maintenanceDays} days of basic maintenance after the last milestone`,
        description: "Faults that appear in that time are repaired without a bill.",
      },
    ],
    idealFor: [
      "Defined scope",
      "Fixed budgets",
      "One-off builds and MVPs",
      "Grant- or tender-funded work",
      "Teams without technical managers",
    ],
    process: [
      {
        title: "Requirements & Planning",
        description: "Two or three workshops turn the wish list into a scope with a clear edge.",
      },
      {
        title: "Milestone Definition",
        description: "The scope is cut into parts of three to five weeks, each useful by itself.",
      },
      {
        title: "Development & Testing",
        description: "We build the part and run its acceptance tests ourselves first.",
      },
      {
        title: "Client Review & Approval",
        description: "You have five working days to try it and to list what does not pass.",
      },
      {
        title: "Payment & Next Steps",
        description: "The approved part is invoiced, and the next one starts with what we learned.",
      },
    ],
  },
  process: [
    {
      title: "Needs Assessment",
      description:
        "A call about the work, the team and the gap. We ask to see the backlog, since job titles hide a lot.",
    },
    {
      title: "Talent Matching",
      description: "You receive two or three profiles with code samples and talk to each person yourself.",
    },
    {
      title: "Team Integration",
      description: "Accounts, a first small ticket and a colleague to ask. The trial starts here.",
    },
    {
      title: "Performance Monitoring",
      description:
        "A weekly report to you and a monthly review with the delivery lead, on goals that you wrote.",
    },
    {
      title: "Continuous Support",
      description: "We arrange cover for leave, training for new tools and a replacement when one is needed.",
    },
  ],
  reasons: [
    {
      title: "Cost Effective",
      description: "The monthly price holds salary, equipment, office and leave. There is no second invoice.",
    },
    {
      title: "Vetted Talent",
      description: "Four stages before you meet anyone: language, code test, live session and trial project.",
    },
    {
      title: "Flexibility",
      description:
        "Change the number of people or their level as the plan changes, and switch to milestones if that fits better.",
    },
    {
      title: "No Recruitment Hassle",
      description:
        "We write the advertisements, read the applications and run the interviews. You see a shortlist.",
    },
    {
      title: "Quality Assurance",
      description:
        "A senior reads the changes of every junior, and the delivery lead samples the rest each week.",
    },
    {
      title: "Seamless Integration",
      description: `At least ${policies.overlapHours.junior} hours of every working day overlap with yours, so questions are answered while you are awake.`,
    },
  ],
  savingsClaim: `Savings of ${claims.staffingSavings} versus local hiring, counting salary, employer's taxes and recruitment fees for the same role.`,
});

export const staffingPlans = defineCollection("staffing/index.ts", planSchema, [
  {
    id: "junior",
    title: "Junior Developer",
    price: "$1,200",
    experience: "1-3 years of experience",
    popular: false,
    features: [
      "Bug fixes and small features",
      "Every change reviewed by a senior",
      "160 hours a month",
      `${policies.overlapHours.junior} hours of daily overlap`,
      "Weekly report",
      trial,
    ],
  },
  {
    id: "mid-level",
    title: "Mid-Level Developer",
    price: "$1,600",
    experience: "3-5 years of experience",
    popular: true,
    features: [
      "Owns features from ticket to release",
      "Writes the tests that go with them",
      "Code review for the team",
      "Takes part in sprint planning",
      `${policies.overlapHours.midLevel} hours of daily overlap`,
      "Weekly report",
      trial,
    ],
  },
  {
    id: "senior",
    title: "Senior Developer",
    price: "$2,500",
    experience: "5+ years of experience",
    popular: false,
    features: [
      "Architecture and technical decisions",
      "Mentoring for your developers and ours",
      "Performance and security",
      "Release ownership",
      `${policies.overlapHours.senior} hours of daily overlap`,
      "Direct line to the delivery lead",
      trial,
    ],
  },
]);

export const partnerIndustries = defineCollection("staffing/index.ts", partnerIndustrySchema, [
  {
    id: "healthcare",
    title: "Healthcare",
    description: "Patient records, booking, devices at the bedside and consent that can be withdrawn.",
    icon: "HeartPulse",
  },
  {
    id: "finance-fintech",
    title: "Finance & Fintech",
    description: "Payments, KYC checks and audit trails that a regulator can read.",
    icon: "Landmark",
  },
  {
    id: "e-commerce",
    title: "E-commerce",
    description: "Peak traffic, search that forgives a typing error, and returns.",
    icon: "ShoppingCart",
  },
  {
    id: "education",
    title: "Education",
    description: "Live classes and homework on weak networks and shared phones.",
    icon: "GraduationCap",
  },
  {
    id: "real-estate",
    title: "Real Estate",
    description: "Listings, video tours and leases with their renewal dates.",
    icon: "Building",
  },
  {
    id: "saas-companies",
    title: "SaaS Companies",
    description: "Extra hands for the roadmap, usage billing and single sign-on.",
    icon: "Layers",
  },
]);
