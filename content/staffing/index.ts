import { defineCollection, defineContent } from "../collection.ts";
import { claims, policies } from "../site.ts";
import { partnerIndustrySchema, planSchema, staffingSchema } from "./schema.ts";

const trial = `${policies.trialWeeks}-week trial`;

export const staffing = defineContent("staffing/index.ts", staffingSchema, {
  dedicated: {
    summary:
      "A developer who works for you alone, at a monthly price. You set the priorities; we look after contract, hardware and holidays.",
    benefits: [
      {
        title: "Full-time focus on your product",
        description: "Nobody is shared out by the hour.",
      },
      {
        title: "Works in your tools and stand-ups",
        description: "Your tracker, chat and repository, from the first morning.",
      },
      {
        title: "Fixed monthly price, no recruitment fee",
        description: "The same invoice every month, leave cover included.",
      },
      {
        title: `Start within ${policies.startWithinWeeks} weeks`,
        description: "From the day you choose a candidate to the first commit.",
      },
      {
        title: `Scale up or down with ${policies.noticeDays} days' notice`,
        description: "Add a tester for one release. An e-mail is enough.",
      },
      {
        title: "Free replacement if the fit is wrong",
        description: "The newcomer reads in at our expense.",
      },
      {
        title: "You keep all code and IP",
        description: "What was written in a month is yours when the month is paid.",
      },
      {
        title: "A delivery lead on our side at no extra cost",
        description: "An engineer who checks in weekly and hears of trouble early.",
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
      "Scope, price and dates, agreed before anyone starts. You pay as each part passes the tests we wrote down together.",
    benefits: [
      {
        title: "Price agreed before work starts",
        description: "The quote lists each milestone with its amount.",
      },
      {
        title: "Pay only for approved milestones",
        description: `After the ${policies.deposit} deposit, an invoice follows your signature, never the calendar.`,
      },
      {
        title: "Scope, acceptance tests and dates in writing",
        description: "A page per milestone says what counts as passed.",
      },
      {
        title: "One accountable project manager",
        description: "The same person from the first workshop to the last hand-over.",
      },
      {
        title: "Risk of overrun is ours inside the scope",
        description: "If we guess too low, the extra days are on us.",
      },
      {
        title: "Demo at every milestone",
        description: "You try it with your own data before you decide.",
      },
      {
        title: "Change requests priced before they are built",
        description: "Each has a cost and a new date, and waits for your answer.",
      },
      {
        title: `${policies.maintenanceDays} days of basic maintenance after the last milestone`,
        description: "We repair faults without a bill.",
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
        description: "Two or three workshops turn the wish list into a scope.",
      },
      {
        title: "Milestone Definition",
        description: "We cut the scope into parts of three to five weeks, each useful by itself.",
      },
      {
        title: "Development & Testing",
        description: "We build the part and run its acceptance tests ourselves first.",
      },
      {
        title: "Client Review & Approval",
        description: "You have five working days to try it and list what fails.",
      },
      {
        title: "Payment & Next Steps",
        description: "We invoice the approved part and start the next.",
      },
    ],
  },
  process: [
    {
      title: "Needs Assessment",
      description:
        "A call about the work, the team and the gap. We ask to see the backlog: job titles hide a lot.",
    },
    {
      title: "Talent Matching",
      description: "You get two or three profiles with code samples and talk to each person yourself.",
    },
    {
      title: "Team Integration",
      description: "Accounts, a first small ticket and a colleague to ask. The trial starts here.",
    },
    {
      title: "Performance Monitoring",
      description: "A weekly report to you and a monthly review with the delivery lead, on goals you wrote.",
    },
    {
      title: "Continuous Support",
      description: "Cover for leave, training for new tools and a replacement when needed.",
    },
  ],
  reasons: [
    {
      title: "Cost Effective",
      description: "One monthly price for salary, equipment, office and leave.",
    },
    {
      title: "Vetted Talent",
      description: "Four stages before you meet anyone: language, code test, live session and trial project.",
    },
    {
      title: "Flexibility",
      description: "Change the number of people, their level or the model as your plan changes.",
    },
    {
      title: "No Recruitment Hassle",
      description:
        "We write the advertisements, read the applications and run the interviews. You see a shortlist.",
    },
    {
      title: "Quality Assurance",
      description: "Seniors read every junior's changes. The delivery lead samples the rest each week.",
    },
    {
      title: "Seamless Integration",
      description: `At least ${policies.overlapHours.junior} hours of every working day overlap with yours.`,
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
