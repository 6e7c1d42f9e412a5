import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { slug } from "#content/fields.ts";
import { is } from "valibot";
import type { Mistake } from "#content/library/mistake.ts";
import { pictureFolder, placeFiles } from "#content/library/picture-files.ts";
import { readYaml } from "#content/library/read-yaml.ts";
import type { OrderRequest, RemoveRequest, SaveRequest } from "../protocol.ts";
import { type Changes, mistakesAfter } from "./changes.ts";
import { collections, locate } from "./collections.ts";
import { redirectsWith } from "./redirect-lines.ts";
import { updateYaml } from "./update-yaml.ts";
import { uploadedPicture } from "./uploads.ts";

/** What a request asks for: changes to files, or the reasons why it cannot be done. */
export type Plan = { changes: Changes; mistakes: readonly Mistake[]; file: string };

/** A form that is saved: its file, its new pictures and, if it was given another name, where the old one leads. */
export async function planSave(root: string, request: SaveRequest): Promise<Plan> {
  const { file, id, value, uploads, revision } = request;
  const folder = pictureFolder(file).replace(/[^/]*$/, "");
  const isNew = revision === "";
  const target = locate(file)?.named || isNew ? `${folder}${id}.yaml` : file;
  const refuse = (problem: string, field = "") => refused(target, problem, field);
  if (!is(slug, id)) return refuse("must be lower-case words joined by hyphens", "id-of-file");
  const place = locate(target);
  if (!place) return refuse("is no file of the content");
  const broken = isNew ? [] : readYaml(root, file).mistakes;
  if (broken.length > 0) return { changes: noChanges, mistakes: broken, file };
  const before = isNew ? "" : readFileSync(join(root, file), "utf8");
  if (target !== file && locate(target) && readYaml(root, target).value !== undefined)
    return refuse("is the name of another entry", "id-of-file");

  const [oldFolder, newFolder] = [pictureFolder(file), pictureFolder(target)];
  const namesNow = pictureNames(value);
  const namesBefore = isNew ? [] : pictureNames(readYaml(root, file).value);
  const write = new Map<string, string | Buffer>();
  for (const name of namesNow) {
    const upload = uploads[name];
    if (upload) write.set(`${newFolder}/${name}`, await uploadedPicture(upload));
    else if (target !== file && namesBefore.includes(name))
      write.set(`${newFolder}/${name}`, await readFile(join(root, oldFolder, name)));
  }
  write.set(target, updateYaml(before, value));
  const renamed = target !== file && !isNew;
  if (renamed && collections[place.name].list)
    write.set(...redirectsWith(root, locate(file)?.page ?? "", place.page));
  const unused = namesBefore.filter((name) => !namesNow.includes(name)).map((name) => `${oldFolder}/${name}`);
  const remove = renamed ? [file, oldFolder] : unused;
  return checked(root, { write, remove }, target);
}

/** An entry that is removed, with its pictures. Visitors who have its address are sent on. */
export async function planRemoval(root: string, { file, redirectTo }: RemoveRequest): Promise<Plan> {
  const place = locate(file);
  if (!place?.named) return refused(file, "cannot be removed");
  const line = redirectTo ? [redirectsWith(root, place.page, redirectTo)] : [];
  return checked(root, { write: new Map(line), remove: [file, pictureFolder(file)] }, file);
}

/** The entries of a collection in a new order: only files whose figure changes are written. */
export async function planOrder(root: string, { files }: OrderRequest): Promise<Plan> {
  const changed = files.flatMap((file, index): [string, string][] => {
    const { value } = readYaml(root, file);
    const order = index + 1;
    if (!locate(file)?.named || value === null || typeof value !== "object") return [];
    if ("order" in value && value.order === order) return [];
    const { title, name, ...rest } = { ...value } as Record<string, unknown>;
    const fields = { ...(title ? { title } : {}), ...(name ? { name } : {}), order };
    return [[file, updateYaml(readFileSync(join(root, file), "utf8"), { ...fields, ...rest, order })]];
  });
  return checked(root, { write: new Map(changed), remove: [] }, files[0] ?? "");
}

const noChanges: Changes = { write: new Map(), remove: [] };

async function checked(root: string, changes: Changes, file: string): Promise<Plan> {
  return { changes, mistakes: await mistakesAfter(root, changes), file };
}

function refused(file: string, problem: string, field = ""): Plan {
  return { changes: noChanges, mistakes: [{ file, problem, ...(field && { field }) }], file };
}

function pictureNames(value: unknown): string[] {
  return placeFiles(value, "").named.map(({ path }) => path.slice(1));
}
