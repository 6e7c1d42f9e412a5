import * as v from "valibot";
import { heading, listOf, text, titled } from "../fields.ts";
import { slugOf } from "../slug-of.ts";

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

const stepSchema = v.pipe(
  v.strictObject({
    title: heading,
    icon: v.picklist(processIcons, `must be one of ${processIcons.join(", ")}`),
    description: text,
    details: listOf(text, "deliverable"),
  }),
  v.transform(({ title, icon, description, details }) => ({
    id: slugOf(title),
    title,
    description,
    icon,
    details,
  })),
);

export const processSchema = v.strictObject({
  steps: listOf(stepSchema, "step"),
  delivery: listOf(titled, "step"),
});

export type ProcessStep = v.InferOutput<typeof stepSchema>;
