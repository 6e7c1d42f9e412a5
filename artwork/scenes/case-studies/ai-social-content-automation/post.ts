/** Tuesday 17 September 2024, 17:52: a draft for the money magazine, and the article behind it. */
export const article = {
  magazine: "Rupee Wise",
  title: "The school-fee year, one month at a time",
  byline: "Nandita Rao, 17 September 2024",
} as const;

const fee = { year: 96000, rate: 6.5 };
const month = fee.year / 12;
const rupees = (value: number) => `₹${value.toLocaleString("en-IN")}`;

/** What twelve monthly deposits earn in a year, to the nearest hundred. */
const interest = Math.round((month * (fee.rate / 100 / 12) * 78) / 100) * 100;

export const sentences = [
  `A family that pays ${rupees(fee.year)} a year needs ${rupees(month)} a month, from the day the last fee is paid.`,
  "“We paid 14% on a personal loan for class two,” says Kavita Menon, an accounts clerk in Nagpur.",
  `At ${fee.rate}%, twelve deposits of ${rupees(month)} earn about ${rupees(interest)} in interest.`,
] as const;

export const clauses = [
  `School fees of ${rupees(fee.year)} a year come to ${rupees(month)} a month.`,
  "“We paid 14% on a personal loan for class two,” says Kavita Menon of Nagpur.",
  `Twelve deposits of ${rupees(month)} at ${fee.rate}% earn about ${rupees(interest)}.`,
] as const;

export const versions = [
  {
    network: "Instagram",
    text: `${clauses[0]} Twelve deposits at ${fee.rate}% earn about ${rupees(interest)}.`,
  },
  { network: "Facebook", text: clauses.join(" ") },
  { network: "X", text: clauses[0] },
] as const;

export const queue = [
  {
    magazine: "Straight Bat",
    title: "Ranchi bat out 41 overs for a draw",
    note: "Live, expires 20:05",
    live: true,
  },
  { magazine: "Rupee Wise", title: "School fees, month by month", note: "Open, Ritu Bakshi", open: true },
  { magazine: "Small Hours", title: "The baby sleeps and you cannot", note: "Waits 12 min" },
  {
    magazine: "Tadka",
    title: "Lentils that cook while you bathe",
    note: "Stopped by lookup, redrafted",
    stopped: true,
  },
  { magazine: "Slow Train", title: "Two days in Murshidabad, no car", note: "Bengali, waits 26 min" },
  { magazine: "Balcony", title: "Curry leaf in a paint bucket", note: "Hindi, waits 31 min" },
  { magazine: "Straight Bat", title: "Why the new ball swung late", note: "Waits 44 min" },
  { magazine: "Small Hours", title: "School bags, weighed: 5.8 kg", note: "Waits 51 min" },
] as const;
