import type * as v from "valibot";
import { type Document, isMap, isSeq, type Node } from "yaml";
import { fileSchemas, folderSchemas } from "#content/library/schemas.ts";
import type { Editor, Folder } from "./edit-content.ts";

/** Needed in most places, or one instead of another, though the schemas let each be left out. */
const alternatives: readonly string[] = ["file", "scene", "drawing", "updated"];

export function withoutOptionalFields({ change, ids }: Editor, folders: readonly Folder[]) {
  for (const folder of folders)
    for (const id of ids(folder))
      change(`${folder}/${id}.yaml`, (file) => prune(file, folderSchemas[folder], folder === "client-logos"));
  for (const [name, schema] of Object.entries(fileSchemas))
    change(`${name}.yaml`, (file) => prune(file, schema, false));
}

function prune({ contents }: Document, schema: v.GenericSchema, keepsDrawing: boolean) {
  const visit = (node: unknown, { type, entries = {}, item }: Shape) => {
    if (isSeq(node) && type === "array" && item) for (const inner of node.items) visit(inner, item);
    if (!isMap(node)) return;
    for (const [name, field] of Object.entries(entries)) {
      const kept = alternatives.includes(name) && (name !== "drawing" || keepsDrawing);
      if (field.type === "optional" && !kept) node.delete(name);
      else visit(node.get(name, true), field);
    }
  };
  // A schema of an object or a list shows what it is made of; the library has no type for all of them.
  visit(contents satisfies Node | null, schema as Shape);
}

type Shape = { type: string; entries?: Readonly<Record<string, Shape>>; item?: Shape };
