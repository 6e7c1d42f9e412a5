import { caseStudies } from "#content/case-studies/index.ts";
import { projects } from "#content/projects/index.ts";
import { services } from "#content/services/index.ts";

/** The last entries: their covers and texts are the ones that nobody looks at first. */
export const onePathOfEachRoute: readonly string[] = [
  "/",
  "/services",
  `/services/${services.ids.at(-1)}`,
  "/portfolio",
  `/portfolio/${projects.ids.at(-1)}`,
  "/case-studies",
  `/case-studies/${caseStudies.ids.at(-1)}`,
  "/about",
  "/pricing",
  "/process",
  "/staffing",
  "/contact",
  "/privacy-policy",
  "/terms-of-service",
];
