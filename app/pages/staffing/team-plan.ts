import { formatUsd } from "#app/lib/format.ts";
import type { ParamChanges } from "#app/url-state/url-state.ts";

/** A level of experience: a staffing plan of the content with its price as a number. */
export type Level = { id: string; title: string; monthlyPrice: number };

export type TeamPlan = {
  /** People by level id. */
  people: Readonly<Record<string, number>>;
  months: number;
  /** What one such person costs the visitor locally, a month. */
  localCost: number | undefined;
};

export const limits = {
  people: { min: 0, max: 20 },
  months: { min: 1, max: 36 },
  localCost: 1_000_000,
} as const;

const defaultMonths = 6;

/** Values that make no sense are ignored. */
export function readPlan(params: URLSearchParams, levels: readonly Level[]): TeamPlan {
  const people = levels.map(({ id }) => [id, clamp(params.get(id), limits.people) ?? 0] as const);
  return {
    people: Object.fromEntries(people),
    months: clamp(params.get("months"), limits.months) ?? defaultMonths,
    localCost: parseCost(params.get("local") ?? ""),
  };
}

/** The shortest query that means the same: defaults are left out. */
export function writePlan({ people, months, localCost }: TeamPlan, levels: readonly Level[]): ParamChanges {
  return {
    ...Object.fromEntries(levels.map(({ id }) => [id, people[id] ? String(people[id]) : undefined])),
    months: months === defaultMonths ? undefined : String(months),
    local: localCost === undefined ? undefined : String(localCost),
  };
}

/** "9500", "9,500" and "$9,500.50" are amounts; anything else, and nothing, is not. */
export function parseCost(text: string): number | undefined {
  const match = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(\.\d{1,2})?$/.exec(text.trim());
  if (!match) return undefined;
  const amount = Number(match[0].replace(/[$,\s]/g, ""));
  return amount > 0 && amount <= limits.localCost ? amount : undefined;
}

export type Sums = { people: number; monthly: number; total: number; local: LocalComparison | undefined };

type LocalComparison = {
  total: number;
  /** Positive when we cost less. */
  difference: number;
  /** The difference as a share of the local cost, rounded towards zero so that it is never overstated. */
  percent: number;
};

/** The comparison needs a team and a local cost. */
export function sumsOf({ people, months, localCost }: TeamPlan, levels: readonly Level[]): Sums {
  const count = levels.reduce((sum, { id }) => sum + (people[id] ?? 0), 0);
  const monthly = levels.reduce((sum, { id, monthlyPrice }) => sum + (people[id] ?? 0) * monthlyPrice, 0);
  const total = monthly * months;
  if (count === 0 || localCost === undefined) return { people: count, monthly, total, local: undefined };
  const localTotal = localCost * count * months;
  const difference = localTotal - total;
  const percent = Math.trunc((100 * difference) / localTotal);
  return { people: count, monthly, total, local: { total: localTotal, difference, percent } };
}

/** "1 senior, 2 mid-level". */
export function teamText({ people }: TeamPlan, levels: readonly Level[]) {
  const chosen = levels.filter(({ id }) => people[id]);
  return chosen
    .map(({ id, title }) => `${people[id]} ${title.replace(/ Developer$/, "").toLowerCase()}`)
    .join(", ");
}

export function monthsText(months: number) {
  return `${months} ${months === 1 ? "month" : "months"}`;
}

/** "(1 × $2,500 + 2 × $1,600) × 6 months = $34,200". */
export function totalFormula(plan: TeamPlan, levels: readonly Level[]) {
  const terms = levels
    .filter(({ id }) => plan.people[id])
    .map(({ id, monthlyPrice }) => `${plan.people[id]} × ${formatUsd(monthlyPrice)}`);
  const { total } = sumsOf(plan, levels);
  return `(${terms.join(" + ")}) × ${monthsText(plan.months)} = ${formatUsd(total)}`;
}

function clamp(text: string | null, { min, max }: { min: number; max: number }) {
  if (text === null || !/^-?\d{1,6}$/.test(text)) return undefined;
  return Math.min(Math.max(Number(text), min), max);
}
