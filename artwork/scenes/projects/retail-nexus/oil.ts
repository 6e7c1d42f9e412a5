/** Mustard oil in shop 37 on Friday 19 May 2023: none on the shelf, two cases and seven bottles behind. */
const cases = 2;
const loose = 7;
const caseSize = 12;

export const refill = {
  time: "17:08",
  shop: 37,
  shelf: "B4",
  rack: 6,
  product: "Mustard oil, 1 litre",
  caseSize,
  cases,
  loose,
  backRoom: cases * caseSize + loose,
} as const;
