import { paint } from "../house.ts";

export const field = paint.fog;
export const shadow = "#3a4650";

export const client = "Sital Cold Stores";

/** Sixteen weeks, Monday 9 June to Sunday 28 September 2025. In the ninth, two pages fell out of the index. */
export const weeks = [
  { clicks: 310, position: 14.2 },
  { clicks: 324, position: 14.0 },
  { clicks: 318, position: 14.1 },
  { clicks: 347, position: 13.4 },
  { clicks: 362, position: 12.9 },
  { clicks: 391, position: 12.2 },
  { clicks: 420, position: 11.6 },
  { clicks: 446, position: 11.0 },
  { clicks: 338, position: 12.7 },
  { clicks: 402, position: 11.4 },
  { clicks: 488, position: 10.1 },
  { clicks: 531, position: 9.3 },
  { clicks: 586, position: 8.6 },
  { clicks: 640, position: 7.9 },
  { clicks: 697, position: 7.2 },
  { clicks: 742, position: 6.8 },
] as const;

export const phrases = [
  { words: "cold storage near barasat", enquiries: 9 },
  { words: "potato cold storage rent", enquiries: 7 },
  { words: "cold room price per pallet", enquiries: 5 },
  { words: "fish cold storage", enquiries: 2 },
  { words: "cold storage jobs", enquiries: 0 },
] as const;

/** September alone: what was spent, and how far the visitors came. */
export const month = {
  name: "September 2025",
  spent: 126_000,
  visits: 4200,
  enquiries: 118,
  qualified: 41,
  signed: 9,
} as const;
