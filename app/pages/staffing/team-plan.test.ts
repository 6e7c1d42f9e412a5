import { expect, test } from "vitest";
import { parseCost, readPlan, sumsOf, teamText, totalFormula, writePlan } from "./team-plan.ts";

const levels = [
  { id: "junior", title: "Junior Developer", monthlyPrice: 1200 },
  { id: "mid-level", title: "Mid-Level Developer", monthlyPrice: 1600 },
  { id: "senior", title: "Senior Developer", monthlyPrice: 2500 },
];

const plan = (address: string) => readPlan(new URLSearchParams(address), levels);

test("one senior and two mid-level developers for six months cost $34,200", () => {
  const team = plan("senior=1&mid-level=2&months=6");
  expect(sumsOf(team, levels)).toMatchObject({ people: 3, monthly: 5700, total: 34_200 });
  expect(totalFormula(team, levels)).toBe("(2 × $1,600 + 1 × $2,500) × 6 months = $34,200");
  expect(teamText(team, levels)).toBe("2 mid-level, 1 senior");
});

test("against a local cost of $9,500 each the difference is 80 percent", () => {
  const { local } = sumsOf(plan("senior=1&mid-level=2&months=6&local=9500"), levels);
  expect(local).toEqual({ total: 171_000, difference: 136_800, percent: 80 });
});

test.each([
  "",
  "senior=1",
  "local=9500",
  "senior=1&local=",
  "senior=1&local=0",
  "senior=1&local=-5",
  "senior=1&local=abc",
])("nothing is claimed for %j", (address) => {
  expect(sumsOf(plan(address), levels).local).toBeUndefined();
});

test("a local cost below ours is shown as what it is", () => {
  const { local } = sumsOf(plan("senior=1&months=1&local=2000"), levels);
  expect(local).toEqual({ total: 2000, difference: -500, percent: -25 });
});

test("a share is never rounded up", () => {
  expect(sumsOf(plan("junior=1&months=1&local=1999"), levels).local?.percent).toBe(39);
});

test.each([
  ["9500", 9500],
  ["9,500", 9500],
  ["$9,500", 9500],
  [" $ 9500.50 ", 9500.5],
  ["", undefined],
  ["0", undefined],
  ["9.500,00", undefined],
  ["95,00", undefined],
  ["-9500", undefined],
  ["1e4", undefined],
  ["Infinity", undefined],
  ["99999999999999999999", undefined],
])("%j is read as %s", (text, amount) => {
  expect(parseCost(text)).toBe(amount);
});

test.each([
  ["junior=99&months=99", 20, 36],
  ["junior=-1&months=0", 0, 1],
  ["junior=1.5&months=x", 0, 6],
])("%s is kept within what can be chosen", (address, juniors, months) => {
  const { people, months: found } = plan(address);
  expect([people.junior, found]).toEqual([juniors, months]);
});

test("an address says what was chosen, and nothing else", () => {
  expect(writePlan(plan("senior=1&months=6&local=9,500"), levels)).toEqual({
    junior: undefined,
    "mid-level": undefined,
    senior: "1",
    months: undefined,
    local: "9500",
  });
});
