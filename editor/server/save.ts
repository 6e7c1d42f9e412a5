import { existsSync, globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { is } from "valibot";
import { slug } from "#content/fields.ts";
import type { Mistake } from "#content/library/mistake.ts";
import { pictureFolder, placeFiles } from "#content/library/picture-files.ts";
import { readYaml } from "#content/library/read-yaml.ts";
import { nameField, type OrderRequest, type RemoveRequest, type SaveRequest } from "../protocol.ts";
import { type Changes, mistakesAfter } from "./changes.ts";
import { collections, locate } from "./collections.ts";
import { inSchemaOrder } from "./in-schema-order.ts";
import { redirectsWith } from "./redirect-lines.ts";
import { updateYaml } from "./update-yaml.ts";
import { uploadedPicture } from "./uploads.ts";

/** What a request asks for: changes to files, or the reasons why they cannot be made. `file` is the one it is about. */
export type Plan = { changes: Changes; mistakes: readonly Mistake[]; file: string };

/** A form that is saved: its file and pictures and, if it was given another name, where the old address leads. */
export async function planSave(root: string, request: SaveRequest): Promise<Plan> {
  const { file, id, value } = request;
  const isNew = basename(file) === ".yaml";
  const isNamed = isNew || locate(file)?.named;
  const broken = isNew ? [] : readYaml(root, file).mistakes;
  if (broken.length > 0) return { changes: nothing, mistakes: broken, file };
  const problem = isNamed ? nameProblem(root, file, id) : undefined;
  // With a name that will not do, the rest is checked all the same.
  const target = isNamed ? `${dirname(file)}/${problem ? "not-named-yet" : id}.yaml` : file;
  const place = locate(target);
  if (!place || !(isNew || locate(file))) return refused(file, "is no file of the content");

  const before = isNew ? "" : readFileSync(join(root, file), "utf8");
  const pictures = await planPictures(root, request, target);
  const isMoved = !isNew && target !== file;
  const redirect =
    isMoved && collections[place.name].list
      ? [redirectsWith(root, locate(file)?.page ?? "", place.page)]
      : [];
  const write = new Map<string, string | Buffer>([
    ...pictures.write,
    [target, updateYaml(before, inSchemaOrder(place.schema, value))],
    ...redirect,
  ]);
  const plan = await checked(
    root,
    { write, remove: isMoved ? [file, pictureFolder(file)] : pictures.remove },
    target,
  );
  // The form knows itself by the name that it was opened with.
  const mistakes = plan.mistakes.map((mistake) => (mistake.file === target ? { ...mistake, file } : mistake));
  return { ...plan, mistakes: problem ? [{ file, field: nameField, problem }, ...mistakes] : mistakes };
}

function nameProblem(root: string, file: string, id: string): string | undefined {
  if (!is(slug, id)) return "must be lower-case words joined by hyphens";
  const isTaken = id !== basename(file, ".yaml") && existsSync(join(root, dirname(file), `${id}.yaml`));
  return isTaken ? "is the name of another entry" : undefined;
}

/** An entry that is removed, with its pictures. Visitors who have its address are sent on. */
export async function planRemoval(root: string, { file, redirectTo }: RemoveRequest): Promise<Plan> {
  const place = locate(file);
  if (!place?.named) return refused(file, "cannot be removed");
  const redirect = redirectTo ? [redirectsWith(root, place.page, redirectTo)] : [];
  return checked(root, { write: new Map(redirect), remove: [file, pictureFolder(file)] }, file);
}

/** The entries of a collection in a new order. Only files whose figure changes are written. */
export async function planOrder(root: string, { files }: OrderRequest): Promise<Plan> {
  const changed = files.flatMap((file, index): [string, string][] => {
    const place = locate(file);
    const { value } = readYaml(root, file);
    if (!place?.named || value === null || typeof value !== "object") return [];
    const fields = inSchemaOrder(place.schema, { ...value, order: index + 1 });
    const text = readFileSync(join(root, file), "utf8");
    return "order" in value && value.order === index + 1 ? [] : [[file, updateYaml(text, fields)]];
  });
  return checked(root, { write: new Map(changed), remove: [] }, files[0] ?? "");
}

const nothing: Changes = { write: new Map(), remove: [] };

async function checked(root: string, changes: Changes, file: string): Promise<Plan> {
  return { changes, mistakes: await mistakesAfter(root, changes), file };
}

function refused(file: string, problem: string): Plan {
  return { changes: nothing, mistakes: [{ file, problem }], file };
}

/** New pictures are written and those that the entry no longer names removed; a renamed entry takes all along. */
async function planPictures(root: string, { file, value, uploads }: SaveRequest, target: string) {
  const [from, to] = [pictureFolder(file), pictureFolder(target)];
  const write = new Map<string, Buffer>();
  const beside =
    from === to || basename(file) === ".yaml" ? [] : globSync("**/*.*", { cwd: join(root, from) });
  for (const name of beside) write.set(`${to}/${name}`, await readFile(join(root, from, name)));
  const named = pictureNames(value);
  for (const name of named) {
    const upload = await uploadedPicture(uploads[name] ?? "");
    if (upload) write.set(`${to}/${name}`, upload);
  }
  const before = pictureNames(readYaml(root, file).value);
  return { write, remove: before.filter((name) => !named.includes(name)).map((name) => `${from}/${name}`) };
}

function pictureNames(value: unknown): string[] {
  return placeFiles(value, "").named.map(({ path }) => path.slice(1));
}
