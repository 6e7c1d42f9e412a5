import type { Project } from "./schema.ts";

export const omnicommerceHub = {
  id: "omnicommerce-hub",
  updated: "2026-11-15",
  title: "OmniCommerce Hub",
  description:
    "One order desk for nine shops, a web store and four marketplaces, with a single stock count that all fourteen share.",
  fullDescription: [
    "Six people work the desk at Bazaar Nine. Their screen is a queue in one order: minutes left before a promise to a buyer breaks. A marketplace parcel that must be packed by noon stands above a web order due tomorrow, whenever either came in.",
    "Each row proposes a source, the warehouse or a shop where the item sells slowly. Enter accepts it and S picks another. Label, GST invoice and the marketplace's own form then print as one set. Returns join the same queue, with the refund deadline as their clock.",
  ],
  challenge: [
    "It was always the last piece. A brass lamp could sell over a counter and on two marketplaces in the same minute, each channel trusting its own number. From May to October 2023 Bazaar Nine cancelled 4.7% of its marketplace orders for want of stock. Two of the four marketplaces had begun to hide its listings.",
  ],
  solution: [
    "Stock became a ledger of reservations. Any sale writes one, and what the other channels may sell is the count on the shelf, less open reservations, less a buffer. Tills write to that ledger too, through a small service in each shop that goes on selling when the line drops.",
    "Marketplaces differ in how fast they take a new count. Haatline needs 40 seconds and Kartwheel up to nine minutes. The desk prints the lag next to each channel and sizes the buffer by it, from no pieces for slow lines to three for fast ones. The cost is visible: Kartwheel may read sold out with two lamps still on the shelf.",
  ],
  results: [
    "Stock cancellations came to 0.6% of 58,300 marketplace orders from May to October 2024, down from that 4.7%. Both marketplaces restored the listings within nine weeks of launch.",
    "One operator now clears 46 orders an hour where the old screens allowed 28, each counted over ten working days. The buyers at Bazaar Nine put the sales lost to buffers at 1.1% for the half-year.",
  ],
  client: "Bazaar Nine",
  clientDescription:
    "A home-goods seller with nine town shops, a web store and listings on four marketplaces.",
  image: {
    id: "projects/omnicommerce-hub/cover",
    alt: "OmniCommerce order desk at 11:35 on Thursday 16 May 2024: a queue sorted by minutes left with tags for shops, web and four marketplaces; a card in front holds the last brass lamp for one buyer.",
  },
  gallery: [
    {
      id: "projects/omnicommerce-hub/cover",
      alt: "OmniCommerce order desk at 11:35 on Thursday 16 May 2024: a queue sorted by minutes left with tags for shops, web and four marketplaces; a card in front holds the last brass lamp for one buyer.",
    },
    {
      id: "projects/omnicommerce-hub/stock-ledger",
      alt: "Data-flow diagram: nine shop tills, the web store and four marketplaces write reservations into one stock ledger; counts flow back with lags on the arrows, 1 second for web, 40 for Haatline, nine minutes for Kartwheel.",
    },
    {
      id: "projects/omnicommerce-hub/queue-row",
      alt: "One queue row enlarged: order BN-48213, two jute baskets, Kartwheel, 25 minutes left to pack by noon, source Canal Street shop with 6 on the shelf, and key hints Enter to accept, S for another source.",
    },
    {
      id: "projects/omnicommerce-hub/last-lamp",
      alt: "One brass lamp between two halves. October 2023: shop, Haatline and Kartwheel each show 1 in stock and sell to three buyers. May 2024: the shop till holds it, both marketplaces read sold out.",
    },
  ],
  category: "E-commerce",
  tags: ["order desk", "stock", "marketplaces"],
  technologies: ["React", "TypeScript", "Node.js", "PostgreSQL", "Docker"],
  year: 2024,
  duration: "8 months",
  services: ["web-development", "crm-erp"],
  nextProject: "talent-spotlight",
  prevProject: "harvest-direct",
  awardWinning: false,
  date: "2024-05",
  featured: false,
} satisfies Project;
