import type { Service } from "./schema.ts";

export const web3 = {
  id: "web3",
  updated: "2026-11-15",
  title: "Web3 & Blockchain",
  description:
    "Contracts for rules that several parties must check for themselves, tested and ready for an outside audit. Where an ordinary database would do, we say so.",
  icon: "Database",
  link: "/services/web3",
  features: [
    {
      title: "Smart contracts",
      description:
        "Solidity for Ethereum and Polygon, Rust for Solana. Every rule in the specification has its own test.",
    },
    {
      title: "dApps",
      description:
        "A web front end that shows what a signature will do before the wallet opens. Lists load from an index, without a wait.",
    },
    {
      title: "NFTs",
      description:
        "Collections with frozen metadata, royalties and a mint that survives a rush. Files are pinned on IPFS in two places.",
    },
    {
      title: "DeFi",
      description:
        "Lending, staking and exchange contracts with their accounts on chain. A page says who may press the pause switch.",
    },
    {
      title: "Wallets",
      description:
        "Browser wallets, phone wallets, hardware keys and multi-signature safes. A visitor without one can still read everything.",
    },
    {
      title: "Audits",
      description:
        "Static analysis, fuzzing and a second engineer's review, before the outside firm starts. We fix what it finds.",
    },
  ],
  technologies: ["Solidity", "Ethereum", "Polygon", "Solana", "IPFS"],
  process: [
    {
      title: "Model",
      description:
        "Parties, assets and rules on two pages. Where one party could simply be trusted, we stop here.",
    },
    {
      title: "Contract & tests",
      description: "Written together and run against a copy of the live chain. Coverage is reported by rule.",
    },
    {
      title: "Audit",
      description:
        "A firm of your choice reads the frozen code. We deploy when each finding is fixed or accepted in writing.",
    },
    {
      title: "Main-net launch",
      description:
        "We make the keys with your signers in the room. Limits start low and rise over six weeks.",
    },
  ],
  benefits: [
    {
      title: "Verifiable rules",
      description:
        "The source is verified on the explorer, so a counterparty can read the rule that binds it.",
    },
    {
      title: "Gas-aware",
      description: "Each test prints the gas it used, so a dearer change shows in review.",
    },
    {
      title: "Audit-ready",
      description:
        "Specification, threat model and tests arrive with the code, so the auditor can begin at once.",
    },
    {
      title: "Key-management plan",
      description:
        "It says who holds which key and how a lost one is replaced. Your signers rehearse it before launch.",
    },
  ],
  image: {
    id: "services/web3/main",
    alt: "An escrow contract in Solidity on the left; on the right its 14 tests, all passing, each with its rule number and the gas used, from 28,410 to 96,220.",
  },
  secondaryImage: {
    id: "services/web3/detail",
    alt: "State diagram of the escrow contract along the deck of a bridge: created, funded, shipped, released and refunded, with ways labelled buyer, seller or two of three arbiters, and a 21-day time limit.",
  },
} satisfies Service;
