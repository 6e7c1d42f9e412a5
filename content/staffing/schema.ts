import * as v from "valibot";
import { flag, heading, listOf, slug, text, titled, wholeNumber } from "../fields.ts";
import { slugOf } from "../slug-of.ts";

const benefits = listOf(titled, "benefit");
const idealFor = listOf(text, "line");
const steps = listOf(titled, "step");

const planSchema = v.pipe(
  v.strictObject({
    title: heading,
    id: v.optional(slug),
    /** US dollars a month. */
    price: wholeNumber,
    experience: text,
    popular: flag,
    /** Rows with the same name share one in the table of the plans. */
    features: listOf(v.strictObject({ row: heading, text }), "feature"),
  }),
  v.transform(({ id, ...plan }) => ({ ...plan, id: id ?? slugOf(plan.title) })),
);

const industryIcons = [
  "HeartPulse",
  "Landmark",
  "ShoppingCart",
  "GraduationCap",
  "Building",
  "Layers",
] as const;

const industrySchema = v.pipe(
  v.strictObject({
    title: heading,
    icon: v.picklist(industryIcons, `must be one of ${industryIcons.join(", ")}`),
    description: text,
  }),
  v.transform(({ title, icon, description }) => ({ id: slugOf(title), title, description, icon })),
);

export const staffingSchema = v.strictObject({
  dedicated: v.strictObject({ summary: text, benefits, idealFor }),
  milestone: v.strictObject({ summary: text, benefits, idealFor, process: steps }),
  process: steps,
  reasons: listOf(titled, "reason"),
  savingsClaim: text,
  plans: listOf(planSchema, "plan"),
  industries: v.optional(v.array(industrySchema), []),
});

export type StaffingPlan = v.InferOutput<typeof planSchema>;
export type PartnerIndustry = v.InferOutput<typeof industrySchema>;
export type Staffing = Omit<v.InferOutput<typeof staffingSchema>, "plans" | "industries">;
