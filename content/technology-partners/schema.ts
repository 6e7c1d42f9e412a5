import * as v from "valibot";
import { slug, technology } from "../fields.ts";

export const partnerCategories = ["Cloud", "Frontend", "Backend", "Database", "DevOps"] as const;

export const technologyPartnerSchema = v.strictObject({
  id: slug,
  name: technology,
  /** The name of the mark in simple-icons. */
  logo: slug,
  category: v.picklist(partnerCategories, `must be one of ${partnerCategories.join(", ")}`),
});

export type TechnologyPartner = v.InferOutput<typeof technologyPartnerSchema>;
