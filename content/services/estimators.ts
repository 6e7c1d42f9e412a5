import { calculators } from "../calculator/index.ts";

/** The tab of the price calculator for a service. A service without one is quoted by hand. */
const tabs: Readonly<Record<string, string>> = {
  "web-development": "web",
  "mobile-apps": "mobile",
  web3: "web3",
  "ai-automation": "ai",
};

export type Estimator = {
  link: string;
  /** The least a project of this kind costs, in dollars, and takes; unknown where every project is quoted. */
  from?: { price: number; weeks: number };
};

/** The first group of each calculator is the kind of project: its cheapest option is where prices start. */
export function estimatorOf(serviceId: string): Estimator {
  const calculator = calculators.get(tabs[serviceId] ?? "");
  const kinds = calculator?.groups[0]?.options;
  if (!calculator || !kinds) return { link: "/pricing?tab=quote" };
  const price = Math.min(...kinds.map((option) => option.price));
  const weeks = calculator.baseWeeks + Math.floor(price / calculator.weeksDivisor);
  return { link: `/pricing?tab=${calculator.id}`, from: { price, weeks } };
}
