import type { CaseStudy } from "./schema.ts";

export const hopeHarbor = {
  id: "hope-harbor-charity-platform",
  updated: "2026-11-15",
  title: "A giving platform that lifted recurring donations",
  category: "Non-profit",
  clientName: "Hope Harbor",
  clientLogo: "hope-harbor",
  coverImage: {
    id: "case-studies/hope-harbor-charity-platform/cover",
    alt: "Hope Harbor's giving page with ₹500 a month chosen, UPI AutoPay selected and 21 evening meals named as what it buys: 21 lit windows in a night shelter by the quay. On a phone, the 80G receipt issued 41 seconds after payment.",
  },
  summary:
    "Hope Harbor believed its monthly donors were tired of giving. Its bank files named a different cause: most who vanished had a failed debit, and nobody wrote to them. We rebuilt mandates, retries and receipts around that finding.",
  keyResults: [
    "64% more recurring donors in six months, from 1,180 to 1,935",
    "38% lower cost per donation: 52 rupees, against 84 in the same months a year earlier",
    "Receipts issued in under a minute, down from two working days",
  ],
  challenge: [
    "Hope Harbor runs eleven night shelters and two schools for children in fishing towns on the Bay of Bengal. Monthly gifts pay the wardens and cooks, because no other income can be promised a year ahead. In the year to March 2024 the charity signed up 598 monthly donors and lost 512. The board read this as fatigue and drafted a second autumn appeal.",
    "Receipts were the louder complaint. Donors in India need one under section 80G, with their tax number (PAN), to claim relief. Two accounts assistants made each by mail merge from the bank statement. That took two working days in a normal week and up to three weeks in March. Ananya Sen, the COO, kept a tally of phone calls for a month: 43 in 100 asked where a receipt was.",
  ],
  analysis: [
    "We asked for every debit attempt of those twelve months, from the payment gateway and the bank both. There were 12,860, and 2,058 had failed: 16%. Matched against the 512 lost donors, the failures explained most of them. For 317 people, 62%, no cancellation existed. A card had been reissued, or the account was short on the day. Debits ran on the 27th, just before most salaries arrive. After two failed months the old system stopped trying and filed the donor as lapsed.",
    "The giving form leaked too. Session recording would have captured PANs, so we counted steps on the server instead. Over six weeks 9,300 visitors chose an amount. Of these, 58% left at the screen that wanted PAN and postal address before it would take a payment.",
  ],
  solution: [
    "A hosted fundraising service could have gone live in a month. We advised against it because the vendor would hold the mandates, and a charity that later moves must ask every donor to sign again. A ledger in PostgreSQL now records each mandate, attempt and receipt, with two gateways behind it. UPI AutoPay and bank e-mandates stand first on the form, since neither expires with a card. PAN is asked for after payment.",
    "Debits moved to the 3rd of the month. A failed one is tried again on the 6th and the 10th, each time after the notice that banks require 24 hours ahead. Then the donor receives one message. Our pilot sent three by WhatsApp, and 31 of 260 donors cancelled within a fortnight.",
    "Fundraising pages for volunteers, which the events team wanted, were cut to pay for the ledger. Gifts from abroad remain one-off. Foreign contributions must reach a separate account, and its bank takes no recurring mandates. Older card mandates could not be carried over either. In March 2025, 402 still ran on the former gateway, and accounts reconciles them by hand, half a day each month.",
  ],
  keyFeatures: [
    {
      title: "A monthly gift with a meaning",
      description:
        "The form opens on 500 rupees a month, or 21 evening meals in a named shelter. One-off is a tap away.",
    },
    {
      title: "Retry calendar",
      description:
        "Failed debits follow salary dates, and staff see which donors are still inside their two retries.",
    },
    {
      title: "Pause beside Cancel",
      description: "Anyone about to stop can take one, two or three months off on the same screen.",
    },
    {
      title: "Receipt on payment",
      description:
        "The gateway's confirmation numbers, signs and e-mails the 80G receipt. A late PAN reissues it.",
    },
    {
      title: "Form 10BD export",
      description:
        "One file for the tax office replaces nine days of retyping, the time it took in May 2024.",
    },
  ],
  results: [
    "On 30 September 2024 Hope Harbor had 1,180 recurring donors; on 31 March 2025 it had 1,935, or 64% more. To be counted, a donor needs a settled debit in the past 35 days. The period includes the tax-season rush, so we checked the same half-year before it. Growth then was 5%. Failed debits were 7% of attempts over the six months, where they had been 16%.",
    "Cost per donation takes in gateway fees, messages and staff hours. The charity's own accounts put it at 52 rupees, down from 84. The median receipt leaves 41 seconds after payment. Among 214 donors who opened the cancel screen, 97 paused instead, and 58 of those were giving again by March.",
  ],
  galleryImages: [
    {
      id: "case-studies/hope-harbor-charity-platform/lost-donors",
      alt: "Diagram of the 512 monthly donors lost in the year to March 2024, one strand of rope each. A wide band of 317 frays at “debit failed, never contacted”; a narrower one of 195 bends down to “cancelled”. One donor's card shows two failed debits and no letters.",
      caption:
        "The finding that changed the brief: 62% of the donors thought to be tired had never decided to leave.",
    },
    {
      id: "case-studies/hope-harbor-charity-platform/pause-screen",
      alt: "Phone screen titled “Take a break or stop” for a ₹500 monthly gift with the next debit on 3 April 2025: buttons for one, two and three months, and Cancel below in equal size. Behind it, calendar leaves for April and May read “Paused”, for June “Giving again”.",
      caption: "Cancel stays in plain sight. Even so, 97 of 214 donors who came here to leave chose a pause.",
    },
    {
      id: "case-studies/hope-harbor-charity-platform/donor-growth",
      alt: "Chart of recurring donors at month end, September 2024 to March 2025, drawn as a rising sea: 1,180, 1,262, 1,371, 1,488, 1,604, 1,742 and 1,935. A pale dotted line marks the same months a year earlier, 1,060 to 1,113. The boat on top drags an anchor: 402 old card mandates.",
      caption:
        "The pale line is the check against tax season: the same months of the year before, on the old system.",
    },
  ],
  projectInfo: {
    client: "Hope Harbor",
    industry: "Philanthropy",
    services: ["web-development", "crm-erp"],
  },
  technologies: ["Next.js", "TypeScript", "Node.js", "PostgreSQL", "Tailwind CSS"],
  industry: "Philanthropy",
  featured: true,
} satisfies CaseStudy;
