import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readContent } from "#content/library/read-content.ts";
import { readYaml } from "#content/library/read-yaml.ts";
import type { CollectionSummary, Entry, EntrySummary, Fields, Form, Overview } from "../protocol.ts";
import { choicesFor, publicPages } from "./choices.ts";
import { collections, isFolder, locate } from "./collections.ts";
import { describeForm } from "./describe-form.ts";

/** The menu: every collection with its entries, in the order of the site. */
export function readOverview(root: string): Overview {
  const summaries = Object.entries(collections).map(
    ([name, { label, group, noun, list }]): CollectionSummary => ({
      name,
      label,
      group,
      ordered: isFolder(name) && name !== "projects",
      entries: isFolder(name) ? entriesIn(root, name) : [{ file: `content/${name}.yaml`, title: label }],
      ...(noun && { noun }),
      ...(list && { list }),
    }),
  );
  return { collections: summaries, pages: publicPages(readContent(root).found) };
}

/** A file as the form shows it. `content/projects/.yaml` is a project that has no name yet. */
export function readEntry(root: string, file: string): Entry | undefined {
  const collection = /^content\/([a-z-]+)\/\.yaml$/.exec(file)?.[1] ?? "";
  const place = isFolder(collection) ? locate(`content/${collection}/new.yaml`) : locate(file);
  if (!place) return undefined;
  const isNew = isFolder(collection);
  if (!isNew && !existsSync(join(root, file))) return undefined;
  const form = describeForm(place.schema, choicesFor(root, place.name, readContent(root).found));
  const { name, named } = place;
  const shared = { file, collection: name, named, form };
  if (isNew)
    return { ...shared, id: "", value: blank(form), revision: "", page: collections[name].list ?? "/" };
  return {
    ...shared,
    id: place.id,
    value: fieldsOf(root, file),
    revision: revisionOf(root, file),
    page: place.page,
  };
}

/** Changes whenever the file does. */
export function revisionOf(root: string, file: string): string {
  const path = join(root, file);
  return locate(file) && existsSync(path)
    ? createHash("sha256").update(readFileSync(path)).digest("hex")
    : "";
}

/** Also those with mistakes, which have to be found to be put right. */
function entriesIn(root: string, folder: string): EntrySummary[] {
  return globSync(`content/${folder}/*.yaml`, { cwd: root })
    .toSorted()
    .map((file) => ({ file, fields: fieldsOf(root, file) }))
    .toSorted(({ fields: a }, { fields: b }) =>
      folder === "projects" ? String(b.date).localeCompare(String(a.date)) : orderOf(a) - orderOf(b) || 0,
    )
    .map(({ file, fields }) => ({
      file,
      title: String(fields.title ?? fields.name ?? basename(file, ".yaml")),
    }));
}

function orderOf({ order }: Fields) {
  return typeof order === "number" ? order : Number.POSITIVE_INFINITY;
}

/** A file that is no YAML has none. */
function fieldsOf(root: string, file: string): Fields {
  const { value } = readYaml(root, file);
  return value !== null && typeof value === "object" ? { ...value } : {};
}

/** A form to be filled in: with as many items as a list needs, and today as the day of the last change. */
function blank(form: Form): Fields {
  if (form.kind !== "object") return {};
  const fields = form.fields
    .filter(({ optional }) => !optional)
    .map(({ name, form: inner }) => [name, name === "updated" ? today() : blankValue(inner)] as const);
  return Object.fromEntries(fields);
}

function blankValue(form: Form): unknown {
  if (form.kind === "object") return blank(form);
  if (form.kind !== "list") return form.kind === "number" ? undefined : "";
  if (form.item.kind === "choice") return [];
  return Array.from({ length: form.least }, () => blankValue(form.item));
}

function today() {
  return new Date().toISOString().slice(0, 10);
}
