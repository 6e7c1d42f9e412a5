import type { CaseStudy } from "./schema.ts";

export const ecoRestorationTrust = {
  id: "ecorestoration-management-platform",
  updated: "2026-11-15",
  title: "Tracking mangrove restoration plot by plot",
  category: "Environmental",
  clientName: "EcoRestoration Trust",
  clientLogo: "ecorestoration-trust",
  coverImage: {
    id: "case-studies/ecorestoration-management-platform/cover",
    alt: "Tablet map of river islands around Char Lakshmi and Nolbunia, with planting plots coloured by share of seedlings alive, from 46 to 91%, and a notice “Offline, 3 reports queued”. A chart of 38 plots planted in August 2022 shows survival at 24 months, after the cyclone of May 2024: Avicennia 81%, Rhizophora 74%, Sonneratia 57%. The card for plot B-07 reads 78% alive: 3,510 of 4,500 seedlings, mean height 94 cm, salinity 19 ppt.",
  },
  summary:
    "EcoRestoration Trust planted 156,000 mangrove seedlings on 38 plots of the delta in August 2022. Its crews now count them on a tablet that needs no signal. The office knows by evening what the boats found that day.",
  keyResults: [
    "90% of field reports filed same day over twelve months, up from 9%",
    "46% less travel for audits, 222 boat-hours in the year against 412",
    "Works offline in the delta: all 38 plots mapped and surveyed without signal",
  ],
  challenge: [
    "A crew has about four hours of bare mud around low tide before the boat must leave. What it saw went into a paper register, which went to the office when a boat next called. In the year to September 2023 the median report was nine days old on entry. Of 1,240 reports, 112 were entered on the day of the visit.",
    "Funders asked for proof by plot, and the Trust could offer a spreadsheet and a boat trip. That year auditors for the Northmere Coastal Fund went to every plot twice, 412 boat-hours in all. On two plots the sheet said 90% alive and the mud plainly did not. Programme director Subir Mondal could not say which other figures were wrong.",
  ],
  analysis: [
    "Six tides with the crews set the limits of the design. Phones found signal at the jetty and on no plot. Hands were gloved and muddy, so typing was out. Satellite fixes under old trees drifted by up to 15 metres, enough to put a seedling in the neighbouring plot. A drone could not do the counting either. We flew four plots at 30 metres and could not tell seedlings under 50 cm from the salt grass around them.",
    "The registers turned out to hold two survival figures. One was a count of 100 tagged seedlings in four quadrats of each plot. The other was an estimate by eye, and the estimate was what funders got. It counted replanted gaps as survivors. Twelve months after planting the estimates averaged 89%; the tags, weighted by species, gave 81%. Two clerks keyed every tag count since August 2022 separately, and we compared the two files.",
  ],
  solution: [
    "The tablet carries the whole map and all past surveys. A report is finished on the plot and joins a queue. At the jetty it leaves in seconds, because the form is 4 kB and travels first; photographs wait for the office Wi-Fi. In the first month they travelled together: one stuck upload held 40 reports over a weekend.",
    "Records are added and never overwritten. If two crews survey one plot, the office sees two reports and a person settles it, about three times a month. Automatic merging would have saved that work at the risk of losing a count, and a tide cannot be repeated. Quadrats are found by numbered stake and reference photograph, with the satellite fix as a hint.",
  ],
  keyFeatures: [
    {
      title: "Field map without a network",
      description: "All 38 plots in four colour bands of survival, with creeks, jetties and the way in.",
    },
    {
      title: "Plot card",
      description:
        "B-07, surveyed on 16 September 2024: 78 of 100 tags alive, so an estimated 3,510 of 4,500 planted.",
    },
    {
      title: "One tap per tag",
      description: "Alive, dead or missing, on buttons made for gloves. A quadrat of 25 takes three minutes.",
    },
    {
      title: "Visible queue",
      description: "The crew sees what is waiting. Each report keeps two times: finished and received.",
    },
    {
      title: "Auditor's draw",
      description:
        "The fund picks plots by lot to visit and reads tags and photographs for those it does not.",
    },
    {
      title: "Nursery ledger",
      description: "Replacement seedlings are booked by batch and stay out of the survival figure.",
    },
  ],
  results: [
    "From October 2023 to September 2024 crews filed 1,560 reports, and 1,404 arrived the same day. Most of the others came from night tides and camps on the outer islands. Audit travel, by the boats' own logbooks, came to 222 hours. The fund now draws 12 plots for each visit. The total includes a third visit that it asked for after the cyclone.",
    "That cyclone, in May 2024, took 41 of the 152 quadrat stakes. Reference photographs put 37 quadrats back; four were given up. Crews reported on all 38 plots within six days, carrying the tablets to the office by boat because the mast at the jetty was down. At 24 months 81% of Avicennia, 74% of Rhizophora and 57% of Sonneratia were alive.",
    "The storm was the smaller loss. Sonneratia fell nine points between months 18 and 24, and had fallen 21 in its first six months. The next planting avoids the eroding bank by Nolbunia Khal, where plot D-01 stands at 46%. A hundred tags fix a plot's figure to about eight points either way, and reports to funders now say so.",
  ],
  galleryImages: [
    {
      id: "case-studies/ecorestoration-management-platform/tag-count",
      alt: "Survey form on a tablet for plot D-01, quadrat 3 of 4: tag 61 of 100 with three large buttons, Alive, Dead and Missing. A strip of 25 squares shows the quadrat so far: five alive, five dead, the rest open. The reference photograph of stake D-01/3 and “Low tide 11:20, 1 h 40 min left” stand beside the number. In front, the seedling with its metal tag 61.",
      caption: "Each button is 4 cm high. Nothing on this screen needs a keyboard or a signal.",
    },
    {
      id: "case-studies/ecorestoration-management-platform/report-route",
      alt: "The route of a report, drawn as a section through the delta. On the plot: form saved, no signal. At the jetty: the 4 kB form is sent over 2G. At the office: photographs follow by Wi-Fi. From there records go to the register of surveys, a pile of sheets that only grows, and to the auditor's view.",
      caption: "Forms and photographs travel apart since one stuck upload held 40 reports for a weekend.",
    },
    {
      id: "case-studies/ecorestoration-management-platform/same-day-reports",
      alt: "Field reports filed same day, in per cent by month, October 2023 to September 2024: 78, 86, 91, 93, 94, 95, 95, 71, 90, 94, 97, 96. Each month is a mangrove sapling of that height. The average is 90. The water stands at the 9% of the year before. May 2024, stripped of leaves, is labelled “Cyclone”.",
      caption: "In May 2024 the mast at the jetty was down for eight days, and forms had to travel by boat.",
    },
  ],
  projectInfo: {
    client: "EcoRestoration Trust",
    industry: "Conservation",
    services: ["mobile-apps", "web-development"],
  },
  technologies: ["Flutter", "TypeScript", "Node.js", "PostgreSQL", "React"],
  industry: "Conservation",
} satisfies CaseStudy;
