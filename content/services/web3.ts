import type { Service } from "./schema.ts";

export const web3 = {
  id: "web3",
  title: "Web3 & Blockchain",
  description:
    "We write contracts for rules that several parties must be able to check for themselves. We test them, prepare them for an outside audit and say so when an ordinary database would do.",
  icon: "Database",
  link: "/services/web3",
  features: [
    {
      title: "Smart contracts",
      description:
        "Solidity for Ethereum and Polygon, Rust for Solana. Every rule in the specification has a test that carries its number.",
    },
    {
      title: "dApps",
      description:
        "A web front end that shows what a signature will do before the wallet opens. History is read from an index, so lists load without a wait.",
    },
    {
      title: "NFTs",
      description:
        "Collections with frozen metadata, royalties and a mint that holds up under a rush. Files are pinned on IPFS in two places.",
    },
    {
      title: "DeFi",
      description:
        "Lending, staking and exchange contracts that keep their accounts on chain. There is a pause switch, and a page that says who may press it.",
    },
    {
      title: "Wallets",
      description:
        "Browser wallets, phone wallets, hardware keys and multi-signature safes. A visitor without one gets an explanation and can still read everything.",
    },
    {
      title: "Audits",
      description:
        "Static analysis, fuzzing and a review by a second engineer come before the outside firm starts. We fix what it finds and help you publish the report.",
    },
  ],
  technologies: ["Solidity", "Ethereum", "Polygon", "Solana", "IPFS"],
  process: [
    {
      title: "Model",
      description:
        "Parties, assets and rules fit on two pages. Where one party could simply be trusted, we stop here and recommend a database.",
    },
    {
      title: "Contract & tests",
      description:
        "Both are written together and run against a copy of the live chain. Coverage is reported by rule and by line.",
    },
    {
      title: "Audit",
      description:
        "A firm of your choice reads the frozen code. Deployment waits until each finding is fixed or accepted in writing.",
    },
    {
      title: "Main-net launch",
      description:
        "Keys are made with your signers in the room. Limits start low and rise over the first six weeks.",
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
      description:
        "Each test prints the gas it used. A change that costs your users more is visible in review.",
    },
    {
      title: "Audit-ready",
      description:
        "Specification, threat model and tests arrive with the code, and the auditor can begin on the first day.",
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
