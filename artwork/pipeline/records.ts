import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Scene, SceneOutput } from "#artwork/lib/scene.ts";
import { type EncodedFile, fallbackWidth, hashFiles } from "../../scripts/pictures/encode.ts";
import { writeAtomically } from "../../scripts/pictures/write-atomically.ts";
import { folders, manifestFile } from "./folders.ts";
import { filesUnder } from "./scene-files.ts";

/** The metadata of a rendered picture: one file each, so that two branches can add pictures without a conflict. */
export interface PictureRecord {
  output: SceneOutput;
  /** The fingerprint of the scene when it was rendered. */
  source: string;
  width: number;
  height: number;
  colour: string;
  widths: readonly number[];
  /** Over all its files; part of their names, so that they can be cached as immutable. */
  hash: string;
  fallback: "jpg" | "png";
}

export async function readRecords(): Promise<Map<string, PictureRecord>> {
  const records = new Map<string, PictureRecord>();
  for (const file of await filesUnder(folders.records)) {
    if (!file.endsWith(".json")) continue;
    const id = file.slice(0, -".json".length);
    records.set(id, JSON.parse(await readFile(recordFile(id), "utf8")));
  }
  return records;
}

/** Writes the files of a picture and its record, and removes the files that they replace. */
export async function savePicture(
  id: string,
  scene: Scene,
  source: string,
  files: EncodedFile[],
): Promise<void> {
  const before = (await readRecords()).get(id);
  const record: PictureRecord = {
    output: scene.output,
    source,
    width: scene.width,
    height: scene.height,
    colour: scene.field,
    widths: scene.widths,
    hash: hashFiles(files),
    fallback: files.some((file) => file.extension === "png") ? "png" : "jpg",
  };
  for (const { width, extension, data } of files) {
    await writeAtomically(path.join(folders.images, pictureFile(id, record, width, extension)), data);
  }
  await writeAtomically(recordFile(id), `${JSON.stringify(record, null, 2)}\n`);
  if (before) await removeFiles(pictureFiles(id, before), pictureFiles(id, record));
}

export async function deletePicture(id: string, record: PictureRecord): Promise<void> {
  await removeFiles(pictureFiles(id, record));
  await rm(recordFile(id), { force: true });
}

/** Every file of a picture, relative to public/images. */
export function pictureFiles(id: string, record: PictureRecord): string[] {
  if (record.output === "fixed") return [pictureFile(id, record, record.width, "png")];
  const width = fallbackWidth(record.widths);
  return [
    ...record.widths.map((each) => pictureFile(id, record, each, "avif")),
    pictureFile(id, record, width, "webp"),
    pictureFile(id, record, width, record.fallback),
  ];
}

function pictureFile(id: string, record: PictureRecord, width: number, extension: string): string {
  return record.output === "fixed" ? `${id}.${extension}` : `${id}-${width}.${record.hash}.${extension}`;
}

/** Writes the manifest of pictures that the site imports. */
export async function writeManifest(): Promise<void> {
  let text = "";
  // Another process may finish a picture between reading the records and writing the manifest.
  for (let wanted = await manifestText(); wanted !== text; wanted = await manifestText()) {
    text = wanted;
    await writeAtomically(manifestFile, text);
  }
}

export async function manifestText(): Promise<string> {
  const entries = [...(await readRecords())]
    .filter(([, record]) => record.output === "picture")
    .map(([id, { width, height, colour, widths, hash, fallback }]) => {
      const fields = { width, height, colour, widths, fallbackWidth: fallbackWidth(widths), hash, fallback };
      const lines = Object.entries(fields).map(([name, value]) => `    ${name}: ${literal(value)},\n`);
      return `  "${id}": {\n${lines.join("")}  },\n`;
    });
  return `// Written by \`npm run artwork\`.

export interface DrawnPicture {
  width: number;
  height: number;
  colour: string;
  /** Widths of the AVIF files. */
  widths: number[];
  /** Width of the WebP and of the file for everyone else. */
  fallbackWidth: number;
  hash: string;
  fallback: "jpg" | "png";
}

export const pictures = {
${entries.join("")}} satisfies Record<string, DrawnPicture>;
`;
}

function literal(value: unknown): string {
  return Array.isArray(value) ? `[${value.join(", ")}]` : JSON.stringify(value);
}

function recordFile(id: string): string {
  return path.join(folders.records, `${id}.json`);
}

async function removeFiles(names: string[], except: string[] = []): Promise<void> {
  for (const name of names.filter((file) => !except.includes(file))) {
    await rm(path.join(folders.images, name), { force: true });
  }
}
