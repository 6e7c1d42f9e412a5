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

/** `npm run e2e:walks` reads and presses everything everywhere; `npm test` takes an entry of each kind. */
export const isWhole = process.env.WALKS === "whole";

export function isFurtherEntry(path: string) {
  return path.split("/").length > 2 && !onePathOfEachRoute.includes(path);
}
