import type { Project } from "./schema.ts";

export const pillpalTracker = {
  id: "pillpal-tracker",
  updated: "2026-11-15",
  title: "PillPal Tracker",
  description:
    "A phone app that tells people which pill is due, when the bottle runs out and how the month went.",
  fullDescription: [
    "'Two taken, two to go.' That is the largest text on the first screen, with breakfast, lunch and dinner below it. The dose due now turns dark and offers Take now or Snooze. Each medicine keeps its own drawing, because people recall the red-and-white capsule long before they recall esomeprazole.",
    "Refill counts tablets for them. Twelve of metformin at two a day are six days, so the app proposes an order for 60 before Sunday. Progress is a calendar of full, half and ringed days that can go to a doctor or pharmacist as one page.",
  ],
  challenge: [
    "Alarms are easy to build and easy to swat. PillPal's own prototype rang until someone pressed a button. Its log showed 62% of “taken” taps landing within two seconds of the sound. In interviews the same users admitted that the tablet was often still in its strip. The noise had taught them to silence it.",
  ],
  solution: [
    "A reminder now comes once, softly, at the meal that the user named, and again after 25 minutes. Snooze speaks in meals too. A wrong tap can be undone until midnight, and there is no streak to lose.",
    "Schedule and log live on the phone and work in flight mode. Exact alarms on low-cost Android phones decided the tools: Swift and Kotlin, two code bases in place of one. The family view is the only part that leaves the phone. It sends counts after an invitation and keeps medicine names hidden. Nothing here proves that a pill was swallowed. The app records what people say, and the shared page states that in its first line.",
  ],
  results: [
    "Among 640 people who stayed for the first twelve weeks after launch, doses marked taken rose from 71% in week one to 83% in week twelve. Taps within two seconds of a reminder dropped to 17% of the total over those weeks.",
    "Of 420 users with refill counts switched on, 8% ran out of a medicine in January 2024. When they signed up, 21% said that this had happened to them in the month before.",
  ],
  client: "PillPal",
  clientDescription:
    "A Kolkata start-up that makes one thing, a medicine tracker for people on several prescriptions.",
  image: {
    id: "projects/pillpal-tracker/cover",
    alt: "PillPal on three phones among tablets and capsules: six days of metformin left with a ₹138 refill, Two taken, two to go at 1:32 on Thursday 14 December, and a calendar with 91% taken, 49 of 54 doses.",
  },
  gallery: [
    {
      id: "projects/pillpal-tracker/cover",
      alt: "PillPal on three phones among tablets and capsules: six days of metformin left with a ₹138 refill, Two taken, two to go at 1:32 on Thursday 14 December, and a calendar with 91% taken, 49 of 54 doses.",
    },
    {
      id: "projects/pillpal-tracker/due-dose",
      alt: "Lunch card enlarged on dark plum under a red-and-white capsule: Esomeprazole 20 mg, 1 capsule, before food, due 1:30 pm, Take now in white, and Snooze opened to show Lunch is late, 2:15 pm, and Before tea, 4:30 pm.",
    },
    {
      id: "projects/pillpal-tracker/family-view",
      alt: "Family screen on a daughter's phone beside a steel plate of rice, dal and roti at 8:55 pm: Asha has taken three of four, the dinner dose due at 8:30 is 25 minutes late, names of medicines are hidden, Call and Nudge below.",
    },
    {
      id: "projects/pillpal-tracker/quieter-reminder",
      alt: "Before and after pair: a shaking phone with a full-screen alarm and one Stop button, 62% of taps within two seconds; a lock screen at 1:30 with Esomeprazole before food, Take now and Snooze, 17% in the first twelve weeks.",
    },
  ],
  category: "Healthcare",
  tags: ["medication", "reminders", "offline", "family"],
  technologies: ["Swift", "Kotlin", "Firebase"],
  year: 2023,
  duration: "3 months",
  services: ["mobile-apps"],
  nextProject: "league-legends",
  prevProject: "talent-spotlight",
  awardWinning: false,
  date: "2023-12",
  featured: false,
} satisfies Project;
