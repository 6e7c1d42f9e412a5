import type { Project } from "./schema.ts";

export const tradesettleLedger = {
  id: "tradesettle-ledger",
  updated: "2026-11-15",
  title: "TradeSettle Ledger",
  description:
    "A shared ledger where exporters, carriers and banks settle letters of credit against one agreed set of shipment documents.",
  fullDescription: [
    "A letter of credit pays when the papers match it. TradeSettle lists the conditions of the credit on the left and the documents on the right: invoice, packing list, bill of lading, certificate of origin, insurance. A thread joins each condition to the field that meets it. One that nothing meets stays amber, and the exporter sees it before a bank does.",
    "Exporter, carrier, inspector and two banks sign in turn with keys of their own. All five look at the same state, from credit opened to paid.",
  ],
  challenge: [
    "Eastport's members presented 1,146 sets of documents in 2021, and banks refused 64% at first sight. The reasons were small: a misspelt consignee, a certificate dated one day late, a gross weight that differed by 20 kg between two sheets. A refusal meant another courier and nine more days on average.",
  ],
  solution: [
    "Drafts are filled from one shipment record, so a weight typed once reads the same on every sheet that the exporter issues. Before presentation 47 checks run, drawn from the UCP 600 rules that banks apply. Files are encrypted and kept on IPFS. The ledger, seven Ethereum nodes run by the banks and the group, holds only fingerprints, signatures and states.",
    "A Solidity contract issues the payment instruction once the required signatures are present. The money itself moves through the banks as before. Paper has not gone away. Nine of the 31 destination countries still require an original bill of lading, and for those the ledger records the courier number and waits.",
  ],
  results: [
    "Fourteen of the 23 members joined in the first six months, February to July 2023, and made 388 presentations. Banks refused 22% of them at first sight. The median time from sailing to payment was 12 days, against 27 for the same members in 2021. Nine members stayed out, most because their buyers' banks run no node.",
  ],
  client: "Eastport Exporters",
  clientDescription: "A group of 23 tea, jute and leather exporters who ship through Kolkata and Haldia.",
  image: {
    id: "projects/tradesettle-ledger/cover",
    alt: "TradeSettle on a desktop, Thursday 16 February 2023: credit LC-2209 for USD 84,600 of Assam tea, threads from its conditions to five documents, one amber, and a bill of lading for 18,420 kg in front.",
  },
  gallery: [
    {
      id: "projects/tradesettle-ledger/cover",
      alt: "TradeSettle on a desktop, Thursday 16 February 2023: credit LC-2209 for USD 84,600 of Assam tea, threads from its conditions to five documents, one amber, and a bill of lading for 18,420 kg in front.",
    },
    {
      id: "projects/tradesettle-ledger/five-parties",
      alt: "Architecture diagram: exporter, carrier, inspector and two banks sign to a seven-node ledger holding fingerprints and states; encrypted files sit on IPFS, and a separate line marked money runs between the banks alone.",
    },
    {
      id: "projects/tradesettle-ledger/first-presentation",
      alt: "Before and after pair: 64% refused in 2021, an envelope stamped refused, 18,400 kg and 18,420 kg circled on two sheets; 22% refused in February to July 2023, one record filling three sheets with 18,400 kg.",
    },
    {
      id: "projects/tradesettle-ledger/bank-examination",
      alt: "Advising bank's examination of LC-2209: 18,400 kg on the packing list, a magnifying glass on 18,420 kg on the carrier's bill of lading, an unused stamp; beside them 46 of 47 checks passed, Query carrier offered, Sign disabled.",
    },
  ],
  category: "Finance",
  tags: ["letters of credit", "shared ledger", "export documents"],
  technologies: ["Solidity", "Ethereum", "IPFS", "React", "TypeScript", "PostgreSQL"],
  year: 2023,
  duration: "6 months",
  services: ["web3", "web-development"],
  nextProject: "marketpulse-trader",
  prevProject: "retail-nexus",
  awardWinning: false,
  date: "2023-02",
  featured: false,
} satisfies Project;
