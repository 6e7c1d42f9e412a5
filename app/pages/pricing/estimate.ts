import type { Calculator, CalculatorOption } from "#content/calculator/schema.ts";
import { policies } from "#content/site.ts";

/** No project is shorter than this, however little it costs. */
const minimumWeeks = 2;

type Line = Pick<CalculatorOption, "id" | "label" | "price">;

export type Estimate = {
  /** Only groups with something selected, in the order of the page. */
  groups: readonly { id: string; title: string; lines: readonly Line[] }[];
  total: number;
  weeks: number;
  /** Of the final quote. */
  range: { from: number; to: number };
};

export function estimateOf(calculator: Calculator, selected: readonly string[]): Estimate {
  const groups = calculator.groups
    .map(({ id, title, options }) => ({
      id,
      title,
      lines: options.filter((option) => selected.includes(option.id)),
    }))
    .filter(({ lines }) => lines.length > 0);
  const total = totalOf(calculator, selected);
  return { groups, total, weeks: weeksFor(calculator, total), range: rangeAround(total) };
}

export function totalOf(calculator: Pick<Calculator, "groups">, selected: readonly string[]) {
  return optionsOf(calculator).reduce((sum, { id, price }) => (selected.includes(id) ? sum + price : sum), 0);
}

export function weeksFor(
  { baseWeeks, weeksDivisor }: Pick<Calculator, "baseWeeks" | "weeksDivisor">,
  total: number,
) {
  if (total === 0) return 0;
  return Math.max(minimumWeeks, baseWeeks + Math.floor(total / weeksDivisor));
}

/** Known ids only, each once, in the order of the page, so that a selection has one canonical form. */
export function inOrder(calculator: Calculator, ids: readonly string[]): readonly string[] {
  return optionsOf(calculator)
    .map(({ id }) => id)
    .filter((id) => ids.includes(id));
}

export function toggled(calculator: Calculator, selected: readonly string[], id: string): readonly string[] {
  const rest = selected.filter((other) => other !== id);
  return inOrder(calculator, rest.length < selected.length ? rest : [...selected, id]);
}

export function optionsOf({ groups }: Pick<Calculator, "groups">) {
  return groups.flatMap(({ options }) => options);
}

export function rangeAround(total: number) {
  const share = (percent: number) => Math.round((total * percent) / 100);
  return { from: share(100 - policies.estimateTolerance), to: share(100 + policies.estimateTolerance) };
}
