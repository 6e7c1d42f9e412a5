import type { Project } from "./schema.ts";

export const retailNexus = {
  id: "retail-nexus",
  updated: "2026-11-15",
  title: "Retail Nexus",
  description:
    "Stock, shelves and counters of 60 shops in one store-operations app, used on the floor and read at head office.",
  fullDescription: [
    "It is 18:10 on a Friday and shop 37 has two counters open. Retail Nexus sees neither till pausing between customers and buzzes the handhelds on the floor: open counter 3. An hour earlier the same handhelds asked for twelve bottles of mustard oil on shelf B4.",
    "Head office reads 60 rows, one for each shop. A row stays pale until a shelf has been empty for 30 minutes or a counter call goes unanswered for five. The regional manager rings that shop and leaves the other 59 alone.",
  ],
  challenge: [
    "The goods were in the building. In June 2022 an audit of eight shops found 6.8% of lines missing from the shelf, and for two in three of those a full case stood in the back room. The stock system counted each shop as one heap. It could report 31 bottles of oil to a customer who was looking at an empty shelf.",
  ],
  solution: [
    "Every product now has two counts per shop, shelf and back room. A sale takes from the first, and scanning a case moves stock across. When the shelf falls below its minimum, the person nearest that aisle gets the task. Counts drift, through theft and mis-scans, so staff recount the 40 least likely figures before the doors open.",
    "The Kotlin app runs on the scanners that the shops owned already and keeps a local copy for dead spots near the cold store. Queues are judged from till timings. Cameras would notice one about three minutes sooner. Nexus preferred the delay to filming its customers.",
  ],
  results: [
    "The same eight shops were audited again in November 2023, six months after launch. Missing lines stood at 2.3%. Refills done per staff hour went from 9 to 14, measured in August 2022 and August 2023.",
    "Loose vegetables gained nothing. They are weighed and never scanned onto the shelf, and their gap stayed near 7% in both audits.",
  ],
  client: "Nexus Retail Group",
  clientDescription: "A grocery and household chain with 60 shops in West Bengal, Odisha and Jharkhand.",
  image: {
    id: "projects/retail-nexus/cover",
    alt: "Retail Nexus at head office, 18:10 on Friday 19 May 2023: sixty pale shop rows with shops 12, 37 and 51 highlighted, and a handheld scanner in front calling Open counter 3 in shop 37.",
  },
  gallery: [
    {
      id: "projects/retail-nexus/cover",
      alt: "Retail Nexus at head office, 18:10 on Friday 19 May 2023: sixty pale shop rows with shops 12, 37 and 51 highlighted, and a handheld scanner in front calling Open counter 3 in shop 37.",
    },
    {
      id: "projects/retail-nexus/shelf-gaps",
      alt: "Chart drawn as a shop shelf, the gap above the goods showing lines missing in eight shops: 6.8% at the June 2022 audit, launch in May 2023, 4.1% in Puja week, 2.3% in November 2023; loose vegetables near 7% in both audits.",
    },
    {
      id: "projects/retail-nexus/two-counts",
      alt: "Before and after pair for mustard oil, 1 litre, shop 37: one figure of 31 bottles over an empty shelf; then shelf 0 and back room 31, with a task to move a case of 12.",
    },
    {
      id: "projects/retail-nexus/refill-task",
      alt: "Handheld scanner enlarged at 17:08: Refill shelf B4, mustard oil 1 litre, 12 bottles from back-room rack 6, case barcode scanned, shelf count turning from 0 to 12 and a Done button, between a carton and the bottles.",
    },
  ],
  category: "E-commerce",
  tags: ["store operations", "stock", "handheld scanners"],
  technologies: ["Kotlin", "React", "TypeScript", "Node.js", "PostgreSQL"],
  year: 2023,
  duration: "7 months",
  services: ["crm-erp", "mobile-apps", "web-development"],
  nextProject: "tradesettle-ledger",
  prevProject: "enterprise-command",
  awardWinning: true,
  date: "2023-05",
  featured: false,
} satisfies Project;
