import type { Project } from "./schema.ts";

export const talentSpotlight = {
  id: "talent-spotlight",
  updated: "2026-11-15",
  title: "Talent Spotlight",
  description:
    "A casting desk where call sheets go out, self-tapes come back, and a director compares takes of one scene line by line.",
  fullDescription: [
    "A role starts as a call sheet: character, age band, language, shoot days, fee and two pages of script. Actors who fit receive it on the phone and record against it. Their lines scroll beneath the lens. They may make three takes and send the one they like.",
    "In the office the tapes stand on a wall in order of arrival. Press 4, and every candidate speaks line 4 in turn. A director shortlists with one key. The actor never sees the notes, only the state: received, watched, called back or closed.",
  ],
  challenge: [
    "Tapes used to arrive as links to drives, chats and unlisted videos, some of which had expired by Monday. For one series in 2023 an assistant spent eleven working days renaming 640 files. The log of that job shows 214 tapes that nobody ever opened.",
  ],
  solution: [
    "The phone compresses to 720p while it records and uploads in 2 MB parts, so a lost signal costs seconds. A speech model on the office's own server then matches the sound to the script in any of three languages. In a test of 500 takes it found the right line 94 times in 100. Improvised takes defeat it, and those show a plain time bar.",
    "There is no score. Spotlight Casting asked for one, and a trial on 80 old tapes showed it favouring good microphones. The idea went. A tape counts as watched after 20 seconds of play, and the actor is told.",
  ],
  results: [
    "Between March and June 2024 the office cast 31 roles from 2,180 tapes and opened 2,115 of them, or 97%. The 2023 series had managed 67%. Of the 65 left unopened, 31 fall in April, when a role was cancelled. From call sheet to shortlist took six working days at the median, where the 2023 jobs took thirteen.",
  ],
  client: "Spotlight Casting",
  clientDescription:
    "A casting office in south Kolkata that fills about 140 roles a year in film, series and advertising.",
  image: {
    id: "projects/talent-spotlight/cover",
    alt: "Talent Spotlight on a tablet, Monday 11 March 2024: a wall of nine self-tapes with actors in silhouette on coloured backdrops, line 4 highlighted, and the call sheet for Inspector Mitra as a card in front.",
  },
  gallery: [
    {
      id: "projects/talent-spotlight/cover",
      alt: "Talent Spotlight on a tablet, Monday 11 March 2024: a wall of nine self-tapes with actors in silhouette on coloured backdrops, line 4 highlighted, and the call sheet for Inspector Mitra as a card in front.",
    },
    {
      id: "projects/talent-spotlight/line-jump",
      alt: "Line 4 of three tapes of Inspector Mitra, starting at 0:21, 0:26 and 0:19, sound bars aligned under the words You were on the last tram on yellow; a fourth tape, improvised, with a plain time bar; a large key 4.",
    },
    {
      id: "projects/talent-spotlight/actor-phone",
      alt: "Actor's phone inside a yellow ring light, recording take 2 of 3: a silhouette in frame, You were on the last tram under the lens, 0:38 on the clock, and a card with 14 of 22 MB sent, part 8 going again.",
    },
    {
      id: "projects/talent-spotlight/tapes-opened",
      alt: "Four stacks of small frames, one for each self-tape, lit if opened: March 388 of 412, April 624 of 655, May 584 of 590, June 519 of 523 in 2024, 97% in all; April's 31 unlit frames are labelled role cancelled.",
    },
  ],
  category: "Entertainment",
  tags: ["casting", "self-tapes", "speech alignment"],
  technologies: ["Expo", "React", "Python", "Hugging Face", "MongoDB"],
  year: 2024,
  duration: "4 months",
  services: ["web-development", "mobile-apps", "ai-automation"],
  nextProject: "pillpal-tracker",
  prevProject: "omnicommerce-hub",
  awardWinning: false,
  date: "2024-03",
  featured: false,
} satisfies Project;
