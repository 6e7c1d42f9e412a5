import type { Project } from "./schema.ts";

export const marketpulseTrader = {
  id: "marketpulse-trader",
  updated: "2026-11-15",
  title: "MarketPulse Trader",
  description:
    "A trading terminal for NSE day traders that keeps candles, order book, positions and the order ticket on one dark screen.",
  fullDescription: [
    "Between 9:15 and 15:30 a day trader rarely looks away. MarketPulse Trader holds one decision in one view: a watchlist, five-minute candles with VWAP and EMA 20, eight levels of order book a side, open positions and the ticket. Entry prices and resting orders lie on the chart itself, as lines that can be dragged.",
    "The phone carries the same position in a light theme. A trader who leaves the desk at 14:42 sees the price, the profit on 400 shares, and two buttons: Sell and Buy.",
  ],
  challenge: [
    "The broker's earlier web terminal redrew its whole order book on every tick. A busy share sends up to 400 updates a second after the opening bell, and the page fell seconds behind the exchange. Traders pressed Buy against prices that had already gone.",
  ],
  solution: [
    "Ticks arrive over a binary WebSocket and go straight to a worker thread. The worker merges them and hands the screen one set of changes per frame, so chart and book draw 60 times a second whatever the feed does. Every message is numbered. A gap in the numbers greys the book out until a fresh snapshot arrives.",
    "One key opens the ticket, and margin appears while the quantity is typed: 250 shares at 1,284.70 rupees need 64,235 at 5× intraday. Teal means up and orange means down, a pair that colour-blind traders can tell apart. Depth is missing from the phone by choice. Sixteen rows of figures under a thumb caused wrong taps in testing, so it shows only the share of buyers and sellers.",
  ],
  results: [
    "Both terminals ran side by side in the launch month. On Tuesday 18 March 2025 the old one peaked at 5.9 seconds behind the exchange at 9:17. The new one held a median of 84 milliseconds from 9:15 to 9:45, with one spike to 210.",
    "Orders cancelled within ten seconds of being placed fell to 1.2% over the first eight weeks, against 3.1% in the eight weeks before.",
  ],
  client: "MarketPulse Securities",
  clientDescription: "A discount broker for active equity traders, with 18,000 funded accounts on the NSE.",
  image: {
    id: "projects/marketpulse-trader/cover",
    alt: "MarketPulse terminal at 14:42: Hooghly Steel at 1,284.60, up 2.31%, in five-minute candles with watchlist, order book and positions; a light phone in front shows the same holding, 400 shares up ₹8,900.",
  },
  gallery: [
    {
      id: "projects/marketpulse-trader/cover",
      alt: "MarketPulse terminal at 14:42: Hooghly Steel at 1,284.60, up 2.31%, in five-minute candles with watchlist, order book and positions; a light phone in front shows the same holding, 400 shares up ₹8,900.",
    },
    {
      id: "projects/marketpulse-trader/order-ticket",
      alt: "Order ticket enlarged beside eight asks of Hooghly Steel: Buy selected, limit price 1,284.70, quantity 250, order value ₹3,21,175, margin ₹64,235 at 5× intraday, and a teal button reading Buy 250 at 1,284.70.",
    },
    {
      id: "projects/marketpulse-trader/tick-path",
      alt: "Data-flow diagram: 400 ticks a second enter a tick gateway from the NSE feed, cross a binary WebSocket to a worker thread, and reach chart, book and ticket 60 times a second; after a gap a second path fetches a snapshot.",
    },
    {
      id: "projects/marketpulse-trader/opening-delay",
      alt: "Line chart on a log scale of delay behind the exchange, 9:15 to 9:45 on 18 March 2025: the old terminal peaks at 5.9 seconds at 9:17, the new one stays near 84 milliseconds with one spike to 210.",
    },
  ],
  category: "Finance",
  tags: ["trading terminal", "market data", "NSE", "WebSocket"],
  technologies: ["React", "TypeScript", "Node.js", "PostgreSQL", "Flutter"],
  year: 2025,
  duration: "7 months",
  services: ["web-development", "mobile-apps"],
  nextProject: "careconnect-platform",
  prevProject: "tradesettle-ledger",
  awardWinning: true,
  date: "2025-03",
  featured: true,
} satisfies Project;
