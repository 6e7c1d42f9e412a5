import { createHash } from "node:crypto";
import { thousands } from "#artwork/lib/format.ts";

/** Thursday 16 February 2023, two days after the tea was loaded. */
export const now = { day: "Thursday 16 February 2023", time: "11:25" };

const chests = 400;
const netEach = 42.3;
const grossEach = 46;
const rate = 5;

const net = chests * netEach;
const amount = net * rate;

/** The one shipment record: every sheet that the exporter issues is filled from it. */
export const shipment = {
  credit: "LC-2209",
  goods: "Assam orthodox tea",
  chests,
  net,
  gross: chests * grossEach,
  rate,
  amount,
  insured: amount * 1.1,
  exporter: "Subansara Tea Exports, Kolkata",
  buyer: "Nordkai Teehandel, Bremen",
  vessel: "MV Rupsa Star",
  from: "Haldia",
  to: "Bremerhaven",
  container: "EPXU 410 726 3",
} as const;

/** What the carrier weighed at the quay. */
export const carrierGross = shipment.gross + 20;

export const advisingBank = "Ganga Vyapar Bank";
export const issuingBank = "Hansekontor Bank";
export const carrier = "Sundar Delta Lines";

export const usd = (value: number) => `USD ${thousands(value)}`;
export const kg = (value: number) => `${thousands(value)} kg`;

/** The first bytes of a document's fingerprint, in groups of four digits. */
export function fingerprint(text: string, groups: number): string {
  const digits = createHash("sha256").update(text).digest("hex");
  return Array.from({ length: groups }, (_, index) => digits.slice(index * 4, index * 4 + 4)).join(" ");
}
