/** Grant DLA-0217 as everyone can read it. */
export const reference = "DLA-0217";

export const instalments = [
  {
    rupees: 500_000,
    approved: "8 May",
    paid: "13 May",
    reported: "24 Jul",
    closed: "2 Aug",
    print: "9f2c e17a",
  },
  {
    rupees: 440_000,
    approved: "2 Aug",
    paid: "7 Aug",
    reported: "9 Oct",
    closed: "18 Oct",
    print: "41d8 07bb",
  },
  { rupees: 300_000, approved: "18 Oct", paid: "23 Oct", reported: "", closed: "", print: "c60e 5a93" },
] as const;

export const sum = instalments.reduce((total, { rupees }) => total + rupees, 0);
if (sum !== 1_240_000) throw new Error("the grant is ₹12,40,000");

/** The report of the second instalment was first entered with two digits swapped. */
export const mistake = { entered: 404_000, corrected: "11 Oct" };

/** What the fund has paid so far; the donor's gift is in it. */
export const fund = {
  name: "River Islands Fund",
  receipt: "R-24-061882",
  gift: 2_500,
  given: "3 June 2024",
  grants: [
    { reference, purpose: "Boat repair", rupees: sum },
    { reference: "DLA-0154", purpose: "Raised granaries", rupees: 875_000 },
    { reference: "DLA-0246", purpose: "Borewells", rupees: 610_000 },
  ],
};
