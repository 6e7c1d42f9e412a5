/** The week of Saturday 13 July 2024 at the Canal Road pick-up point. */

export const crate = {
  number: 27,
  of: 64,
  price: 480,
  halfPrice: 260,
  litres: 48,
  point: "Canal Road",
} as const;

interface Item {
  name: string;
  amount: string;
  price: number;
  litres: number;
  layer: 1 | 2 | 3 | 4;
}

/** What a July crate holds after okra was cut on Friday; layer 1 is packed first. */
export const items: readonly Item[] = [
  { name: "Bottle gourd", amount: "2", price: 60, litres: 8, layer: 1 },
  { name: "Potatoes", amount: "3 kg", price: 84, litres: 5.5, layer: 1 },
  { name: "Aubergine", amount: "1 kg", price: 50, litres: 5.5, layer: 2 },
  { name: "Ridge gourd", amount: "1 kg", price: 45, litres: 5, layer: 2 },
  { name: "Fazli mangoes", amount: "1.5 kg", price: 105, litres: 4.5, layer: 2 },
  { name: "Pointed gourd", amount: "750 g", price: 45, litres: 2.5, layer: 3 },
  { name: "Okra", amount: "400 g", price: 36, litres: 1.8, layer: 3 },
  { name: "Chillies", amount: "100 g", price: 15, litres: 0.5, layer: 3 },
  { name: "Spinach", amount: "2 bunches", price: 30, litres: 9, layer: 4 },
  { name: "Coriander", amount: "1 bunch", price: 10, litres: 1.7, layer: 4 },
];

export const filled = Math.round(items.reduce((sum, { litres }) => sum + litres, 0) * 10) / 10;

/** Half-hour slots with room for twelve crates each. Thursday 11 July, 6:42 pm. */
export const slotRoom = 12;
export const slots = [
  { from: "6:30", taken: 9 },
  { from: "7:00", taken: 12 },
  { from: "7:30", taken: 11, chosen: true },
  { from: "8:00", taken: 10 },
  { from: "8:30", taken: 8 },
  { from: "9:00", taken: 5 },
];
export const cratesLeft = crate.of - slots.reduce((sum, { taken }) => sum + taken, 0);

const minutesToClose = 20 * 60 - (18 * 60 + 42);
export const thursday = {
  clock: "6:42",
  closesIn: `${Math.floor(minutesToClose / 60)} h ${minutesToClose % 60} min`,
};
