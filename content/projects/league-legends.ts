import type { Project } from "./schema.ts";

export const leagueLegends = {
  id: "league-legends",
  updated: "2026-11-15",
  title: "League Legends",
  description:
    "Live match timelines and league tables for 86 amateur football clubs on the Kolkata Maidan, entered from the touchline.",
  fullDescription: [
    "A volunteer with a phone stands at the halfway line. Goal, card, change, whistle: four big keys, then a shirt number. About three seconds later the event is on the public page and the table has moved. It stays marked live until the referee signs.",
    "Supporters come for the timeline, 90 minutes as a single band with home above and away below. Tap a club for its last five results, its scorers and the next fixture.",
  ],
  challenge: [
    "Six divisions share one rule book with tie-breakers of its own: points between the two clubs, goal difference, fewest cards, then a drawn lot. Newspapers printed the tables on Tuesdays. In 9 of the 22 weeks of the 2022 season two papers disagreed, and each club believed the kinder one.",
  ],
  solution: [
    "A match is stored as a list of events. Score, table and scorers are worked out from that list and never typed in. A correction strikes an event through and leaves it on show, so a quarrel about a goal ends at the list. The tie-breakers are code with 41 test cases, all taken from old seasons.",
    "Scoring works without a signal and holds a whole match day on the phone. Readers load 38 KB, then receive small messages, which suits a crowd of phones on one mast. Pictures and video were left out. Boys of sixteen play in the lower divisions, and for anyone under 18 the page prints a shirt number without a name.",
  ],
  results: [
    "League Legends took over on match day nine, 8 October 2023. By 17 December, ten match days later with a break for the Pujas, 402 of 418 matches had a full timeline. The other 16 had no scorer at the ground, and software does not fix that. Published tables needed three corrections in the period. The busiest afternoon, 3 December, drew 21,700 readers, and the median page opened in 1.1 seconds.",
  ],
  client: "Maidan Sports Network",
  clientDescription:
    "A Kolkata sports desk that reports on six amateur football divisions, run by four editors and 90 volunteers.",
  image: {
    id: "projects/league-legends/cover",
    alt: "League Legends on a desktop, Sunday 8 October 2023: Red Road Rovers 2–1 Strand Union in the 74th minute as a timeline band, Division Two table marked live, and a phone in front with the same score.",
  },
  gallery: [
    {
      id: "projects/league-legends/cover",
      alt: "League Legends on a desktop, Sunday 8 October 2023: Red Road Rovers 2–1 Strand Union in the 74th minute as a timeline band, Division Two table marked live, and a phone in front with the same score.",
    },
    {
      id: "projects/league-legends/scorer-phone",
      alt: "Scorer's phone on the touchline at 4:31 pm, minute 74: four large keys for Goal, Card, Change and Whistle, shirt number 9 chosen, and an orange strip reading Offline, 2 events kept.",
    },
    {
      id: "projects/league-legends/event-list",
      alt: "Data-flow diagram: touchline phones send events to a match list, from which score, league table and scorers are computed; a goal at 61 minutes is struck through and stays visible with its correction.",
    },
    {
      id: "projects/league-legends/tie-break",
      alt: "Two rows of the Division Two table enlarged, both on 17 points: Esplanade Athletic fourth, Outram United fifth, with an opened note, head to head Esplanade Athletic 2–0 on 27 August 2023.",
    },
  ],
  category: "Sports",
  tags: ["live scores", "football", "league tables", "Kolkata Maidan"],
  technologies: ["Expo", "Next.js", "TypeScript", "PostgreSQL", "Cloudflare"],
  year: 2023,
  duration: "5 months",
  services: ["web-development", "mobile-apps"],
  nextProject: "enterprise-command",
  prevProject: "pillpal-tracker",
  awardWinning: false,
  date: "2023-10",
  featured: false,
} satisfies Project;
