import * as v from "valibot";
import { slug, text, titled } from "../fields.ts";

const eightBenefits = v.pipe(v.array(titled), v.length(8, "needs exactly eight benefits"));
const idealFor = v.pipe(v.array(text), v.length(5, "needs exactly five lines"));
const fiveSteps = v.pipe(v.array(titled), v.length(5, "needs exactly five steps"));

export const planSchema = v.strictObject({
  id: slug,
  title: text,
  /** As shown, per month: "$1,200". */
  price: v.pipe(text, v.regex(/^\$\d{1,3}(,\d{3})*$/, "must be a price such as $1,200")),
  experience: text,
  popular: v.boolean(),
  features: v.pipe(v.array(text), v.minLength(5, "needs at least five features")),
});

const industryIcons = [
  "HeartPulse",
  "Landmark",
  "ShoppingCart",
  "GraduationCap",
  "Building",
  "Layers",
] as const;

export const partnerIndustrySchema = v.strictObject({
  id: slug,
  title: text,
  description: text,
  icon: v.picklist(industryIcons, `must be one of ${industryIcons.join(", ")}`),
});

export const staffingSchema = v.strictObject({
  dedicated: v.strictObject({ summary: text, benefits: eightBenefits, idealFor }),
  milestone: v.strictObject({ summary: text, benefits: eightBenefits, idealFor, process: fiveSteps }),
  process: fiveSteps,
  reasons: v.pipe(v.array(titled), v.length(6, "needs exactly six reasons")),
  savingsClaim: text,
});

export type StaffingPlan = v.InferOutput<typeof planSchema>;
export type PartnerIndustry = v.InferOutput<typeof partnerIndustrySchema>;
export type Staffing = v.InferOutput<typeof staffingSchema>;
