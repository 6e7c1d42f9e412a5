import type { Service } from "./schema.ts";

export const mobileApps = {
  id: "mobile-apps",
  updated: "2026-11-15",
  title: "Mobile Apps",
  description:
    "Apps for people who use them standing up, on a weak signal, with one hand. One team designs, builds and submits the iOS and the Android version.",
  icon: "Smartphone",
  link: "/services/mobile-apps",
  features: [
    {
      title: "iOS",
      description:
        "Swift for iPhone, with an iPad layout where needed. Large text and VoiceOver work from the first build.",
    },
    {
      title: "Android",
      description:
        "Kotlin, tested on cheap phones from the first week. A handset with 2 GB of memory stays on our desk.",
    },
    {
      title: "Cross-platform",
      description:
        "Flutter or Expo when both stores need the same screens. We tell you when two native apps would cost less over three years.",
    },
    {
      title: "Offline sync",
      description:
        "Entries wait on the phone and leave when the signal returns. Conflicts follow a rule that your staff can read.",
    },
    {
      title: "Push notifications",
      description:
        "Messages by topic, with consent asked when it makes sense. Quiet hours follow the phone's time zone.",
    },
    {
      title: "Store launch",
      description:
        "Listings, pictures, privacy labels and reviewers' questions, under your own developer accounts.",
    },
  ],
  technologies: ["Swift", "Kotlin", "Flutter", "Expo", "Firebase"],
  process: [
    {
      title: "Flows",
      description:
        "We walk through the job with the people who do it. Each task becomes a flow with its empty and error screens.",
    },
    {
      title: "Clickable prototype",
      description: "It runs on your own phone. A few of your users try it, and we watch without helping.",
    },
    {
      title: "Build & device tests",
      description:
        "A test build reaches you every second Friday. Automated runs cover the main flows on real devices, old and new.",
    },
    {
      title: "Store launch",
      description:
        "The first release goes to 5% of users and widens over a week. Crash reports set the pace.",
    },
  ],
  benefits: [
    {
      title: "One team for both stores",
      description: "One plan and one designer, so a feature lands on iPhone and Android in the same week.",
    },
    {
      title: "Works offline",
      description: "Forms, photos and lists work in a lift, a cold store or a village without coverage.",
    },
    {
      title: "Crash-free targets",
      description: "Agreed before launch, usually 99.5% of sessions over 30 days, and reported every month.",
    },
    {
      title: "Update plan",
      description: "It names who tests against Apple's and Google's yearly betas, and in which month.",
    },
  ],
  image: {
    id: "services/mobile-apps/main",
    alt: "Five phone frames fanned out like a hand of cards: sign-in, a round of 18 deliveries, a map with the next stop, a photo of a parcel at a door, and the day's summary.",
  },
  secondaryImage: {
    id: "services/mobile-apps/detail",
    alt: "One delivery list drawn in four states side by side: loading with 3 of 18 stops here, empty, offline with 6 entries waiting since 14:05, and an error with a Retry button.",
  },
} satisfies Service;
