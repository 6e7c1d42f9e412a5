import type { CaseStudy } from "./schema.ts";

export const loomAndLane = {
  id: "ecommerce-conversion-optimization",
  updated: "2026-11-15",
  title: "A twelve-week conversion programme",
  category: "E-commerce",
  clientName: "Loom & Lane",
  clientLogo: "loom-and-lane",
  coverImage: {
    id: "case-studies/ecommerce-conversion-optimization/cover",
    alt: "Loom & Lane product page for a madder-red handloom kurta at ₹1,890, with “Delivers to 411004 by Thursday, ₹79” under the price. A phone in front shows the bag: the kurta, its matching dupatta at ₹790, a total of ₹2,680 and free delivery.",
  },
  summary:
    "Loom & Lane sells handloom clothing from Jaipur to shoppers in India, the UAE and Britain. In twelve weeks we ran 14 tests on its shop, kept five changes and threw nine away. A tenth of shoppers then stayed on the old shop for four weeks, to show what the five were worth.",
  keyResults: [
    "27% more checkouts completed than in a four-week holdout, 52.1 against 41.0 per 100",
    "19% lift in order value over the same four weeks, 2,547 rupees against 2,140",
    "14 tests in twelve weeks, 5 winners kept, 6 without effect, 3 harmful",
  ],
  challenge: [
    "In the year to October 2024 Loom & Lane paid for 31% more visits and took 4% more orders. Of every 100 shoppers who opened the checkout, 59 closed it again. Nandini Rathore, who runs the online shop, had forty suggestions from three agencies and no way to rank them.",
    "Earlier changes had gone live on opinion. A discount wheel collected e-mail addresses and ate the margin on first orders. A new size chart stayed because sales rose in the week it appeared, which was also the week of Diwali. She wanted proof this time, before the monsoon collection in June, and no change to the price of a garment.",
  ],
  analysis: [
    "The counting came first. A tag fired twice for some UPI apps, so the analytics reported 7% more orders in the last quarter of 2024 than the ledger held. We rebuilt the funnel from order records. Then we watched 60 checkouts, recorded with consent, and telephoned 25 shoppers who had given up.",
    "The delivery charge first appeared on the third step. Of all exits in December, 34% came within a minute of it, and 21% came at the account form. UPI, which 62% of buyers paid with, sat below four card fields. The bag held the surprise. Five kurta orders in six left without the matching dupatta, and 11 of the 25 people we called had not known it was for sale.",
  ],
  solution: [
    "Testing took ten weeks, in five rounds of a fortnight. A round had three slots: product page, bag and checkout. Each arm of a checkout test saw about 9,100 checkouts, enough to detect a change of two points. Measure, sample and end date were written down before the start.",
    "Shoppers are assigned at the network edge, before the page is built. A browser testing script would have been quicker to install, but in our trial it flashed the old delivery line on mid-range phones and added 0.6 seconds. The price of our way is labour: each variant is production code, about two days of a developer's time.",
    "Fourteen tests used fifteen slots, because we ran one twice. A note about cash on delivery seemed to win by 3.1 points. Its visitors, though, had split 52 to 48 where 50 to 50 was due, since a cached page had sent returning buyers to one side. Repeated cleanly, the note did nothing.",
  ],
  keyFeatures: [
    {
      title: "Delivery cost before the bag",
      description:
        "A pin code on the product page gives the charge and the day. Completion rose 5.2 points in its test.",
    },
    {
      title: "UPI at the top",
      description:
        "Payment opens on the UPI app the phone already has, with cards folded below. Worth 3.9 points over two weeks.",
    },
    {
      title: "A phone number in place of an account",
      description:
        "A one-time code identifies the buyer and fills the saved address. Its test added 3.3 points.",
    },
    {
      title: "The matching piece",
      description:
        "The bag offers the dupatta or blouse length from the same bolt, photographed with the garment. Orders grew by 236 rupees.",
    },
    {
      title: "Free delivery from 2,499 rupees",
      description:
        "The old threshold was 999. Order value rose 214 rupees in the test; completion fell 0.4 points, inside the noise.",
    },
    {
      title: "A register of tests",
      description: "Fourteen rows of guess, sample and outcome. The shop team has since added its own.",
    },
  ],
  results: [
    "From 31 March to 27 April 2025 one shopper in ten still got January's shop. Of 3,640 checkouts opened there, 41.0% were completed. The other 32,760 reached 52.1%. The gap of 11.1 points has a 95% interval of 9.4 to 12.8. Loom & Lane's accountant took both rates, and the order values, from the ledger.",
    "Added together, the winning tests had promised 12.4 points and 450 rupees. The holdout showed 11.1 and 407. Single tests flatter their winners, and Nandini Rathore budgets with the lower pair. Finding it out was not free: about 400 orders went unmade on the old shop. Returns stayed at 22% of orders in both groups.",
    "A countdown clock in the bag did most harm, at minus 2.6 points. A 10% discount for people about to leave did sell more, but took more margin than it earned. Buyers abroad open 6% of checkouts, too few to test in a fortnight, and still meet the delivery charge on the third step.",
  ],
  galleryImages: [
    {
      id: "case-studies/ecommerce-conversion-optimization/payment-step",
      alt: "The payment step on a phone, before and after. Before: four card fields fill the screen and UPI lies below the fold. After: “Pay ₹2,680 with UPI” comes first, cards are folded beneath, and a phone number with a one-time code replaces the account form.",
      caption: "62% of buyers paid by UPI, and had to scroll past the card form to find it.",
    },
    {
      id: "case-studies/ecommerce-conversion-optimization/test-register",
      alt: "Register of 14 tests as cloth on a loom, five fortnightly rounds across, product page, bag and checkout down: five marked kept, six no change, three harmful. Delivery cost early reads +5.2 points, UPI first +3.9, phone number +3.3, matching piece +₹236, threshold +₹214, countdown clock −2.6 points. The cash-on-delivery note appears twice, its first run struck out for a 52 to 48 split.",
      caption:
        "Nine of fourteen ideas were dropped. The struck-out patch would have shipped on its first result.",
    },
    {
      id: "case-studies/ecommerce-conversion-optimization/holdout",
      alt: "Checkouts completed per 100 opened, 31 March to 27 April 2025, as two lengths of cloth whose fringes span the 95% intervals: 41.0 (39.4 to 42.6) for the 3,640 in the holdout, 52.1 (51.6 to 52.6) for the other 32,760. The gap is 11.1 (9.4 to 12.8). Price tags give the average orders, ₹2,140 and ₹2,547.",
      caption: "Both groups shopped in the same weeks, so neither season nor advertising explains the gap.",
    },
  ],
  projectInfo: {
    client: "Loom & Lane",
    industry: "Fashion",
    services: ["digital-marketing", "web-development"],
  },
  technologies: ["Google Analytics", "Next.js", "TypeScript", "Cloudflare", "PostgreSQL"],
  industry: "Fashion",
} satisfies CaseStudy;
