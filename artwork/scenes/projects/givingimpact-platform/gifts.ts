/** Thursday 12 September 2024: one gift, its four lines, and the bills behind them. */

export const today = "12 September 2024";

export const gift = { donor: "Rehana", amount: 2000, given: "3 August 2024" };

export const meals = { count: 31, price: 40, total: 31 * 40 };
export const books = { count: 20, price: 28, total: 20 * 28 };
export const transport = 120;
export const costs = gift.amount - meals.total - books.total - transport;

export interface BillLine {
  goods: string;
  quantity: number;
  unit: string;
  price: number;
}

const totalOf = (lines: readonly BillLine[]) =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

/** 310 meals, of which Rehana's gift paid 31. */
const annapurnaLines: readonly BillLine[] = [
  { goods: "Rice", quantity: 48, unit: "kg", price: 42 },
  { goods: "Moong dal", quantity: 15, unit: "kg", price: 128 },
  { goods: "Mustard oil", quantity: 8, unit: "litres", price: 158 },
  { goods: "Eggs", quantity: 310, unit: "", price: 7 },
  { goods: "Potatoes", quantity: 50, unit: "kg", price: 26 },
  { goods: "Vegetables", quantity: 60, unit: "kg", price: 38 },
  { goods: "Paneer", quantity: 4, unit: "kg", price: 290 },
  { goods: "Salt and spices", quantity: 1, unit: "", price: 290 },
];

export const annapurna = {
  supplier: "Annapurna Provisions",
  date: "26 August 2024",
  lines: annapurnaLines,
  total: totalOf(annapurnaLines),
  meals: totalOf(annapurnaLines) / meals.price,
};

const maaTaraLines: readonly BillLine[] = [
  { goods: "Rice", quantity: 70, unit: "kg", price: 42 },
  { goods: "Moong dal", quantity: 25, unit: "kg", price: 128 },
  { goods: "Mustard oil", quantity: 14, unit: "litres", price: 158 },
  { goods: "Eggs", quantity: 466, unit: "", price: 7 },
  { goods: "Potatoes", quantity: 75, unit: "kg", price: 26 },
  { goods: "Vegetables", quantity: 80, unit: "kg", price: 38 },
  { goods: "Paneer", quantity: 6, unit: "kg", price: 290 },
  { goods: "Salt, spices", quantity: 1, unit: "", price: 296 },
];

export const maaTara = {
  supplier: "Maa Tara Stores",
  date: "9 September 2024",
  lines: maaTaraLines,
  total: totalOf(maaTaraLines),
};

/** The School meals queue on 9 September, oldest first, and what the Maa Tara bill takes from each gift. */
const queue = [
  { donor: "Arindam", date: "4 Aug", amount: 5000 },
  { donor: "Shreya", date: "5 Aug", amount: 2500 },
  { donor: "Imran", date: "5 Aug", amount: 2000 },
  { donor: "Lalita", date: "7 Aug", amount: 5500 },
  { donor: "Joseph", date: "8 Aug", amount: 4000 },
] as const;

export const queued = queue.map((entry, index) => {
  const before = queue.slice(0, index).reduce((sum, { amount }) => sum + amount, 0);
  const spent = Math.max(0, Math.min(entry.amount, maaTara.total - before));
  return { ...entry, before, spent, left: entry.amount - spent };
});

/** Dal sent back to the shop: a new line, and the last gift in the queue has more left. */
const returned = 5 * 128;

export const correction = {
  date: "14 Sep",
  reason: "5 kg of dal sent back",
  amount: returned,
  donor: queued.at(-1)?.donor ?? "",
  left: (queued.at(-1)?.left ?? 0) + returned,
};
