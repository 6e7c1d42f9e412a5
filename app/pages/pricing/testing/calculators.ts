import type { Calculator } from "#content/calculator/schema.ts";

/** Calculators with prices of their own, so that no test depends on the content. */
export const web: Calculator = {
  id: "web",
  title: "Web Development",
  baseWeeks: 4,
  weeksDivisor: 6_000,
  groups: [
    { id: "type", title: "Project type", options: [option("shop", 12_000), option("corporate", 7_500)] },
    { id: "functions", title: "Functionality", options: [option("cms", 1_500)] },
    { id: "extras", title: "Extras", options: [option("seo", 1_200), option("hosting", 600)] },
  ],
};

export const mobile: Calculator = {
  id: "mobile",
  title: "Mobile Apps",
  baseWeeks: 6,
  weeksDivisor: 8_000,
  groups: [{ id: "platform", title: "Platform", options: [option("ios", 15_000), option("push", 2_000)] }],
};

function option(id: string, price: number) {
  return { id, label: `${id}, SSL & "more"`, price, info: `About ${id}.` };
}
