import type { CaseStudy } from "./schema.ts";

export const contractorLink = {
  id: "contractorlink-workforce-platform",
  updated: "2026-11-15",
  title: "Matching site crews with projects by the day",
  category: "Construction",
  clientName: "ContractorLink",
  clientLogo: "contractorlink",
  coverImage: {
    id: "case-studies/contractorlink-workforce-platform/cover",
    alt: "A dispatch board for Wednesday with sites as rows and trades as columns: 271 of 284 places on 61 sites are filled, each a helmet, and one slab pour is still short of six bar benders; a phone in front offers that shift to a gang of six, in Marathi written in Roman letters.",
  },
  summary:
    "ContractorLink supplies day crews to building sites around Pune. More than one shift in ten went unfilled, often while a willing crew sat at home. We built a dispatch board and a phone app that book whole gangs and pay them on the evening of the work.",
  keyResults: [
    "52% fewer unfilled shifts over five months, from 115 to 55 per 1,000 requested",
    "25% less overtime year on year, from 64 hours to 48 per 100 shifts",
    "Same-day payouts for 97 of every 100 shifts, where the median wait was nine days",
  ],
  challenge: [
    "At half past five each morning the dispatch room opened with eight phones, a whiteboard and a spreadsheet. By seven it had to put shuttering carpenters, bar benders, masons and helpers on about sixty sites. Rakesh Gupta, the director, read the outcome in the debit notes that contractors sent back. Between November and March, 4,244 of the 36,900 shifts they asked for had stayed empty.",
    "An empty place was paid for twice. A slab pour cannot wait, so whoever did turn up stayed late, at the double rate Indian law sets for overtime. Each 100 shifts worked carried 64 such hours. Wages took a median of nine days to arrive. The labour stand at the crossroads paid cash by dusk, and crews booked for Tuesday were walking there on Tuesday morning.",
  ],
  analysis: [
    "Two of our developers sat in the dispatch room for nine working days. They listened to 412 calls and noted how each of 268 failed shifts came apart. In 118 cases a suitable worker was free and nobody rang in time for the site's cut-off at seven. In another 83 the crew had accepted, then took cash elsewhere. Only 67 were a real shortage of the trade. Three failures in four had nothing to do with supply.",
    "Our own plan was wrong too, and we learned it late. We had assumed that people are booked one by one. A six-week pilot on eleven sites worked that way, and unfilled shifts there rose from 115 to 128 per 1,000. Crews travel, cook and lodge in gangs of four to twelve under a mukadam, the leader who answers for them. Offered work without their gang, most let it pass.",
  ],
  solution: [
    "We rebuilt the matcher around the gang. It ranks gangs by trade mix, distance, history with the contractor and hours already worked that week. Single workers fill the places left over. Offers leave at six the evening before, in Marathi, Hindi or Bengali. The mukadam accepts for everyone with one tap, or with a missed call if he has no smartphone.",
    "Contractors asked for daily bidding on rates. Mr Gupta refused, and we backed him: a tool that bids wages down at dawn soon has no crews. Rates are fixed per trade for a quarter, above the state minimum. Attendance took two attempts. Location checks failed in basements and between towers. Now the supervisor's phone shows a code that changes every minute and needs no signal, and the mukadam scans it.",
    "Paying daily costs money. Contractors settle once a month, so ContractorLink advances the wages from a credit line of 1.2 crore rupees. Interest comes to about 0.9% of wages and appears as its own line on the invoice. Three contractors left over it.",
  ],
  keyFeatures: [
    {
      title: "Gang-first matching",
      description: "A request for ten is offered to one gang of ten before two of five, then to individuals.",
    },
    {
      title: "Evening offers",
      description:
        "An offer lapses after 40 minutes and moves to the next gang, so mornings start with few gaps.",
    },
    {
      title: "Minute codes",
      description:
        "Attendance is scanned without signal and syncs later; supervisors can correct it until 5.30 pm.",
    },
    {
      title: "Payout at seven",
      description: "Confirmed shifts are paid by UPI. A one-rupee transfer checks the name on a new account.",
    },
    {
      title: "Four o'clock warning",
      description:
        "The supervisor sees who will pass eight hours and which rested gang could take the evening.",
    },
    {
      title: "A cause for every gap",
      description: "Each empty place is closed under one of six causes and reviewed on Monday.",
    },
  ],
  results: [
    "ContractorLink's finance team compared November to March with the same months a year before, both clear of the monsoon. Of 41,200 shifts requested, 2,266 stayed empty. That is 55 per 1,000 against 115, or 52% fewer. The counts come from muster rolls signed by contractors, so dispatch was not marking its own work.",
    "Overtime fell 25%, from 64 hours to 48 per 100 shifts worked. Fuller crews explain some of it and the four o'clock warning some; we could not separate the two. For 97 shifts in 100 the wage arrived the same day. The rest wait on a name mismatch or a disputed muster and clear in two working days on average.",
    "Shuttering carpenters are still scarce, with 140 places in 1,000 empty. No app trains a carpenter, so ContractorLink has started paid apprenticeships with two contractors. Our two developers stayed on under a dedicated contract and now plan the product with its dispatchers.",
  ],
  galleryImages: [
    {
      id: "case-studies/contractorlink-workforce-platform/unfilled-by-month",
      alt: "Line chart of unfilled shifts per 1,000 requested, November to March, the gap between two lines striped like safety tape: the year before reads 112, 118, 121, 114 and 110; the first year with the app reads 71, 60, 52, 48 and 44. A tag says that 140 of 1,000 places for shuttering carpenters are still empty.",
      caption: "The same five dry months, a year apart. The average fell from 115 to 55.",
    },
    {
      id: "case-studies/contractorlink-workforce-platform/gang-offer",
      alt: "Close-up of an offer on a low-cost Android phone: ten places at a residential tower, six bar benders and four helpers, 7.00 am to 4.00 pm, 3.2 km away, the day rate for each trade, pay at 7 pm by UPI, and 26 of 40 minutes left to accept; beside it a pile of ten helmets, six yellow and four white.",
      caption:
        "One answer covers the gang; the offer is shown here in English. The pilot that asked each worker separately left more places empty.",
    },
    {
      id: "case-studies/contractorlink-workforce-platform/wage-flow",
      alt: "Flow diagram of one day's wages: code scanned at 7.02 am, muster closed at 5.30 pm, payout run at 7.00 pm, UPI credit at 7.04 pm with one of ten names waiting; a girder of 30 panels, the ₹1.2 crore credit line, carries ten helmets from that evening to the contractor's invoice 30 days later.",
      caption: "Software made same-day pay possible; the credit line underneath pays for it.",
    },
  ],
  projectInfo: {
    client: "ContractorLink",
    industry: "Construction",
    services: ["mobile-apps", "web-development"],
  },
  technologies: ["Flutter", "Firebase", "React", "TypeScript", "Node.js", "PostgreSQL"],
  industry: "Construction",
} satisfies CaseStudy;
