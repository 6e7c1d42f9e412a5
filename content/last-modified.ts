import { caseStudies } from "./case-studies/index.ts";
import { privacyPolicy } from "./legal/privacy.ts";
import { termsOfService } from "./legal/terms.ts";
import { library } from "./library/library.ts";
import { publicPaths } from "./paths.ts";
import { projects } from "./projects/index.ts";
import { services } from "./services/index.ts";

const pages = new Map<string, string | undefined>([
  ...library.pageMetadata.pages.map(({ path, updated }) => [path, updated] as const),
  ["/privacy-policy", privacyPolicy.lastUpdated],
  ["/terms-of-service", termsOfService.lastUpdated],
]);

const entries = new Map<string, string>([
  ...services.all.map(({ id, updated }) => [`/services/${id}`, updated] as const),
  ...projects.all.map(({ id, updated }) => [`/portfolio/${id}`, updated] as const),
  ...caseStudies.all.map(({ id, updated }) => [`/case-studies/${id}`, updated] as const),
]);

/** A list changes with its entries, and the home page with all of them. */
export const lastModified: readonly { path: string; date: string }[] = publicPaths.map((path) => ({
  path,
  date: entriesUnder(path).reduce(later, dateOf(path)),
}));

function dateOf(path: string) {
  const date = entries.get(path) ?? pages.get(path);
  if (!date) throw new Error(`content/page-metadata.yaml: needs a date for ${path}`);
  return date;
}

function entriesUnder(path: string) {
  const folder = path === "/" ? path : `${path}/`;
  return [...entries].filter(([entry]) => entry.startsWith(folder)).map(([, date]) => date);
}

function later(a: string, b: string) {
  return a.localeCompare(b) > 0 ? a : b;
}
