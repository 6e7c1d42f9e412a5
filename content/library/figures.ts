import type * as v from "valibot";
import type { Calculator } from "../calculator/schema.ts";
import type { processSchema } from "../process/schema.ts";
import type { SiteFile } from "../site/schema.ts";
import type { staffingSchema } from "../staffing/schema.ts";
import type { Values } from "./placeholders.ts";

/** What any text may name in braces. */
export function siteValues(site: SiteFile): Values {
  const { name, email, phone, foundedIn, consultationMinutes, replyWithinHours, ownership } = site;
  return {
    ...{ name, email, phone, foundedIn, consultationMinutes, replyWithinHours, ownership },
    city: site.address.city,
    ...site.claims,
    ...site.policies,
  };
}

type Counted = {
  calculators: readonly Pick<Calculator, "groups">[];
  process: v.InferOutput<typeof processSchema> | undefined;
  staffing: v.InferOutput<typeof staffingSchema> | undefined;
};

/** What the metadata of pages may name besides: figures that follow from other content. */
export function countValues({ calculators, process, staffing }: Counted): Values {
  const options = calculators.flatMap(({ groups }) => groups.flatMap((group) => group.options));
  return {
    priceOptions: options.length,
    deliverables: process?.steps.flatMap(({ details }) => details).length ?? 0,
    lowestPlanPrice: staffing?.plans[0]?.price ?? "",
  };
}
