import { expect, test } from "vitest";
import { estimateOf, inOrder, optionsOf, toggled, weeksFor } from "./estimate.ts";
import { mobile, web } from "./testing/calculators.ts";

const everything = optionsOf(web).map(({ id }) => id);

test.each([
  { calculator: web, selected: ["corporate"], total: 7_500, weeks: 5 },
  { calculator: web, selected: ["corporate", "cms", "seo"], total: 10_200, weeks: 5 },
  { calculator: web, selected: everything, total: 22_800, weeks: 7 },
  { calculator: mobile, selected: ["push"], total: 2_000, weeks: 6 },
  { calculator: mobile, selected: ["push", "ios"], total: 17_000, weeks: 8 },
])("$calculator.id with $selected is $total dollars and $weeks weeks", ({ calculator, selected, ...sum }) => {
  expect(estimateOf(calculator, selected)).toMatchObject(sum);
});

test("costs nothing and takes no time while nothing is selected", () => {
  expect(estimateOf(web, [])).toEqual({ groups: [], total: 0, weeks: 0, range: { from: 0, to: 0 } });
});

test("lists only groups with something selected, in the order of the page", () => {
  const { groups } = estimateOf(web, ["seo", "shop"]);
  expect(groups.map(({ id, lines }) => [id, lines.map((line) => line.id)])).toEqual([
    ["type", ["shop"]],
    ["extras", ["seo"]],
  ]);
});

test("toggling twice changes nothing and order never matters, whatever is selected", () => {
  const random = seeded(2018);
  for (let round = 0; round < 200; round++) {
    const picked = shuffled(everything, random).slice(0, Math.floor(random() * (everything.length + 1)));
    const selected = picked.reduce<readonly string[]>((sum, id) => toggled(web, sum, id), []);
    const again = shuffled(picked, random).reduce<readonly string[]>((sum, id) => toggled(web, sum, id), []);
    expect(again).toEqual(selected);
    expect(estimateOf(web, picked)).toEqual(estimateOf(web, selected));

    const [any = ""] = shuffled(everything, random);
    expect(toggled(web, toggled(web, selected, any), any)).toEqual(selected);
  }
});

test("a total one dollar short of the next step does not add a week", () => {
  expect([5_999, 6_000, 6_001, 11_999, 12_000].map((total) => weeksFor(web, total))).toEqual([4, 5, 5, 5, 6]);
});

test("no project is shorter than two weeks", () => {
  expect(weeksFor({ baseWeeks: 1, weeksDivisor: 6_000 }, 100)).toBe(2);
});

test("the range is the same distance below and above the total", () => {
  const { total, range } = estimateOf(web, ["corporate", "cms", "seo"]);
  expect(range.from).toBeLessThan(total);
  expect(range.to - total).toBe(total - range.from);
});

test("unknown and repeated ids do not count", () => {
  expect(inOrder(web, ["seo", "nope", "corporate", "seo", ""])).toEqual(["corporate", "seo"]);
  expect(toggled(web, ["seo"], "nope")).toEqual(["seo"]);
  expect(estimateOf(web, ["seo", "seo", "nope"]).total).toBe(1_200);
});

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
