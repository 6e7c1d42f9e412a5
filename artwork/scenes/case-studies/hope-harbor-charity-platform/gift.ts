/** Tuesday 14 January 2025: paid at 8.15.32 pm, the receipt leaves 41 seconds later. */
const pricePerMeal = 500 / 21;
const paid = 20 * 3600 + 15 * 60 + 32;

export const gift = {
  donor: "Meera Nambiar",
  amount: 500,
  meals: mealsFor(500),
  shelter: "Saralghat",
  date: "14 January 2025",
  firstDebit: "3 February",
  receipt: "HH/2024-25/06318",
  seconds: 41,
  paidAt: evening(paid),
  sentAt: evening(paid + 41),
} as const;

export const amounts = [250, 500, 1000].map((amount) => ({ amount, meals: mealsFor(amount) }));

function mealsFor(amount: number): number {
  return Math.floor(amount / pricePerMeal + 1e-9);
}

/** Seconds since midnight → "8:15:32 pm", for the second half of the day. */
function evening(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const hour = Math.floor(seconds / 3600) - 12;
  return `${hour}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)} pm`;
}
