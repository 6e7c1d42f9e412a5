import type { CaseStudy } from "./schema.ts";

export const shopWave = {
  id: "shopwave-ecommerce-platform",
  updated: "2026-11-15",
  title: "Rebuilding a store for peak-season traffic",
  category: "E-commerce",
  clientName: "ShopWave",
  clientLogo: "shopwave",
  coverImage: {
    id: "case-studies/shopwave-ecommerce-platform/cover",
    alt: "ShopWave's product page on a phone: a five-litre pressure cooker at ₹2,349, held for you with 9 min 42 s left. Behind it, the sale-day switchboard at 8.12 pm: 4,120 requests a second, 268 people in the waiting room, reviews and recommendations switched off.",
  },
  summary:
    "ShopWave's store failed on the first night of its 2023 festive sale. We replaced the storefront, kept the order system behind it and rehearsed the 2024 sale four times. Three rehearsals failed, which was their purpose.",
  keyResults: [
    "42% higher conversion on mobile in a four-week split test against the old store",
    "99.98% uptime across the festive sale, by outside checks over nine days",
    "Page weight cut by two thirds, from 3.6 MB to 1.2 MB per product page",
  ],
  challenge: [
    "ShopWave sells cookware and small appliances from two warehouses in western India. Nine days in October bring 31% of a year's orders. At 8.04 pm on the opening night of the 2023 sale, four minutes after the first discount e-mail, the store stopped answering. It was down for 47 minutes and slow for two days. Finance counted 11,400 carts that never came back.",
    "The oversold stock took weeks to clear. Stock levels were copied from the warehouses once a night, so 640 pressure cookers were sold after the last had gone. Each meant a call, a refund and a voucher. Daniel Brooks, the CTO, then bought larger servers. In a January 2024 trial at half the sale's load, checkout still timed out.",
  ],
  analysis: [
    "The access logs of the outage had been kept, so we replayed that evening against a copy of the store. It fell over in the same minute. Two queries used 71% of database time. One checked stock for every product on a listing page; the other worked out coupon rules whenever anyone opened a cart. Adding servers had made things worse. Each opened 50 connections, the database allowed 1,100, and the 23rd server found none left.",
    "Phones made 83% of visits. We bought the handset most common in ShopWave's logs, a three-year-old Android model. On it a product page weighed 3.6 MB, and the Buy button took 11 seconds to respond. Fourteen marketing tags made up 1.9 MB of that. Five reported to accounts that nobody at ShopWave could still log in to.",
  ],
  solution: [
    "Swapping every system in one summer would have risked the sale, so order handling and the warehouses were left alone. The new storefront is built in Next.js, with catalogue pages cached at Cloudflare's edge. One small service answers two questions, availability and price, and holds an item for ten minutes once payment begins. A hosted shop was priced too. It charged per order and could not vary cash on delivery by pin code.",
    "Rehearsals ran at 1.5 times the 2023 peak. The first stalled at 1,700 requests a second, because confirmations were written in the same transaction as payments. Voucher locks ended the second. The third, in July, surprised everyone: the SMS provider capped one-time passwords at 90 a second, and shoppers could not sign in. Guest checkout went in that week. The fourth held.",
    "Marketing gave up nine of its 14 tags and the personalised home page. Remarketing audiences shrank by about a fifth, and agreeing that took longer than the code. A cached page may also show a price up to 60 seconds old. The cart checks again and says so.",
  ],
  keyFeatures: [
    {
      title: "Ten-minute stock hold",
      description:
        "The last unit belongs to whoever starts paying first. It returns to sale if payment lapses.",
    },
    {
      title: "Catalogue at the edge",
      description:
        "During the sale, 94% of page requests were answered without reaching ShopWave's own servers.",
    },
    {
      title: "Waiting room at checkout",
      description:
        "Under overload, shoppers keep their cart and see their place in the line, with a time estimate.",
    },
    {
      title: "Guest checkout by UPI",
      description: "A mobile number and an address are enough. The payment app opens on its own.",
    },
    {
      title: "Sale-day switchboard",
      description:
        "Reviews, recommendations and recently viewed items can each be switched off to shed load.",
    },
  ],
  results: [
    "Conversion was tested before any discount applied. For four weeks in August 2024 half of phone visitors met the old store and half the new, 206,000 sessions each. Orders followed 1.31% of old sessions and 1.86% of new ones. Desktop rose by 6%, within the margin of error. On the test handset the Buy button now responds in 3.1 seconds.",
    "Throughout the October sale an outside monitor attempted a purchase every ten seconds. Of 77,760 attempts 15 failed, all while payments moved to the second gateway on day two. That is 99.98% uptime. Traffic peaked at 4,120 requests a second, against 2,900 when the store fell in 2023. Four items were oversold, each through a miscount on the shelf. The waiting room opened once, for 22 minutes; 6,100 people queued for a median of 58 seconds.",
    "The order system is now the slowest part. It still imports in batches, and on day one it ran five hours behind, so some parcels left a day late. ShopWave has budgeted to replace it in 2026.",
  ],
  galleryImages: [
    {
      id: "case-studies/shopwave-ecommerce-platform/before-after",
      alt: "Two phones hang from a balance beside a timer at four seconds. The low one, 3.6 MB, shows the old store: a blank page and a spinner. The high one, 1.2 MB, shows the pressure cooker, its price of ₹2,349 and a working Buy button.",
      caption:
        "Both pages on the handset most common in ShopWave's logs. The old Buy button needed seven seconds more.",
    },
    {
      id: "case-studies/shopwave-ecommerce-platform/opening-night",
      alt: "Chart of requests a second on opening night, 7.30 to 9.30 pm. The 2023 line climbs to 2,900 at 8.04 and drops to zero until 8.51. The 2024 line reaches 4,120 at 8.12; a band from 8.06 to 8.28 marks the waiting room, where a ticket reads place 212, about 46 seconds.",
      caption: "Same hour, one year apart. The gap in the 2023 line is the 47 minutes the rebuild was for.",
    },
    {
      id: "case-studies/shopwave-ecommerce-platform/request-path",
      alt: "Diagram of a sale request: from a phone to Cloudflare's edge, where 94% of page requests end. The other 6% go on to the availability and price service; an order then passes the ten-minute hold, two payment gateways and a queue of parcels into the unchanged order system.",
      caption:
        "The order system was not touched. A queue stands in front of it, and that queue is where day one ran late.",
    },
  ],
  projectInfo: {
    client: "ShopWave",
    industry: "Retail",
    services: ["web-development"],
  },
  technologies: ["Next.js", "React", "TypeScript", "PostgreSQL", "Cloudflare", "Kubernetes"],
  industry: "Retail",
  featured: true,
} satisfies CaseStudy;
