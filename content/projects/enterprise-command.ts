import type { Project } from "./schema.ts";

export const enterpriseCommand = {
  id: "enterprise-command",
  updated: "2026-11-15",
  title: "Enterprise Command",
  description:
    "A freight control room that draws 340 lorries and 26 barges by exception, so dispatchers read what is late first.",
  fullDescription: [
    "Most of the map is empty on purpose. A vehicle that will make its slot is a grey dot. One that will miss it appears with its route, its load and the minutes it lacks. At 06:40 on a wet Wednesday in August that leaves eleven lines to read out of 366 vehicles.",
    "Three dispatchers share the wall. Clicking a line puts a name on it, which stops two people ringing one driver. Call, re-slot, swap the trailer, tell the customer: these four actions cover the shift, and the log is read out at the 14:00 handover.",
  ],
  challenge: [
    "Nineteen windows used to fill that wall. Four tracking suppliers had one each, and the rest were depot calendars, mail and the barge radio sheet.",
    "Lateness surfaced when a customer rang. Delta Freight sampled 200 late deliveries from 2022 and found that its own staff had spoken first in 72 of them.",
  ],
  solution: [
    "Positions come in every 30 to 120 seconds. A model trained on 14 months of Delta's trips, with rain and road closures as inputs, gives each lorry an arrival range such as 09:10 to 09:50. A single minute would claim too much. A lorry silent for 20 minutes turns hollow and stays at its last known place.",
    "Orders and depot slots remain in Odoo, where the accounts team works. The control room reads and writes them through a queue, so either side can restart alone. Barges are the weak spot. They report by radio every two hours, and their ranges stretch to three hours in the monsoon.",
  ],
  results: [
    "From August 2023 to January 2024 Delta told the customer first in 83% of late deliveries; the 2022 sample gives 36%. Lorries waited 41 minutes at depot gates on average, and 74 in the same six months a year earlier. On the road 88% of arrivals fell inside the predicted range. On the river it was 61%.",
  ],
  client: "Delta Freight",
  clientDescription:
    "A road and river carrier in eastern India with 340 lorries, 26 barges and seven depots.",
  image: {
    id: "projects/enterprise-command/cover",
    alt: "Enterprise Command at 06:40 on Wednesday 16 August 2023: a river-delta map with grey dots and eleven drawn routes, a list of late vehicles, and a card for lorry DF-218, 35 minutes short, taken by Nandini. Three dispatchers sit before the wall.",
  },
  gallery: [
    {
      id: "projects/enterprise-command/cover",
      alt: "Enterprise Command at 06:40 on Wednesday 16 August 2023: a river-delta map with grey dots and eleven drawn routes, a list of late vehicles, and a card for lorry DF-218, 35 minutes short, taken by Nandini. Three dispatchers sit before the wall.",
    },
    {
      id: "projects/enterprise-command/one-wall",
      alt: "Before and after in one picture: nineteen old windows of trackers, calendars and mail lie in a heap; above them one wall keeps 355 vehicles grey in seven depot lanes and draws eleven late ones in colour, 10 to 120 minutes past their slot.",
    },
    {
      id: "projects/enterprise-command/depot-gate",
      alt: "Gate tablet at Depot 4, 06:52: six coming slots, lorry DF-218 moved from 07:00 to 07:40 at bay 3, DF-091 hollow with no signal for 24 minutes, and bay 5 closed for water.",
    },
    {
      id: "projects/enterprise-command/arrival-ranges",
      alt: "Architecture diagram: four tracker feeds every 30 to 120 seconds, barge radio every two hours, rain and road closures enter an arrival model; ranges go to the wall, and a queue links Odoo orders and depot slots.",
    },
  ],
  category: "Business",
  tags: ["freight", "control room", "arrival prediction", "Odoo"],
  technologies: ["React", "Python", "PyTorch", "PostgreSQL", "Odoo", "Kubernetes"],
  year: 2023,
  duration: "10 months",
  services: ["web-development", "ai-automation", "crm-erp"],
  nextProject: "retail-nexus",
  prevProject: "league-legends",
  awardWinning: false,
  date: "2023-08",
  featured: false,
} satisfies Project;
