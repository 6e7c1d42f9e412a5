export type Outcome = "kept" | "none" | "harm" | "void";

export interface Test {
  name: string;
  outcome: Outcome;
  effect: string;
}

/** Five rounds of a fortnight from 20 January 2025, the last ending on 30 March. */
export const rounds = ["20 Jan", "3 Feb", "17 Feb", "3 Mar", "17 Mar"] as const;

/** One row for each slot, one test for each round. */
export const slots: readonly { name: string; tests: readonly Test[] }[] = [
  {
    name: "Product page",
    tests: [
      { name: "Delivery cost early", outcome: "kept", effect: "+5.2" },
      { name: "Fixed buy button", outcome: "none", effect: "+0.2" },
      { name: "Film plays by itself", outcome: "harm", effect: "−1.4" },
      { name: "Weaver’s name", outcome: "none", effect: "+0.3" },
      { name: "Larger photos", outcome: "none", effect: "−0.1" },
    ],
  },
  {
    name: "Bag",
    tests: [
      { name: "Countdown clock", outcome: "harm", effect: "−2.6" },
      { name: "Matching piece", outcome: "kept", effect: "+₹236" },
      { name: "Bag by e-mail", outcome: "none", effect: "+0.4" },
      { name: "Free from ₹2,499", outcome: "kept", effect: "+₹214" },
      { name: "10% on leaving", outcome: "harm", effect: "margin" },
    ],
  },
  {
    name: "Checkout",
    tests: [
      { name: "UPI first", outcome: "kept", effect: "+3.9" },
      { name: "Cash note, split 52 : 48", outcome: "void", effect: "+3.1" },
      { name: "Cash note, run again", outcome: "none", effect: "+0.1" },
      { name: "Phone number", outcome: "kept", effect: "+3.3" },
      { name: "Safety seals", outcome: "none", effect: "−0.3" },
    ],
  },
];

const all = slots.flatMap(({ tests }) => tests);
export const count = (outcome: Outcome) => all.filter((test) => test.outcome === outcome).length;
export const ran = all.length - count("void");
if (ran !== 14 || count("kept") !== 5 || count("none") !== 6 || count("harm") !== 3)
  throw new Error("the register must hold 14 tests: 5 kept, 6 without effect, 3 harmful");
