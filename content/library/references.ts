import { existsSync } from "node:fs";
import { logoFile } from "../client-logos/logo-file.ts";
import { aliasPaths, fixedPaths } from "./fixed-paths.ts";
import type { Mistake } from "./mistake.ts";
import { presentServices } from "./present-services.ts";
import { checkRedirects, type Redirect } from "./redirects.ts";

type Entry = { id: string };
type UsesTechnologies = { technologies: readonly string[] };
type Work = Entry & UsesTechnologies & { services: readonly string[] };
type Identified = readonly Entry[];
type Calculator = Entry & {
  service?: string | undefined;
  groups: readonly { id: string; options: Identified }[];
};

type Named = {
  caseStudies: readonly Work[];
  projects: readonly Work[];
  services: readonly (Entry & UsesTechnologies)[];
  calculators: readonly Calculator[];
  clientLogos: readonly (Entry & { drawing?: string | undefined })[];
  technologies: UsesTechnologies | undefined;
  technologyPartners: { partners: readonly { id: string; name: string }[] } | undefined;
  faq: { questions: Identified } | undefined;
  staffing: { plans: Identified } | undefined;
  pageMetadata: { pages: readonly { path: string; updated?: string | undefined }[] } | undefined;
  redirects: readonly Redirect[] | undefined;
};

type Ids = Readonly<Record<"services" | "projects" | "case-studies" | "calculator", readonly string[]>>;

/** `ids` are those of all files, faulty or not. */
export function checkReferences(found: Named, ids: Ids, root: string): Mistake[] {
  const known = found.technologies?.technologies;
  const technologiesOf = (folder: string, entries: readonly (Entry & UsesTechnologies)[]) =>
    entries.flatMap(({ id, technologies }) =>
      technologies.flatMap((name, index) =>
        known && !known.includes(name)
          ? [noTechnology(`${folder}/${id}`, `technologies.${index}`, name)]
          : [],
      ),
    );
  const { redirects } = found;
  const isService = (id: string) =>
    !redirects ||
    presentServices([id], ids.services, redirects).every((present) => ids.services.includes(present));
  const servicesOf = (folder: string, entries: readonly Work[]) =>
    entries.flatMap(({ id, services }) =>
      services.flatMap((service, index) =>
        isService(service) ? [] : [noService(`${folder}/${id}`, `services.${index}`, service)],
      ),
    );
  return [
    ...technologiesOf("services", found.services),
    ...technologiesOf("projects", found.projects),
    ...technologiesOf("case-studies", found.caseStudies),
    ...servicesOf("projects", found.projects),
    ...servicesOf("case-studies", found.caseStudies),
    ...(found.technologyPartners?.partners ?? []).flatMap(({ name }, index) =>
      known && !known.includes(name)
        ? [noTechnology("technology-partners", `partners.${index}.name`, name)]
        : [],
    ),
    ...found.clientLogos.flatMap(({ id, drawing }) =>
      drawing && !existsSync(`${root}/public${logoFile(drawing)}`)
        ? [mistake(`client-logos/${id}`, "drawing", `names public${logoFile(drawing)}, which is not there`)]
        : [],
    ),
    ...found.calculators.flatMap((calculator) => [
      ...(calculator.service && !isService(calculator.service)
        ? [noService(`calculator/${calculator.id}`, "service", calculator.service)]
        : []),
      ...repeatedInCalculator(calculator),
    ]),
    ...Object.entries(ids)
      .filter(([, all]) => all.length === 0)
      .map(([folder]) => ({
        file: `content/${folder}`,
        problem: "needs at least one entry: a page lists them",
      })),
    ...repeated("faq", "questions", found.faq?.questions ?? []),
    ...repeated("staffing", "plans", found.staffing?.plans ?? []),
    ...repeated("technology-partners", "partners", found.technologyPartners?.partners ?? []),
    ...checkPages(found.pageMetadata?.pages),
    ...checkRedirects(redirects ?? [], pathsOf(ids)),
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

function noService(file: string, field: string, name: string) {
  return mistake(file, field, `names "${name}", which is not in the files in content/services`);
}

function noTechnology(file: string, field: string, name: string) {
  return mistake(file, field, `names "${name}", which is not in content/technologies.yaml`);
}

/** Options are told apart in all of a calculator, groups by themselves. */
function repeatedInCalculator({ id, groups }: Calculator) {
  const options = groups.flatMap((group, place) =>
    group.options.map((option, index) => ({ id: option.id, field: `groups.${place}.options.${index}` })),
  );
  return [...repeated(`calculator/${id}`, "groups", groups), ...repeatedFields(`calculator/${id}`, options)];
}

function repeated(file: string, list: string, items: Identified): Mistake[] {
  return repeatedFields(
    file,
    items.map(({ id }, index) => ({ id, field: `${list}.${index}` })),
  );
}

function repeatedFields(file: string, items: readonly { id: string; field: string }[]): Mistake[] {
  return items
    .filter(({ id }, index) => items.findIndex((other) => other.id === id) !== index)
    .map(({ id, field }) => mistake(file, field, `has the same id as one before it: ${id}`));
}

function mistake(name: string, field: string, problem: string): Mistake {
  return { file: `content/${name}.yaml`, field, problem };
}
