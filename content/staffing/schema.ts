import * as v from "valibot";
import { flag, slug, text, titled, wholeNumber } from "../fields.ts";
import { slugOf } from "../slug-of.ts";

const eightBenefits = v.pipe(v.array(titled), v.length(8, "needs exactly eight benefits"));
const idealFor = v.pipe(v.array(text), v.length(5, "needs exactly five lines"));
const fiveSteps = v.pipe(v.array(titled), v.length(5, "needs exactly five steps"));

const planSchema = v.pipe(
  v.strictObject({
    title: text,
    id: v.optional(slug),
    /** US dollars a month. */
    price: wholeNumber,
    experience: text,
    popular: flag,
    features: v.pipe(v.array(text), v.minLength(5, "needs at least five features")),
  }),
  v.transform(({ id, title, price, experience, popular, features }) => ({
    id: id ?? slugOf(title),
    title,
    /** As shown: "$1,200". */
    price: `$${price.toLocaleString("en-US")}`,
    experience,
    popular,
    features,
  })),
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
    title: text,
    icon: v.picklist(industryIcons, `must be one of ${industryIcons.join(", ")}`),
    description: text,
  }),
  v.transform(({ title, icon, description }) => ({ id: slugOf(title), title, description, icon })),
);

export const staffingSchema = v.strictObject({
  dedicated: v.strictObject({ summary: text, benefits: eightBenefits, idealFor }),
  milestone: v.strictObject({ summary: text, benefits: eightBenefits, idealFor, process: fiveSteps }),
  process: fiveSteps,
  reasons: v.pipe(v.array(titled), v.length(6, "needs exactly six reasons")),
  savingsClaim: text,
  plans: v.pipe(v.array(planSchema), v.minLength(1, "needs at least one plan")),
  industries: v.array(industrySchema),
});

export type StaffingPlan = v.InferOutput<typeof planSchema>;
export type PartnerIndustry = v.InferOutput<typeof industrySchema>;
export type Staffing = Omit<v.InferOutput<typeof staffingSchema>, "plans" | "industries">;
