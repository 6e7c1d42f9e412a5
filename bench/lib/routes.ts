import { caseStudies } from "../../content/case-studies/index.ts";
import { projects } from "../../content/projects/index.ts";
import { services } from "../../content/services/index.ts";

/** One page for each route. Detail pages are the first entry of their collection. */
export const routes = [
  { pattern: "/", path: "/" },
  { pattern: "/services", path: "/services" },
  { pattern: "/services/:id", path: `/services/${services.ids[0]}` },
  { pattern: "/portfolio", path: "/portfolio" },
  { pattern: "/portfolio/:id", path: `/portfolio/${projects.ids[0]}` },
  { pattern: "/case-studies", path: "/case-studies" },
  { pattern: "/case-studies/:id", path: `/case-studies/${caseStudies.ids[0]}` },
  { pattern: "/about", path: "/about" },
  { pattern: "/pricing", path: "/pricing" },
  { pattern: "/process", path: "/process" },
  { pattern: "/staffing", path: "/staffing" },
  { pattern: "/contact", path: "/contact" },
  { pattern: "/privacy-policy", path: "/privacy-policy" },
  { pattern: "/terms-of-service", path: "/terms-of-service" },
  { pattern: "404", path: "/no-such-page" },
] as const;

export type Route = (typeof routes)[number];
