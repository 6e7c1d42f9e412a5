import type { CaseStudy } from "./schema.ts";

export const creativeFolio = {
  id: "creativefolio-showcase-platform",
  updated: "2026-11-15",
  title: "Portfolios that load before you blink",
  category: "Creative",
  clientName: "CreativeFolio",
  clientLogo: "creativefolio",
  coverImage: {
    id: "case-studies/creativefolio-showcase-platform/cover",
    alt: "The profile of illustrator Teodora Vance on a laptop, opening on a night-market poster in five bright inks with other projects of her twelve on both sides; a phone in front shows the same poster full width, with the note “First picture after 0.9 s”.",
  },
  summary:
    "CreativeFolio hosts portfolios for 6,200 illustrators, photographers and designers. Art buyers were leaving before the first picture appeared. We changed how a profile reaches the screen, kept the members' colours true, and measured what the wait had cost them in enquiries.",
  keyResults: [
    "60% faster first view over twelve weeks, from 4.0 s to 1.6 s",
    "48% more enquiries per profile year on year, from 31 to 46 per hundred a month",
    "0.9 s median LCP over 1.3 million page views, down from 2.3 s",
  ],
  challenge: [
    "Nine people in Lisbon run CreativeFolio. Members pay €11 a month for a profile and judge it by one thing: whether work arrives through it. In January 190 of them cancelled, against a usual 120. The exit survey gave the reason in words borrowed from buyers. The page, they said, “hangs”.",
    "Inês Carvalho, the founder, took that to a portfolio review day. She watched eleven art buyers go through their shortlists on phones. Most opened ten or more tabs at once and closed any that still showed grey boxes after three or four seconds. Seven of the eleven closed at least one CreativeFolio profile unseen. Illustrators had been blaming their pictures. The pictures had never reached the screen.",
  ],
  analysis: [
    "The team's own tests looked fine, because they ran on office fibre with a warm cache. We put a small timing script on every profile and collected 214,000 visits in fourteen days. A new visitor on a phone waited 4.0 s for the first project picture, taken at the 75th percentile. The median largest contentful paint (LCP), over all devices, was 2.3 s.",
    "Traces of the 200 slowest profiles showed that order mattered more than size. The browser fetched a script, then the theme, then a list of projects, and only then a picture: four trips in a row. Every picture was lazy-loaded, even the one at the top. Weight came next. On 71% of profiles the lead picture was over 1.8 MB, and a phone received the file meant for a desktop monitor.",
  ],
  solution: [
    "A visitor now gets a finished page. Each profile is rendered when its owner publishes, and the HTML waits at Cloudflare's edge with the lead picture named in its first lines. Rendering on every visit would have been simpler to build. Our trial from São Paulo ruled it out: the trip to the database in Frankfurt took 210 ms before any work began.",
    "Pictures gave us more trouble. Our first converter turned every upload into sRGB, which is small and safe. Within four days 212 members wrote in, because neon inks had gone flat and skin tones had shifted. We withdrew it and spent three weeks on a version that keeps the Display P3 colour space where an upload has it. Those files are 12% heavier. Ten members compared them with their own prints before release.",
    "Members gave up some freedom. Custom scripts, which 380 of them used for cursors and counters, are gone, and 46 of those members left. Publishing takes 35 seconds for a typical project, since nine sizes of each picture are made first. Storage costs the company €240 a month more than before.",
  ],
  keyFeatures: [
    {
      title: "Rendering on publish",
      description:
        "All 34 themes produce plain HTML when the owner publishes, so a visit never touches the database.",
    },
    {
      title: "Opening picture",
      description:
        "The owner marks one picture as the opener. It is fetched early; the others wait for scrolling.",
    },
    {
      title: "True colour",
      description: "Each picture is stored in AVIF and JPEG, tagged with the colour space of the upload.",
    },
    {
      title: "Two-field enquiry",
      description:
        "Buyers leave an address and a brief. The old form had eleven questions, one about budget.",
    },
    {
      title: "Load time in the member's panel",
      description:
        "A profile's own 28-day median stands beside its visits, and the heaviest picture is named.",
    },
  ],
  results: [
    "We counted 1.3 million page views in the twelve weeks after the last member moved. New phone visitors saw the first picture after 1.6 s at the 75th percentile, 60% sooner than in the fourteen-day baseline. Median LCP fell to 0.9 s. CreativeFolio's analyst repeated the count from raw logs and reached the same figures.",
    "For enquiries we took profiles that had also existed a year earlier and compared the same twelve weeks. On 4,140 of them enquiries rose 48%, from 31 to 46 a month per hundred profiles. Another 1,000, drawn at random, kept the old form to show how much the short one explained. Theirs rose 29%, so we credit about three fifths of the gain to speed.",
    "Cancellations were down to 118 in the third month, from January's 190. One group gained little: profiles that open on video still show a median LCP of 2.4 s. We offered motion designers a still frame in its place, and most refused.",
  ],
  galleryImages: [
    {
      id: "case-studies/creativefolio-showcase-platform/filmstrip",
      alt: "Two rows of phone frames at 0.5, 1.0, 1.6, 2.5 and 4.0 seconds: in the upper row, before, the poster appears only at 4.0 seconds, after a blank page and grey boxes; in the lower row, after, it stands complete from 1.6 seconds.",
      caption:
        "A new visitor's phone at the 75th percentile. Buyers at the review day gave up after three or four seconds, inside the grey part of the upper row.",
    },
    {
      id: "case-studies/creativefolio-showcase-platform/delivery-path",
      alt: "Diagram of two loading paths on one time scale: the old one runs through script, theme, project list and picture as four trips in a row and shows the poster at 4.0 seconds; the new one makes one trip to the edge for finished HTML, whose first lines already ask for the opening picture, and shows it at 1.6 seconds.",
      caption: "Script, theme and project list no longer stand between a buyer and the first picture.",
    },
    {
      id: "case-studies/creativefolio-showcase-platform/enquiries",
      alt: "Three stacks of slips, the monthly enquiries per hundred profiles: 31 a year earlier, 40 for the 1,000 profiles on fast pages with the old form, 46 on fast pages with the two-field form, which lies over the old one at the right.",
      caption: "The middle bar separates speed from the form, so neither takes the credit for both.",
    },
  ],
  projectInfo: {
    client: "CreativeFolio",
    industry: "Creative Services",
    services: ["web-development"],
  },
  technologies: ["Next.js", "React", "TypeScript", "PostgreSQL", "Cloudflare"],
  industry: "Creative Services",
} satisfies CaseStudy;
