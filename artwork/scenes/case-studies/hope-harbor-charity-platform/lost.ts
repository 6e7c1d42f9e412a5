/** The monthly donors whom Hope Harbor lost in the year to March 2024, by what its bank files say. */
export const lost = { all: 512, failed: 317, cancelled: 195 } as const;

/** One of the 317: two failed debits on the 27th, then silence. */
export const donor = {
  number: "Donor 0874",
  since: "June 2019",
  amount: 300,
  lines: [
    { date: "27 Jul 2023", what: "Debited", failed: false },
    { date: "27 Aug", what: "Failed, card reissued", failed: true },
    { date: "27 Sep", what: "Failed, card reissued", failed: true },
    { date: "27 Oct", what: "Not tried", failed: true },
  ],
} as const;
