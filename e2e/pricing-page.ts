import type { Page } from "@playwright/test";
import { calculators } from "#content/calculator/index.ts";
import type { Calculator, CalculatorOption } from "#content/calculator/schema.ts";
import { policies } from "#content/site.ts";
import { firstOf } from "./entries.ts";

export const receipt = (page: Page) => page.getByRole("region", { name: "Your estimate" });

export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

export const checkbox = (page: Page, { label }: Pick<CalculatorOption, "label">) =>
  page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole("checkbox");

export const calculator = firstOf(calculators.all);

export function optionsOf({ groups }: Pick<Calculator, "groups">) {
  return groups.flatMap(({ options }) => options);
}

/** One option of each group, in the order of the page. */
export function oneOfEachGroup({ groups }: Pick<Calculator, "groups">) {
  return groups.flatMap(({ options }) => options.slice(0, 1));
}

export function pricingPath({ id }: Pick<Calculator, "id">, options: readonly CalculatorOption[] = []) {
  const selected = options.map((option) => option.id).join(".");
  return `/pricing?tab=${id}${selected && `&o=${selected}`}`;
}

/** What the receipt should show, added up anew from the content and the rules of the specification. */
export function expectedEstimate(
  { baseWeeks, weeksDivisor }: Calculator,
  options: readonly Pick<CalculatorOption, "price">[],
) {
  const total = options.reduce((sum, { price }) => sum + price, 0);
  const weeks = total === 0 ? 0 : Math.max(2, baseWeeks + Math.floor(total / weeksDivisor));
  const bound = (percent: number) => usd(Math.round((total * percent) / 100));
  const { estimateTolerance } = policies;
  return {
    total: usd(total),
    range: `${bound(100 - estimateTolerance)} to ${bound(100 + estimateTolerance)}`,
    duration: `${weeks} weeks`,
  };
}

export function usd(amount: number) {
  return `$${amount.toLocaleString("en-US")}`;
}
