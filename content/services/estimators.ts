import { calculators } from "../calculator/index.ts";
import type { Calculator } from "../calculator/schema.ts";
import { library } from "../library/library.ts";

export type Estimator = {
  link: string;
  /** The least a project of this kind costs, in dollars, and takes; unknown where every project is quoted. */
  from?: { price: number; weeks: number };
};

export function estimatorOf(serviceId: string): Estimator {
  const calculator = calculatorOf(serviceId);
  if (!calculator) return { link: "/pricing?tab=quote" };
  const price = Math.min(...pricesOf(calculator));
  const weeks = calculator.baseWeeks + Math.floor(price / calculator.weeksDivisor);
  return { link: `/pricing?tab=${calculator.id}`, from: { price, weeks } };
}

/** What each kind of project costs before options, in dollars; none where every project is quoted. */
export function projectPrices(serviceId: string): readonly number[] {
  const calculator = calculatorOf(serviceId);
  return calculator ? pricesOf(calculator) : [];
}

function calculatorOf(serviceId: string) {
  const { id = "" } = library.calculators.find(({ service }) => service === serviceId) ?? {};
  return calculators.get(id);
}

/** The first group of each calculator is the kind of project. */
function pricesOf({ groups: [kinds] }: Calculator): readonly number[] {
  return kinds?.options.map((option) => option.price) ?? [];
}
