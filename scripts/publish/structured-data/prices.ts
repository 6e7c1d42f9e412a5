import type { StaffingPlan } from "#content/staffing/schema.ts";

const priceCurrency = "USD";

export function priceRange(prices: readonly number[]) {
  return {
    "@type": "AggregateOffer",
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    priceCurrency,
    offerCount: prices.length,
  };
}

/** "$1,200" is written for people. */
export function monthlyPrice({ price }: Pick<StaffingPlan, "price">) {
  return Number(price.replace(/\D/g, ""));
}

export function planOffer(plan: Pick<StaffingPlan, "title" | "price">) {
  return {
    "@type": "Offer",
    name: plan.title,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: monthlyPrice(plan),
      priceCurrency,
      // The code of a month in the list that schema.org refers to.
      unitCode: "MON",
    },
  };
}
