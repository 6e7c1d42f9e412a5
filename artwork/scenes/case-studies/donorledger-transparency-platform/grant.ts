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
  receipt: "R-25-061882",
  gift: 2_500,
  given: "3 June 2025",
  grants: [
    { reference, purpose: "Boat repair", rupees: sum },
    { reference: "DLA-0154", purpose: "Raised granaries", rupees: 875_000 },
    { reference: "DLA-0246", purpose: "Borewells", rupees: 610_000 },
  ],
};

/** The grant's records from the newest back; `block` is where Polygon keeps each. */
export const records = [
  { date: "23 Oct", event: "Paid", part: 3, rupees: 300_000, block: 78_012_406, note: "report due 20 Dec" },
  { date: "18 Oct", event: "Approved", part: 3, rupees: 300_000, block: 77_796_118, note: "sanction letter" },
  { date: "18 Oct", event: "Closed", part: 2, rupees: 440_000, block: 77_795_930, note: "certificate filed" },
  { date: "11 Oct", event: "Corrected", part: 2, rupees: 440_000, block: 77_493_552, note: "digits swapped" },
  { date: "9 Oct", event: "Reported", part: 2, rupees: 404_000, block: 77_407_081, note: "stays visible" },
  {
    date: "7 Aug",
    event: "Paid",
    part: 2,
    rupees: 440_000,
    block: 74_685_744,
    note: `transfer ${instalments[1].print}`,
  },
  { date: "2 Aug", event: "Approved", part: 2, rupees: 440_000, block: 74_469_309, note: "sanction letter" },
] as const;
