import { paint } from "../house.ts";

export const field = paint.hooghlyDeep;
export const shadow = "#01161b";

/** Wednesday 13 August 2025, ten past two: the van leaves at four. */
export const now = { time: "2:10" } as const;

/** The tabs of an order carry the names of its steps, each with the day it was reached. */
export const tabs = [
  { name: "Enquiry", when: "4 Aug" },
  { name: "Quote", when: "5 Aug" },
  { name: "Order", when: "8 Aug" },
  { name: "Dispatch", when: "today" },
  { name: "Invoice", when: "" },
  { name: "Payment", when: "" },
] as const;

const goods = [
  { name: "Ball bearing 6204", code: "6204", bin: "A3-02", ordered: 400, packed: 400, price: 86 },
  { name: "Ball bearing 6306", code: "6306", bin: "A3-05", ordered: 150, packed: 150, price: 214 },
  { name: "V-belt B-62", code: "B-62", bin: "B1-07", ordered: 60, packed: 24, price: 325 },
  { name: "Grease, 500 g tin", code: "Grease", bin: "C2-01", ordered: 36, packed: 36, price: 240 },
] as const;

const net = goods.reduce((sum, { ordered, price }) => sum + ordered * price, 0);

export const order = {
  number: "SO-2417",
  customer: "Barun Pumps",
  lines: goods,
  net,
  tax: net * 0.18,
} as const;

/** The newest change first: who made it, and what the value was before. */
export const history = [
  { time: "14:06", who: "Rina, store", what: "V-belt B-62, packed", before: "0", after: "24" },
  { time: "13:41", who: "Rina, store", what: "Grease, packed", before: "30", after: "36" },
  { time: "11:20", who: "Ashok, sales", what: "Deliver by", before: "12 Aug", after: "14 Aug" },
] as const;
