import type { Project } from "./schema.ts";

export const harvestDirect = {
  id: "harvest-direct",
  updated: "2026-11-15",
  title: "Harvest Direct",
  description:
    "A co-op marketplace where 212 growers fill weekly crates and households collect them in half-hour slots on Saturday morning.",
  fullDescription: [
    "The week keeps one rhythm. Growers post their crop on Tuesday, households order until Thursday at 8 pm, picking is on Friday. On Saturday the crates stand at 14 pick-up points across the city. The shop counts down crate by crate, and when the last Fazli mangoes go, their card folds away.",
    "At the kerb the buyer's phone shows a large number on a colour. A volunteer finds the crate with that number on that colour of tape. Nothing is scanned, and nobody needs a signal.",
  ],
  challenge: [
    "Monsoon breaks promises. A field that should give 40 kg of okra gives 26 after two days of rain, and the money has already been taken. Under the old telephone list, the shortfall came to light at the pick-up point with the buyer standing there.",
    "Seventy-one of the growers do not read with ease, and several families share one phone.",
  ],
  solution: [
    "Growers report by picture and number: tap the okra, turn a wheel to 26, done. Every screen reads itself aloud in Bengali. At 6 pm on Friday short crops are shared by a rule that the members voted for. Small orders are filled, larger ones are cut by an equal share, and refunds leave that evening.",
    "A crate is 48 litres. The packing screen knows the bulk of each item and draws the load, gourds below and leaves on top, one crate at a time. Stock sits in PostgreSQL, where a crate can be held by one buyer only. Fixed crates do exclude people. A household that wants 300 g of chillies has to take half a crate.",
  ],
  results: [
    "Over 16 Saturdays from 6 July to 19 October 2024, 93.4% of crates went out complete. The same months of 2023 reached 78%. Crates left behind fell from eleven a Saturday to three.",
    "Growers received 71% of the shelf price that season, compared with 52% through the wholesale yard the year before.",
  ],
  client: "Harvest Direct Co-op",
  clientDescription: "A co-operative of 212 vegetable and fruit growers in two districts north of Kolkata.",
  image: {
    id: "projects/harvest-direct/cover",
    alt: "Harvest Direct on three phones in a wooden crate of okra, gourds and mangoes: a July crate at ₹480, pick-up slots at Canal Road with 7:30 chosen, and crate 27 on a yellow ground for Saturday 13 July.",
  },
  gallery: [
    {
      id: "projects/harvest-direct/cover",
      alt: "Harvest Direct on three phones in a wooden crate of okra, gourds and mangoes: a July crate at ₹480, pick-up slots at Canal Road with 7:30 chosen, and crate 27 on a yellow ground for Saturday 13 July.",
    },
    {
      id: "projects/harvest-direct/packing-screen",
      alt: "Packing-shed tablet, Friday 12 July 2024, 7:40 pm: crate 27 of 64 for Canal Road drawn in layers, bottle gourd below, okra cut from 600 g to 400 g, spinach on top, 44 of 48 litres filled.",
    },
    {
      id: "projects/harvest-direct/complete-crates",
      alt: "Sixteen crates of produce from above, one a Saturday, 6 July to 19 October 2024; bare floor shows what fell short: 84% complete on the first, 79% on 21 September marked flood, 97% on the last, 93.4% overall. A big crate reads 78% in 2023.",
    },
    {
      id: "projects/harvest-direct/crop-wheel",
      alt: "Grower's crop wheel enlarged: a drawing of okra, the number 26 kg between 25 and 27, Tuesday's 40 kg struck through, a loudspeaker sign for Bengali speech, and one green button with a tick.",
    },
  ],
  category: "Agriculture",
  tags: ["marketplace", "co-operative", "pick-up slots", "Bengali voice"],
  technologies: ["Flutter", "Firebase", "Node.js", "PostgreSQL"],
  year: 2024,
  duration: "6 months",
  services: ["mobile-apps", "web-development"],
  nextProject: "omnicommerce-hub",
  prevProject: "givingimpact-platform",
  awardWinning: true,
  date: "2024-07",
  featured: true,
} satisfies Project;
