import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { type Document, parseDocument, stringify } from "yaml";
import { folderSchemas } from "#content/library/schemas.ts";

const pageFolders = {
  services: "/services",
  projects: "/portfolio",
  "case-studies": "/case-studies",
} as const;

type PageFolder = keyof typeof pageFolders;
export type Folder = keyof typeof folderSchemas;

/** The names are the keys of that object. */
export const folders = Object.keys(folderSchemas) as Folder[];

export function editorOf(root: string) {
  const pathOf = (name: string) => join(root, "content", name);

  function write(name: string, entry: unknown) {
    writeFileSync(pathOf(name), stringify(entry));
  }

  function change(name: string, edit: (document: Document) => void) {
    const document = parseDocument(readFileSync(pathOf(name), "utf8"));
    edit(document);
    writeFileSync(pathOf(name), String(document));
  }

  function ids(folder: Folder): string[] {
    return globSync(`${folder}/*.yaml`, { cwd: pathOf("") })
      .map((file) => basename(file, ".yaml"))
      .toSorted();
  }

  function redirect(from: string, to: string) {
    change("redirects.yaml", (document) => document.addIn(["redirects"], { from, to }));
  }

  function rename(folder: Folder, id: string, newId: string) {
    renameSync(pathOf(`${folder}/${id}.yaml`), pathOf(`${folder}/${newId}.yaml`));
    if (existsSync(pathOf(`${folder}/${id}`)))
      renameSync(pathOf(`${folder}/${id}`), pathOf(`${folder}/${newId}`));
    if (hasPages(folder)) redirect(`${pageFolders[folder]}/${id}`, `${pageFolders[folder]}/${newId}`);
  }

  function remove(folder: Folder, id: string) {
    rmSync(pathOf(`${folder}/${id}.yaml`));
    rmSync(pathOf(`${folder}/${id}`), { recursive: true, force: true });
    if (hasPages(folder)) redirect(`${pageFolders[folder]}/${id}`, pageFolders[folder]);
  }

  /** A picture of one colour, different for each name. */
  async function addPicture(name: string, width: number, height: number) {
    mkdirSync(dirname(pathOf(name)), { recursive: true });
    const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 256;
    const background = { r: hue, g: 255 - hue, b: 128 };
    await sharp({ create: { width, height, channels: 3, background } }).toFile(pathOf(name));
  }

  return { write, change, ids, rename, remove, addPicture };
}

export type Editor = ReturnType<typeof editorOf>;

function hasPages(folder: Folder): folder is PageFolder {
  return Object.hasOwn(pageFolders, folder);
}
