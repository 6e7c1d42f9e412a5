import { existsSync, globSync } from "node:fs";
import { basename } from "node:path";
import type * as v from "valibot";
import { check } from "./check.ts";
import { countValues, siteValues } from "./figures.ts";
import type { Mistake } from "./mistake.ts";
import { kindOf, type PictureFile, pictureFolder, placeFiles } from "./picture-files.ts";
import { fillIn, type Values } from "./placeholders.ts";
import { readYaml } from "./read-yaml.ts";
import { destination } from "./redirects.ts";
import { checkReferences } from "./references.ts";
import { fileSchemas, folderSchemas } from "./schemas.ts";

type Folder = keyof typeof folderSchemas;
type File = keyof typeof fileSchemas;
type EntryOf<F extends Folder> = v.InferOutput<(typeof folderSchemas)[F]> & { id: string };

/** What a file says, before it has any meaning: for checks that look at every text. */
export type Texts = { file: string; value: unknown };

export type Found = ReturnType<typeof readContent>["found"];

const siteFile = "content/site.yaml";

/** Reads every file below `root`/content and tells all mistakes. What could be read is found, whatever the rest. */
export function readContent(root: string) {
  const mistakes: Mistake[] = [];
  const texts: Texts[] = [];
  const pictures: PictureFile[] = [];

  function readChecked<S extends v.GenericSchema>(file: string, schema: S, values: Values) {
    const source = readYaml(root, file);
    mistakes.push(...source.mistakes);
    if (source.mistakes.length > 0) return undefined;
    const filled = fillIn(source.value, values);
    const problem = (name: string) => `names {${name}}, which stands for nothing: see docs/content.md`;
    for (const { path, name } of filled.unknown)
      mistakes.push({ file, line: source.lineOf(path), field: path.join("."), problem: problem(name) });
    const placed = placeFiles(filled.value, pictureFolder(file));
    const checked = check(file, schema, placed.value, source.lineOf);
    mistakes.push(...checked.mistakes);
    for (const { field: path, path: picture } of placed.named) {
      const [field, line] = [path.join("."), source.lineOf(path)];
      if (existsSync(`${root}/${picture}`))
        pictures.push({ file, line, field, path: picture, kind: kindOf(field) });
      else mistakes.push({ file, line, field, problem: `names ${picture}, which is not there` });
    }
    texts.push({ file, value: filled.value });
    return checked.output;
  }

  const values = siteValues(readYaml(root, siteFile).value);
  const site = readChecked(siteFile, fileSchemas.site, values);

  function file<F extends File>(name: F, more: Values = {}) {
    return readChecked(`content/${name}.yaml`, fileSchemas[name], { ...values, ...more });
  }

  function folder<F extends Folder>(name: F): EntryOf<F>[] {
    return globSync(`content/${name}/*.yaml`, { cwd: root })
      .toSorted()
      .flatMap((path) => {
        const id = basename(path, ".yaml");
        if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
          mistakes.push({ file: path, problem: "needs a name of lower-case words joined by hyphens" });
        const entry = readChecked(path, folderSchemas[name], values);
        return entry ? [{ ...entry, id }] : [];
      });
  }

  const redirects = file("redirects")?.redirects ?? [];
  const ids = {
    services: idsIn(root, "services"),
    projects: idsIn(root, "projects"),
    "case-studies": idsIn(root, "case-studies"),
    calculator: idsIn(root, "calculator"),
  };
  /** A service that was renamed is known by its old name too, as long as the old address leads to it. */
  const renamed = <E extends { services: string[] }>(entry: E): E => ({
    ...entry,
    services: entry.services.map((id) => {
      const path = ids.services.includes(id) ? undefined : destination(redirects, `/services/${id}`);
      return path?.startsWith("/services/") ? basename(path) : id;
    }),
  });

  const calculators = folder("calculator").toSorted(byOrder);
  const process = file("process");
  const staffing = file("staffing");
  const found = {
    site,
    calculators,
    process,
    staffing,
    redirects,
    caseStudies: folder("case-studies").toSorted(byOrder).map(renamed),
    clientLogos: folder("client-logos").toSorted(byOrder),
    projects: folder("projects")
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map(renamed),
    services: folder("services").toSorted(byOrder),
    testimonials: folder("testimonials").toSorted(byOrder),
    about: file("about"),
    chat: file("chat"),
    faq: file("faq"),
    home: file("home"),
    technologies: file("technologies"),
    technologyPartners: file("technology-partners"),
    pageMetadata: file("page-metadata", countValues({ calculators, process, staffing })),
  };
  mistakes.push(...checkReferences(found, ids, root));
  return { found, mistakes, texts, pictures };
}

/** Also of entries that have mistakes: whoever names them has made none. */
function idsIn(root: string, folder: Folder) {
  return globSync(`content/${folder}/*.yaml`, { cwd: root }).map((path) => basename(path, ".yaml"));
}

function byOrder(a: { order?: number | undefined }, b: { order?: number | undefined }) {
  return (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) || 0;
}
