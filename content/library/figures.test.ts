import { expect, test } from "vitest";
import { countValues } from "./figures.ts";
import { library } from "./library.ts";

test("texts name the lowest price of a month, whatever the order of the plans", () => {
  const { staffing } = library;
  const plans = staffing.plans.map((plan, index) => ({ ...plan, price: 9_000 - 1_000 * index }));
  const lowest = 9_000 - 1_000 * (plans.length - 1);
  const { lowestPlanPrice } = countValues({ ...library, staffing: { ...staffing, plans } });
  expect(lowestPlanPrice).toBe(`$${lowest.toLocaleString("en-US")}`);
});
