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

export function planOffer({ title, price }: Pick<StaffingPlan, "title" | "price">) {
  return {
    "@type": "Offer",
    name: title,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency,
      // The code of a month in the list that schema.org refers to.
      unitCode: "MON",
    },
  };
}
