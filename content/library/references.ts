import { existsSync } from "node:fs";
import { logoFile } from "../client-logos/logo-file.ts";
import { aliasPaths, fixedPaths } from "./fixed-paths.ts";
import type { Mistake } from "./mistake.ts";
import { checkRedirects, type Redirect } from "./redirects.ts";

type Entry = { id: string };
type UsesTechnologies = { technologies: readonly string[] };
type Work = Entry & UsesTechnologies & { services: readonly string[] };
type Identified = readonly Entry[];

type Named = {
  caseStudies: readonly Work[];
  projects: readonly Work[];
  services: readonly (Entry & UsesTechnologies & { calculator?: string | undefined })[];
  calculators: readonly (Entry & { groups: readonly { id: string; options: Identified }[] })[];
  clientLogos: readonly (Entry & { file?: string | undefined })[];
  technologies: UsesTechnologies | undefined;
  technologyPartners: { partners: readonly { id: string; name: string }[] } | undefined;
  faq: { questions: Identified } | undefined;
  staffing: { plans: Identified } | undefined;
  pageMetadata: { pages: readonly { path: string; updated?: string | undefined }[] } | undefined;
  redirects: readonly Redirect[];
};

type Ids = Readonly<Record<"services" | "projects" | "case-studies" | "calculator", readonly string[]>>;

/** Whatever one file says of another has to be true. `ids` are those of the files that are there, faulty or not. */
export function checkReferences(found: Named, ids: Ids, root: string): Mistake[] {
  const known = found.technologies?.technologies;
  const technologiesOf = (folder: string, entries: readonly (Entry & UsesTechnologies)[]) =>
    entries.flatMap(({ id, technologies }) =>
      unknownNames(`${folder}/${id}`, "technologies", technologies, known, "content/technologies.yaml"),
    );
  const servicesOf = (folder: string, entries: readonly Work[]) =>
    entries.flatMap(({ id, services }) =>
      unknownNames(`${folder}/${id}`, "services", services, ids.services, "the files in content/services"),
    );
  return [
    ...technologiesOf("services", found.services),
    ...technologiesOf("projects", found.projects),
    ...technologiesOf("case-studies", found.caseStudies),
    ...servicesOf("projects", found.projects),
    ...servicesOf("case-studies", found.caseStudies),
    ...found.services.flatMap(({ id, calculator }) =>
      calculator === undefined || ids.calculator.includes(calculator)
        ? []
        : [
            mistake(
              `services/${id}`,
              "calculator",
              `names "${calculator}", which is not in content/calculator`,
            ),
          ],
    ),
    ...(found.technologyPartners?.partners ?? []).flatMap(({ name }, index) =>
      unknownNames(
        "technology-partners",
        `partners.${index}.name`,
        [name],
        known,
        "content/technologies.yaml",
      ),
    ),
    ...found.clientLogos
      .filter(({ id, file }) => !file && !existsSync(`${root}/public${logoFile(id)}`))
      .map(({ id }) =>
        mistake(`client-logos/${id}`, undefined, `needs a file, or the drawing public${logoFile(id)}`),
      ),
    ...found.calculators.flatMap(({ id, groups }) => [
      ...repeated(`calculator/${id}`, "groups", groups),
      ...repeated(
        `calculator/${id}`,
        "groups",
        groups.flatMap(({ options }) => options),
      ),
    ]),
    ...repeated("faq", "questions", found.faq?.questions ?? []),
    ...repeated("staffing", "plans", found.staffing?.plans ?? []),
    ...repeated("technology-partners", "partners", found.technologyPartners?.partners ?? []),
    ...checkPages(found.pageMetadata?.pages),
    ...checkRedirects(found.redirects, pathsOf(ids)),
  ];
}

function pathsOf(ids: Ids): ReadonlySet<string> {
  return new Set([
    ...fixedPaths,
    ...aliasPaths,
    ...ids.services.flatMap((id, index) => [`/services/${id}`, `/services/${index + 1}`]),
    ...ids.projects.map((id) => `/portfolio/${id}`),
    ...ids["case-studies"].map((id) => `/case-studies/${id}`),
  ]);
}

function checkPages(pages: readonly { path: string; updated?: string | undefined }[] | undefined): Mistake[] {
  if (!pages) return [];
  const legal = ["/privacy-policy", "/terms-of-service"];
  const expected: readonly string[] = [...fixedPaths, ...aliasPaths];
  const dated: readonly string[] = fixedPaths.filter((path) => !legal.includes(path));
  return [
    ...expected
      .filter((path) => !pages.some((page) => page.path === path))
      .map((path) => mistake("page-metadata", "pages", `needs an entry for ${path}`)),
    ...pages.flatMap(({ path, updated }, index) => {
      if (!expected.includes(path))
        return [mistake("page-metadata", `pages.${index}.path`, `is not a page of its own: ${path}`)];
      if (dated.includes(path) && !updated)
        return [mistake("page-metadata", `pages.${index}.updated`, "is missing")];
      return [];
    }),
  ];
}

function unknownNames(
  file: string,
  field: string,
  names: readonly string[],
  known: readonly string[] | undefined,
  place: string,
): Mistake[] {
  return names
    .filter((name) => known && !known.includes(name))
    .map((name) => mistake(file, field, `names "${name}", which is not in ${place}`));
}

function repeated(file: string, field: string, items: Identified): Mistake[] {
  const ids = items.map(({ id }) => id);
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => mistake(file, field, `has the id "${id}" twice`));
}

function mistake(name: string, field: string | undefined, problem: string): Mistake {
  return { file: `content/${name}.yaml`, ...(field && { field }), problem };
}
