import type { CaseStudy } from "./schema.ts";

export const donorLedgerAlliance = {
  id: "donorledger-transparency-platform",
  updated: "2026-11-15",
  title: "A public ledger for every rupee given",
  category: "Non-profit",
  clientName: "Donor Ledger Alliance",
  clientLogo: "donor-ledger-alliance",
  coverImage: {
    id: "case-studies/donorledger-transparency-platform/cover",
    alt: "The public page of grant DLA-0217, ₹12,40,000 for boat repair in three instalments: two closed, one paid and awaiting its report. A wrong entry of ₹4,04,000 stays visible beside its correction. A phone in front traces a donor's ₹2,500 receipt to the same grant.",
  },
  summary:
    "Nineteen grant-making trusts pool gifts from some 29,000 donors and pass them to village groups. When one trust was wrongly accused of diverting flood money, proof took eleven weeks. We built a public record of every grant, from approval to closing report, with no donor's name on it.",
  keyResults: [
    "100% of grants traceable on chain in the first year, 386 of 386",
    "33% more repeat donors in twelve months, from 6,900 to 9,177",
    "Audited by two outside firms: fourteen contract findings fixed, 120 instalments checked against bank statements",
  ],
  challenge: [
    "The accusation ran in a Guwahati newspaper. Relief money, it said, had vanished between a trust and a boat-repair project on the Brahmaputra islands. It was untrue. The vouchers lay in three offices, though, and the trust needed eleven weeks to put them side by side. Twelve other outlets had copied the story by then. One printed the reply.",
    "The Donor Ledger Alliance, to which the trust belongs, felt it in the same year's books. Of 28,750 donors, 6,900 gave again: 24 in every 100, down from 31 the year before. Its secretariat in Bengaluru rang 300 of those who had stopped. The story came up in 152 of the calls. In 171, the donor could not tell what any gift had paid for.",
  ],
  analysis: [
    "We followed forty grants on paper, from the bank line to the last utilisation certificate. A grant crossed six record books on average and changed its reference number at three of them. Nine of the forty could be matched only by amount and date. No money was missing. The accounts were sound, and nobody outside could read them.",
    "Did this need a blockchain? A signed log on one server would have cost about a third as much, and we put that in writing. The trustees' answer persuaded us. Whichever trust held the server, the other eighteen and the press would doubt it. Law fixed two more points. Foreign contributions may not be passed to another charity in India, so they stay off the grant ledger. Personal data cannot sit on a record that nobody can erase.",
  ],
  solution: [
    "Rupees still move by bank, and no token exists. Contracts on Polygon record four events for each instalment: approved, paid, reported, closed. A payment carries a salted fingerprint of the bank's transfer reference, which an auditor with the statement can check. The day's gifts appear as one combined fingerprint. A donor can prove that a gift is inside it, and strangers learn nothing. Ethereum itself would have worked, at many times the two rupees a record costs here.",
    "The pilot gave us a fright. In its second week an officer uploaded a beneficiary list, with names and phone numbers, to the IPFS store. That store was still a closed test network, and the file was gone in forty minutes. On a public one, copies could have survived. Files now wait in a private queue until a second person has checked a redacted version, so reports appear two days later than they could.",
    "Errors stay as well. A correction points back to the wrong entry, and both remain visible. Some trustees disliked that until the auditors praised it. Role changes need three of five key holders. One of them lost a hardware key in the third month, and three others replaced it within the week.",
  ],
  keyFeatures: [
    {
      title: "Receipt trace",
      description:
        "A donor types a receipt number and sees the fund it joined and each grant that fund has paid.",
    },
    {
      title: "One reference for life",
      description:
        "A grant keeps the same number from sanction letter to closing report in all nineteen offices.",
    },
    {
      title: "Redaction queue",
      description:
        "Photographs and certificates go public after a second person has approved the redacted copy.",
    },
    {
      title: "Open corrections",
      description: "Wrong entries are never hidden. Each is followed by its correction, a date and a reason.",
    },
    {
      title: "Four languages",
      description: "Pages read in Kannada, Hindi, Assamese and English, with chain details one click below.",
    },
  ],
  results: [
    "In the first financial year, April to March, all 386 grants went on the ledger: 1,284 instalments worth 46.2 crore rupees. Network fees came to about 11,000 rupees. Before launch, contract reviewers in Zug reported one high, four medium and nine low findings. The high one let a key holder's signature count twice. All fourteen were fixed and retested. At the year's end, chartered accountants in Mumbai compared 120 instalments with bank statements. Two carried a mistyped reference, and both corrections are public.",
    "Repeat donors rose 33%, from 6,900 to 9,177. The secretariat counts each person once if gifts fall in two consecutive years. With 29,600 donors that makes 31 in 100, the level before the newspaper story. The ledger cannot claim all of it, because the Alliance also rang 4,000 lapsed donors that year.",
    "A chain proves that nobody altered an entry. It cannot prove that a borewell gives water, so staff still visit one grant in eight. When a second accusation came in February, against another trust, the reply was a link, sent the same afternoon.",
  ],
  galleryImages: [
    {
      id: "case-studies/donorledger-transparency-platform/paper-trail",
      alt: "Before and after pair: on the left a yellow cord winds through six account books and carries four tags with different reference numbers; on the right the cord runs straight through approved, paid, reported and closed under the single number DLA-0217.",
      caption: "Nine of the forty grants we followed could be matched only by amount and date.",
    },
    {
      id: "case-studies/donorledger-transparency-platform/public-private",
      alt: "Data-flow diagram in two halves with a red wall between them. Donor names, a bank statement and a list of boat owners stay on the private side. One daily fingerprint and four event records cross to Polygon; the list reaches IPFS with its names blacked out, through a gate marked second person.",
      caption: "The line was drawn after a pilot upload that should never have left the left-hand side.",
    },
    {
      id: "case-studies/donorledger-transparency-platform/repeat-donors",
      alt: "Three marigold garlands hang as columns, one flower for each repeat donor in 100: 31 in the year before the newspaper story, 24 in its year (6,900 of 28,750) with seven places bare, 31 in the ledger's first year (9,177 of 29,600).",
      caption: "The 33% rise is a recovery to the earlier level, and the chart says so.",
    },
  ],
  projectInfo: {
    client: "Donor Ledger Alliance",
    industry: "Philanthropy",
    services: ["web3", "web-development"],
  },
  technologies: ["Solidity", "Polygon", "IPFS", "Next.js", "Node.js", "PostgreSQL"],
  industry: "Philanthropy",
} satisfies CaseStudy;
