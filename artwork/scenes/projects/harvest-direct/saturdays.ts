/** The season's 16 Saturdays, 6 July to 19 October 2024: crates packed and handed over complete, all points. */

interface Saturday {
  date: string;
  packed: number;
  complete: number;
  percent: number;
}

const counts: readonly (readonly [date: string, packed: number, complete: number])[] = [
  ["6 Jul", 704, 591],
  ["13 Jul", 742, 675],
  ["20 Jul", 748, 688],
  ["27 Jul", 761, 708],
  ["3 Aug", 770, 731],
  ["10 Aug", 766, 720],
  ["17 Aug", 781, 747],
  ["24 Aug", 779, 748],
  ["31 Aug", 790, 766],
  ["7 Sep", 784, 745],
  ["14 Sep", 792, 757],
  ["21 Sep", 688, 543],
  ["28 Sep", 765, 712],
  ["5 Oct", 788, 763],
  ["12 Oct", 771, 754],
  ["19 Oct", 802, 776],
];

export const saturdays: readonly Saturday[] = counts.map(([date, packed, complete]) => ({
  date,
  packed,
  complete,
  percent: Math.round((complete / packed) * 100),
}));

const sum = (pick: (saturday: Saturday) => number) => saturdays.reduce((total, one) => total + pick(one), 0);

export const season = {
  packed: sum(({ packed }) => packed),
  percent: (sum(({ complete }) => complete) / sum(({ packed }) => packed)) * 100,
  lastYear: 78,
};
