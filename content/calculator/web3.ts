import type { Calculator } from "./schema.ts";

export const web3 = {
  id: "web3",
  title: "Web3",
  baseWeeks: 8,
  weeksDivisor: 10000,
  groups: [
    {
      id: "project-type",
      title: "Project type",
      options: [
        {
          id: "dapp",
          label: "Decentralised Application",
          price: 20000,
          info: "Web app whose rules run in contracts on a public chain.",
        },
        {
          id: "nft",
          label: "NFT Marketplace",
          price: 25000,
          info: "Mint, list, bid and pay royalties.",
        },
        {
          id: "defi",
          label: "DeFi Platform",
          price: 30000,
          info: "Lending, staking or exchange with on-chain accounting.",
        },
        {
          id: "dao",
          label: "DAO Platform",
          price: 28000,
          info: "Proposals, voting and a shared treasury.",
        },
      ],
    },
    {
      id: "smart-contracts",
      title: "Smart contracts",
      options: [
        {
          id: "token",
          label: "Token Contract (ERC-20)",
          price: 8000,
          info: "Fungible token with minting rules, vesting and tests.",
        },
        {
          id: "staking",
          label: "Staking & Liquidity Contracts",
          price: 12000,
          info: "Pools, rewards and emergency pause.",
        },
        {
          id: "nft-contract",
          label: "NFT Contract (ERC-721/1155)",
          price: 7500,
          info: "Collections, metadata freeze and royalties.",
        },
        {
          id: "multisig",
          label: "Multi-signature Wallet",
          price: 6000,
          info: "Funds move only when enough key holders agree.",
        },
      ],
    },
    {
      id: "frontend",
      title: "Frontend",
      options: [
        {
          id: "wallet",
          label: "Wallet Connection",
          price: 5000,
          info: "Browser and mobile wallets with clear signing prompts.",
        },
        {
          id: "dashboard",
          label: "Portfolio & Trading Dashboard",
          price: 7500,
          info: "Balances, positions and history in one view.",
        },
        {
          id: "landing",
          label: "Project Website",
          price: 4000,
          info: "Explains the protocol, docs and roadmap.",
        },
        {
          id: "explorer",
          label: "Transaction Explorer",
          price: 6000,
          info: "Searchable record of what happened on chain.",
        },
      ],
    },
    {
      id: "networks",
      title: "Networks",
      options: [
        {
          id: "ethereum",
          label: "Ethereum",
          price: 9000,
          info: "Mainnet and test network deployment, gas-optimised.",
        },
        {
          id: "solana",
          label: "Solana",
          price: 7000,
          info: "Programs in Rust with their own test suite.",
        },
        {
          id: "polygon",
          label: "Polygon",
          price: 5500,
          info: "Low-fee EVM network.",
        },
        {
          id: "bnb",
          label: "BNB Chain",
          price: 6500,
          info: "EVM network with its own explorer verification.",
        },
      ],
    },
    {
      id: "extras",
      title: "Extras",
      options: [
        {
          id: "audit",
          label: "Security Audit Support",
          price: 10000,
          info: "Internal review, fixes and hand-over to an outside auditor.",
        },
        {
          id: "bridge",
          label: "Cross-chain Bridge",
          price: 8500,
          info: "Move assets between two of the networks above.",
        },
        {
          id: "ipfs",
          label: "IPFS Storage",
          price: 4500,
          info: "Pinned, content-addressed files and metadata.",
        },
        {
          id: "oracle",
          label: "Oracle Integration",
          price: 7000,
          info: "Prices or outside data delivered to your contracts.",
        },
      ],
    },
  ],
} satisfies Calculator;
