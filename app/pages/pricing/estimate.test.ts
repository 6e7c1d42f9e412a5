import { describe, expect, test } from "vitest";
import { calculators } from "#content/calculator/index.ts";
import type { Calculator } from "#content/calculator/schema.ts";
import { estimateOf, inOrder, optionsOf, toggled, weeksFor } from "./estimate.ts";

const all = (calculator: Calculator) => optionsOf(calculator).map(({ id }) => id);

test.each([
  { tab: "web", selected: ["brochure"], total: 3_500, weeks: 4 },
  { tab: "web", selected: "all", total: 60_800, weeks: 14 },
  { tab: "mobile", selected: ["ios"], total: 15_000, weeks: 7 },
  { tab: "mobile", selected: "all", total: 117_300, weeks: 20 },
  { tab: "web3", selected: ["dapp"], total: 20_000, weeks: 10 },
  { tab: "web3", selected: "all", total: 217_000, weeks: 29 },
  { tab: "ai", selected: ["custom"], total: 25_000, weeks: 12 },
  { tab: "ai", selected: "all", total: 283_500, weeks: 33 },
] as const)("$tab with $selected is $total dollars and $weeks weeks", ({ tab, selected, total, weeks }) => {
  const calculator = calculatorOf(tab);
  expect(estimateOf(calculator, selected === "all" ? all(calculator) : selected)).toMatchObject({
    total,
    weeks,
  });
});

describe.each(calculators.all)("$title", (calculator) => {
  test("costs nothing and takes no time while nothing is selected", () => {
    expect(estimateOf(calculator, [])).toEqual({
      groups: [],
      total: 0,
      weeks: 0,
      range: { from: 0, to: 0 },
    });
  });

  test.each(optionsOf(calculator))("$label alone costs $price dollars", ({ id, label, price }) => {
    const { groups, total, weeks } = estimateOf(calculator, [id]);
    expect(groups.map(({ lines }) => lines.map((line) => line.label))).toEqual([[label]]);
    expect(total).toBe(price);
    expect(weeks).toBe(calculator.baseWeeks + Math.floor(price / calculator.weeksDivisor));
  });

  test("toggling twice changes nothing and order never matters, whatever is selected", () => {
    const random = seeded(2018);
    for (let round = 0; round < 200; round++) {
      const picked = shuffled(all(calculator), random).slice(0, Math.floor(random() * 24));
      const selected = picked.reduce<readonly string[]>((sum, id) => toggled(calculator, sum, id), []);
      const again = shuffled(picked, random).reduce<readonly string[]>(
        (sum, id) => toggled(calculator, sum, id),
        [],
      );
      expect(again).toEqual(selected);
      expect(estimateOf(calculator, picked)).toEqual(estimateOf(calculator, selected));

      const [any = ""] = shuffled(all(calculator), random);
      expect(toggled(calculator, toggled(calculator, selected, any), any)).toEqual(selected);
    }
  });
});

test("a total one dollar short of the next step does not add a week", () => {
  const web = { baseWeeks: 4, weeksDivisor: 6_000 };
  expect([5_999, 6_000, 6_001, 11_999, 12_000].map((total) => weeksFor(web, total))).toEqual([4, 5, 5, 5, 6]);
});

test("no project is shorter than two weeks", () => {
  expect(weeksFor({ baseWeeks: 1, weeksDivisor: 6_000 }, 100)).toBe(2);
});

test("the range is the stated tolerance around the total", () => {
  expect(estimateOf(calculatorOf("web"), ["corporate", "cms", "seo"])).toMatchObject({
    total: 10_200,
    range: { from: 8_160, to: 12_240 },
  });
});

test("unknown and repeated ids do not count", () => {
  const web = calculatorOf("web");
  expect(inOrder(web, ["seo", "nope", "corporate", "seo", ""])).toEqual(["corporate", "seo"]);
  expect(toggled(web, ["seo"], "nope")).toEqual(["seo"]);
  expect(estimateOf(web, ["seo", "seo", "nope"]).total).toBe(1_200);
});

function calculatorOf(id: string) {
  const calculator = calculators.get(id);
  if (!calculator) throw new Error(`No calculator "${id}"`);
  return calculator;
}

/** A seeded generator, so that a failing case can be repeated. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function shuffled(values: readonly string[], random: () => number) {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
