import type * as v from "valibot";
import type { Calculator } from "../calculator/schema.ts";
import type { processSchema } from "../process/schema.ts";
import { siteSchema } from "../site/schema.ts";
import type { staffingSchema } from "../staffing/schema.ts";
import type { Values } from "./placeholders.ts";

const facts = [
  "name",
  "email",
  "phone",
  "foundedIn",
  "consultationMinutes",
  "replyWithinHours",
  "ownership",
] as const;

/**
 * What any text may name in braces, from site.yaml as it was read. A figure that is missing there is one mistake, and
 * not one of every text that names it. Nobody sees what stands in for it, since the build stops.
 */
export function siteValues(site: unknown): Values {
  const { claims, policies } = siteSchema.entries;
  const found = fieldsOf(site);
  const values = [
    ...facts.map((name) => [name, found[name]] as const),
    ["city", fieldsOf(found.address).city] as const,
    ...Object.keys(claims.entries).map((name) => [name, fieldsOf(found.claims)[name]] as const),
    ...Object.keys(policies.entries).map((name) => [name, fieldsOf(found.policies)[name]] as const),
  ];
  return Object.fromEntries(
    values.map(([name, value]) => [name, typeof value === "string" || typeof value === "number" ? value : 0]),
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" ? { ...value } : {};
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
