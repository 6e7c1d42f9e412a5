import * as v from "valibot";
import { aboutSchema } from "../about/schema.ts";
import { calculatorSchema } from "../calculator/schema.ts";
import { caseStudySchema } from "../case-studies/schema.ts";
import { clientLogoSchema } from "../client-logos/schema.ts";
import { faqSchema } from "../faq/schema.ts";
import { listOf, text } from "../fields.ts";
import { homeSchema } from "../home/schema.ts";
import { pagesSchema } from "../page-metadata-schema.ts";
import { personSchema } from "../people/schema.ts";
import { processSchema } from "../process/schema.ts";
import { projectSchema } from "../projects/schema.ts";
import { serviceSchema } from "../services/schema.ts";
import { siteSchema } from "../site/schema.ts";
import { staffingSchema } from "../staffing/schema.ts";
import { technologyPartnersSchema } from "../technology-partners/schema.ts";
import { testimonialSchema } from "../testimonials/schema.ts";
import { redirectsSchema } from "./redirects.ts";

/** The name of a file is the id of its entry. */
export const folderSchemas = {
  calculator: calculatorSchema,
  "case-studies": caseStudySchema,
  "client-logos": clientLogoSchema,
  people: personSchema,
  projects: projectSchema,
  services: serviceSchema,
  testimonials: testimonialSchema,
};

export const fileSchemas = {
  about: aboutSchema,
  chat: v.strictObject({ greeting: text, reply: text, furtherReplies: listOf(text, "reply") }),
  faq: faqSchema,
  home: homeSchema,
  "page-metadata": pagesSchema,
  process: processSchema,
  redirects: redirectsSchema,
  site: siteSchema,
  staffing: staffingSchema,
  technologies: v.strictObject({ technologies: listOf(text, "technology") }),
  "technology-partners": technologyPartnersSchema,
};
