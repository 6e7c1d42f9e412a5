import * as v from "valibot";
import { slug, text } from "../fields.ts";

const processIcons = [
  "Search",
  "Map",
  "PenTool",
  "Code",
  "ShieldCheck",
  "Rocket",
  "GraduationCap",
  "TrendingUp",
] as const;

export const processStepSchema = v.strictObject({
  id: slug,
  title: text,
  description: text,
  icon: v.picklist(processIcons, `must be one of ${processIcons.join(", ")}`),
  /** Key deliverables. */
  details: v.pipe(v.array(text), v.length(4, "needs exactly four deliverables")),
});

export type ProcessStep = v.InferOutput<typeof processStepSchema>;
