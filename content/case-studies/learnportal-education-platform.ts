import type { CaseStudy } from "./schema.ts";

export const learnPortal = {
  id: "learnportal-education-platform",
  updated: "2026-11-15",
  title: "Live and recorded classes for 40,000 learners",
  category: "Education",
  clientName: "LearnPortal",
  clientLogo: "learnportal",
  coverImage: {
    id: "case-studies/learnportal-education-platform/cover",
    alt: "Three phones in LearnPortal. The largest lies on its side in a live bookkeeping class, a trial balance with the tutor's pen strokes and “28 kbit/s, 1,204 listening”; the others show this week's downloads, 64 of 200 MB, and a quiz with three answers waiting for signal. White earphones lie between them.",
  },
  summary:
    "Sound, slides and pen strokes: LearnPortal's live classes now run on a 2G signal, without the tutor's face. More learners finish, and the badges in the first brief were never built.",
  keyResults: [
    "55% higher course completion year on year: 48 learners in 100, up from 31",
    "30% fewer support tickets per 1,000 learners: 84 a month, down from 120",
    "Works on 2G: a live class needs 28 kbit/s, where video needed 420",
  ],
  challenge: [
    "LearnPortal teaches bookkeeping, office English and domestic wiring to working adults in eastern India, Nepal and western Kenya. Tom Whitfield founded it in Leeds, and its 31 tutors teach from four countries. A course runs for 14 weeks, with two live classes a week and recordings for whoever misses one. Of 6,240 learners who began in January 2024, 1,934 finished.",
    "That rate, 31 in 100, had stood still for three intakes. Employers pay for most places and had started to ask about it. One textile group put the renewal of 900 seats on hold. Inside LearnPortal the accepted cause was motivation. The brief that reached us listed badges, weekly league tables and an iPhone app.",
  ],
  analysis: [
    "Before pricing the brief we plotted the week in which each of the 4,306 non-finishers was last seen. A dull course loses people little by little. This one lost 44% of them in weeks one and two, right after the first live classes. Server logs showed why. These learners tried to join 3.4 times per class on average, and half never stayed six minutes.",
    "Tutors then telephoned 57 of them with questions we had written, in Bengali, Hindi, Nepali and Swahili. Thirty-nine named the connection or the price of data. Four said they were bored. Many shared a phone with a spouse or child and studied after nine, when the local mast is busiest. For a quarter of learners the speed at lesson time was 96 kbit/s or less. A video class needed 420.",
  ],
  solution: [
    "We told Tom Whitfield what to leave out: badges, league tables, and an iPhone app that 2% of learners could open. A live class became sound, slides and pen strokes. Voice is coded at 16 kbit/s, slides arrive the night before, and strokes travel as coordinates. With overheads that makes 28 kbit/s. Forty minutes use 8.4 MB, where video took 126. Recordings replay the same data.",
    "The Android app is written in Kotlin for the sake of its download, 6.8 MB. Our Flutter prototype came to 17 MB, and at these speeds size decides who installs. One early choice went badly wrong. The app fetched new recordings overnight and filled 16 GB phones; 1,150 people removed it within nine days. Now it asks first and stops at 200 MB.",
    "Learners no longer see their tutor. Several tutors disliked teaching unseen, and two did not renew. Wiring lessons still depend on watching hands at work. They keep 90-second clips, which must be downloaded ahead and cannot be shown live over 2G.",
  ],
  keyFeatures: [
    {
      title: "Question slips",
      description: "A typed question of up to 140 characters reaches the tutor when a voice could not.",
    },
    {
      title: "Twelve-minute catch-up",
      description:
        "A missed class replays without pauses and repetitions, followed by its three quiz questions.",
    },
    {
      title: "Profiles on a shared phone",
      description: "Up to four people use one handset, each with a PIN, progress and downloads.",
    },
    {
      title: "Data meter",
      description:
        "Megabytes used this week, and their price at the learner's own tariff, before each download.",
    },
    {
      title: "Answers that wait",
      description: "Quiz replies are kept on the phone and marked as on time when the signal returns.",
    },
  ],
  results: [
    "In January 2025, 6,810 learners began the same courses at the same fees, and 3,269 passed the final test. LearnPortal's registrar counts both figures. From 31 in 100 to 48 is a rise of 55%, unevenly spread. India and Nepal went from 29 to 48. Kenya, where networks were already faster, moved from 38 to 47.",
    "Support tickets are compared from January to April of each year, per 1,000 active learners. They fell from 120 to 84 a month. Those about joining a class dropped from 51 to 14; all others together rose by one. By May 2025 the platform had 40,000 enrolled learners. Its largest class so far had 1,870 listeners.",
    "The 2G claim was tried in the field. Over 30 evenings, in three small towns, we sat in classes on a SIM locked to EDGE. Twenty-six played to the end. During the other four the signal went altogether, which no codec mends. The textile group renewed its 900 seats.",
  ],
  galleryImages: [
    {
      id: "case-studies/learnportal-education-platform/class-before-after",
      alt: "The same bookkeeping class on two phones at 96 kbit/s. Upper left, the old video class, which wanted 420: a frozen, blurred frame and “reconnecting, attempt 3”. Lower right, the new one: a sharp trial balance, pen strokes in red and sound playing at 28 kbit/s.",
      caption:
        "A quarter of learners had this speed or less at lesson time. Giving up the camera left room to spare.",
    },
    {
      id: "case-studies/learnportal-education-platform/still-learning",
      alt: "Line chart on squared paper of learners still active per 100 who began, weeks 0 to 14. January 2024 drops to 70 by week two and ends at 31; January 2025 stands at 86 in week two and ends at 48. A pencil lies on the page.",
      caption: "The first fortnight made most of the difference, which is where the logs had pointed.",
    },
    {
      id: "case-studies/learnportal-education-platform/data-meter",
      alt: "Close-up of the data meter on a shared phone: Wanjiru's profile, 64 of 200 MB stored, three classes at 8.4 MB each ready to download for about KSh 5, a five-shilling coin, and a wiring clip of 3 MB marked “needed before Thursday's class”.",
      caption:
        "It exists because the first version downloaded without asking, and 1,150 people removed the app.",
    },
  ],
  projectInfo: {
    client: "LearnPortal",
    industry: "EdTech",
    services: ["mobile-apps", "web-development"],
  },
  technologies: ["Kotlin", "TypeScript", "Node.js", "PostgreSQL", "Google Cloud"],
  industry: "EdTech",
} satisfies CaseStudy;
