import { caseStudies } from "./case-studies/index.ts";
import { aliasPaths as aliases, fixedPaths } from "./library/fixed-paths.ts";
import { projects } from "./projects/index.ts";
import { services } from "./services/index.ts";

export const publicPaths: readonly string[] = [
  ...fixedPaths,
  ...services.ids.map((id) => `/services/${id}`),
  ...projects.ids.map((id) => `/portfolio/${id}`),
  ...caseStudies.ids.map((id) => `/case-studies/${id}`),
];

/** Addresses that show the home page; search engines are sent to "/". */
export const aliasPaths: readonly string[] = aliases;

/** "/services/1" is the first service as listed, and so on. */
export const numericServicePaths: readonly string[] = services.ids.map(
  (_, index) => `/services/${index + 1}`,
);
