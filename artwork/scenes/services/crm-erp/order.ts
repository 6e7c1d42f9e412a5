import { paint } from "../house.ts";

export const field = paint.hooghlyDeep;
export const shadow = "#01161b";

/** The eleven steps as the workshop put them on paper; six of them became tabs of the order. */
export const steps = [
  { name: "Enquiry", who: "Sales" },
  { name: "Quote", who: "Sales" },
  { name: "Haggling", who: "Sales" },
  { name: "Order", who: "Sales" },
  { name: "Stock check", who: "Store" },
  { name: "Buying in", who: "Store", days: 6 },
  { name: "Packing", who: "Store" },
  { name: "Dispatch", who: "Store" },
  { name: "Invoice", who: "Office" },
  { name: "Reminder", who: "Office" },
  { name: "Payment", who: "Office" },
] as const;

export const tabs = ["Enquiry", "Quote", "Order", "Dispatch", "Invoice", "Payment"] as const;

const goods = [
  { name: "Ball bearing 6204", ordered: 400, ready: 400, price: 86 },
  { name: "Ball bearing 6306", ordered: 150, ready: 150, price: 214 },
  { name: "V-belt B-62", ordered: 60, ready: 24, price: 325 },
  { name: "Grease, 500 g tin", ordered: 36, ready: 36, price: 240 },
] as const;

export const order = {
  number: "SO-2417",
  customer: "Barun Pumps",
  lines: goods.map((line) => ({ ...line, amount: line.ordered * line.price })),
  total: goods.reduce((sum, line) => sum + line.ordered * line.price, 0),
} as const;
