import type * as v from "valibot";
import type { aboutSchema } from "../about/schema.ts";
import type { Calculator } from "../calculator/schema.ts";
import { capitalised, inWords } from "../count-words.ts";
import { formatUsd } from "../format-usd.ts";
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

/** A figure missing in site.yaml is one mistake and not one of every text that names it. */
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
  about: v.InferOutput<typeof aboutSchema> | undefined;
  calculators: readonly Pick<Calculator, "groups">[];
  process: v.InferOutput<typeof processSchema> | undefined;
  services: readonly unknown[];
  staffing: v.InferOutput<typeof staffingSchema> | undefined;
  technologyPartners: { partners: readonly unknown[] } | undefined;
  testimonials: readonly unknown[];
};

export function countValues(found: Counted): Values {
  const { calculators, process, staffing } = found;
  const options = calculators.flatMap(({ groups }) => groups.flatMap((group) => group.options));
  return {
    priceOptions: options.length,
    deliverables: process?.steps.flatMap(({ details }) => details).length ?? 0,
    lowestPlanPrice: staffing ? formatUsd(Math.min(...staffing.plans.map(({ price }) => price))) : "",
    ...writtenOut("serviceCount", found.services),
    ...writtenOut("goalCount", found.about?.goals),
    ...writtenOut("stepCount", process?.steps),
    ...writtenOut("planCount", staffing?.plans),
    ...writtenOut("technologyCount", found.technologyPartners?.partners),
    ...writtenOut("testimonialCount", found.testimonials),
  };
}

function writtenOut(name: string, items: readonly unknown[] = []): Values {
  const words = inWords(items.length);
  return { [name]: words, [capitalised(name)]: capitalised(words) };
}
