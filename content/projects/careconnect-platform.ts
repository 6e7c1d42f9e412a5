import type { Project } from "./schema.ts";

export const careconnect = {
  id: "careconnect-platform",
  updated: "2026-11-15",
  title: "CareConnect",
  description:
    "Video visits that open from a text message and cannot be closed until the follow-up has a date and an owner.",
  fullDescription: [
    "A patient taps a link in a text message and stands in the waiting room. There is no app to install. Before the camera turns on, the doctor reads the reason for the visit, the last three readings and the current prescription.",
    "The last minute matters most. To end a visit the doctor picks what comes next: nothing, a message, a test or another visit. Whatever is picked gets a date and the name of the person who sees to it.",
  ],
  challenge: [
    "Many notes ended with the words “review 2 weeks”, and nobody booked the review. A count in October 2024 found no date behind 41% of intended follow-ups.",
    "Weak lines were the second trouble. In the district towns a visit often runs over a 3G connection shared with the rest of the house.",
  ],
  solution: [
    "Voice comes first. Below 250 kbit/s the picture slows to a still every two seconds while sound stays whole. The doctor can ask for one sharp frame at any time. It arrives as a photograph, clear enough to read 148/92 off a home blood-pressure monitor.",
    "Follow-ups form a single queue. Three days ahead the patient gets a text and replies 1 to confirm or 2 to move it. Silence puts the name on a nurse's call list at 9 am the next day. Visits are never recorded, which means a doctor cannot play one back. CareConnect Health took that loss for the sake of simple consent.",
  ],
  results: [
    "Nine doctors held 1,312 visits in the twelve weeks from 4 November 2024. The share of follow-ups kept within three days of their date rose from 52% in week one to 79% in week twelve, after slipping to 58% over New Year.",
    "Calls that broke off for good made up 2.1% of those visits. The previous video tool lost 8.6% in October.",
  ],
  client: "CareConnect Health",
  clientDescription:
    "A telehealth provider whose 38 doctors see patients in Kolkata and eleven district towns.",
  image: {
    id: "projects/careconnect-platform/cover",
    alt: "CareConnect on a tablet at 10:24: the video shows a home blood-pressure monitor reading 148/92, visit notes stand beside it, and a card in front books the follow-up for Tuesday 4 February at 10:20.",
  },
  gallery: [
    {
      id: "projects/careconnect-platform/cover",
      alt: "CareConnect on a tablet at 10:24: the video shows a home blood-pressure monitor reading 148/92, visit notes stand beside it, and a card in front books the follow-up for Tuesday 4 February at 10:20.",
    },
    {
      id: "projects/careconnect-platform/waiting-room",
      alt: "Patient's phone in the waiting room at 10:19 on 21 January 2025: visit with Dr Ila Bose at 10:20, camera and microphone ticked, connection marked fair, and the buttons Join and Join with voice only.",
    },
    {
      id: "projects/careconnect-platform/closing-a-visit",
      alt: "Before and after pair: a typed note ending in “review 2 weeks”, its next appointment left empty; the same visit closed with a follow-up on Tuesday 4 February at 10:20 and Nurse Mita Das as owner.",
    },
    {
      id: "projects/careconnect-platform/follow-ups-kept",
      alt: "Appointment book with a rubber stamp: twelve weeks from 4 November 2024, a tick for each follow-up kept within three days of its date, an empty box for each missed. 52% in week one, 58% in the week marked New Year, 79% in week twelve.",
    },
  ],
  category: "Healthcare",
  tags: ["telehealth", "video visits", "follow-up", "low bandwidth"],
  technologies: ["Next.js", "TypeScript", "FastAPI", "PostgreSQL", "Google Cloud"],
  year: 2025,
  duration: "5 months",
  services: ["web-development"],
  nextProject: "healthvault-emr",
  prevProject: "marketpulse-trader",
  awardWinning: false,
  date: "2025-01",
  featured: false,
} satisfies Project;
