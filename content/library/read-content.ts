import { globSync, readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import type * as v from "valibot";
import { check } from "./check.ts";
import { countValues, siteValues } from "./figures.ts";
import { type Mistake, withLine } from "./mistake.ts";
import { kindOf, type PictureFile, pictureFolder, placeFiles } from "./picture-files.ts";
import { fillIn, type Values } from "./placeholders.ts";
import { presentServices } from "./present-services.ts";
import { readYaml } from "./read-yaml.ts";
import { checkReferences } from "./references.ts";
import { fileSchemas, folderSchemas } from "./schemas.ts";
import { strayFiles } from "./stray-files.ts";

type Folder = keyof typeof folderSchemas;
type File = keyof typeof fileSchemas;
type EntryOf<F extends Folder> = v.InferOutput<(typeof folderSchemas)[F]> & { id: string };

export type Texts = { file: string; value: unknown };

export type Found = ReturnType<typeof readContent>["found"];

const siteFile = "content/site.yaml";

/** What could be read is found, whatever the rest. */
export function readContent(root: string) {
  const mistakes: Mistake[] = [];
  const texts: Texts[] = [];
  const pictures: PictureFile[] = [];
  const filesRead: string[] = [];
  const unreadable: string[] = [];

  function readChecked<S extends v.GenericSchema>(file: string, schema: S, values: Values) {
    filesRead.push(file);
    const source = readYaml(root, file);
    mistakes.push(...source.mistakes);
    if (source.mistakes.length > 0) {
      unreadable.push(file);
      return undefined;
    }
    const filled = fillIn(source.value, values);
    const problem = (name: string) => `names {${name}}, which stands for nothing: see docs/content.md`;
    for (const { path, name } of filled.unknown)
      mistakes.push({ file, line: source.lineOf(path), field: path.join("."), problem: problem(name) });
    const placed = placeFiles(filled.value, pictureFolder(file));
    const checked = check(file, schema, placed.value, source.lineOf);
    mistakes.push(...checked.mistakes);
    for (const { field: path, path: picture } of placed.named) {
      const [field, line] = [path.join("."), source.lineOf(path)];
      if (isFile(root, picture)) pictures.push({ file, line, field, path: picture, kind: kindOf(field) });
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

  const redirects = file("redirects")?.redirects;
  const ids = {
    services: idsIn(root, "services"),
    projects: idsIn(root, "projects"),
    "case-studies": idsIn(root, "case-studies"),
    calculator: idsIn(root, "calculator"),
  };
  const written = {
    site,
    redirects,
    calculators: folder("calculator").toSorted(byOrder),
    caseStudies: folder("case-studies").toSorted(byOrder),
    clientLogos: folder("client-logos").toSorted(byOrder),
    people: folder("people").toSorted(byOrder),
    projects: folder("projects").toSorted((a, b) => b.date.localeCompare(a.date)),
    services: folder("services").toSorted(byOrder),
    testimonials: folder("testimonials").toSorted(byOrder),
    about: file("about"),
    chat: file("chat"),
    faq: file("faq"),
    home: file("home"),
    process: file("process"),
    staffing: file("staffing"),
    technologies: file("technologies"),
    technologyPartners: file("technology-partners"),
  };
  const pageMetadata = file("page-metadata", countValues(written));
  const namedFiles = new Set([...filesRead, ...pictures.map(({ path }) => path)]);
  const { unread, unused } = strayFiles(root, namedFiles, unreadable);
  mistakes.push(...checkReferences({ ...written, pageMetadata }, ids, root), ...unread);

  const present = (named: readonly string[]) => presentServices(named, ids.services, redirects ?? []);
  const found = {
    ...written,
    pageMetadata,
    caseStudies: written.caseStudies.map((study) => ({ ...study, services: present(study.services) })),
    projects: written.projects.map((project) => ({ ...project, services: present(project.services) })),
    calculators: written.calculators.map((calculator) => ({
      ...calculator,
      service: present(calculator.service ? [calculator.service] : [])[0],
    })),
  };
  return { found, mistakes: mistakes.map((mistake) => withLine(root, mistake)), texts, pictures, unused };
}

/** By its exact name, also where the disk would take another case for the same. */
function isFile(root: string, path: string) {
  try {
    return readdirSync(`${root}/${dirname(path)}`).includes(basename(path));
  } catch {
    return false;
  }
}

/** Also of entries that have mistakes: whoever names them has made none. */
function idsIn(root: string, folder: Folder) {
  return globSync(`content/${folder}/*.yaml`, { cwd: root }).map((path) => basename(path, ".yaml"));
}

function byOrder(a: { order?: number | undefined }, b: { order?: number | undefined }) {
  return (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) || 0;
}
