import { paint } from "../house.ts";

export const field = paint.hooghlyTint;
export const shadow = "#0b4450";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The fifteenth sign of a GSTIN, computed from the fourteen before it. */
function checkSign(first: string): string {
  let sum = 0;
  for (const [k, letter] of [...first].entries()) {
    const product = letters.indexOf(letter) * (k % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return letters.charAt((36 - (sum % 36)) % 36);
}

/** One digit of the printed number is under a stain; only one reading agrees with the last sign. */
const body = "19AAQCB4372K1Z";
export const gstin = {
  printed: body + checkSign(body),
  stained: 8,
  readings: ["3", "8"],
  score: 0.71,
} as const;

const items = [
  { name: "Corrugated box, 5 ply, 18 in", quantity: 1200, price: 42 },
  { name: "Corrugated box, 3 ply, 12 in", quantity: 2500, price: 19 },
  { name: "Partition set, 12 cells", quantity: 800, price: 11 },
] as const;

export const lines = items.map((item) => ({ ...item, amount: item.quantity * item.price }));
export const taxable = lines.reduce((sum, { amount }) => sum + amount, 0);
export const tax = Math.round(taxable * 0.18);
export const total = taxable + tax;
export const number = "BP/25-26/0418";
export const date = "12 Sep 2025";
export const supplier = "Bhagirathi Packaging";

/** A threshold of 0.90 sends what the model is less sure of to a person. */
export const threshold = 0.9;
