import { createHash } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Mistake } from "#content/library/mistake.ts";
import type { PictureFile } from "#content/library/picture-files.ts";
import {
  type PreparedPicture,
  preparedFolder,
  preparedList,
  readPrepared,
} from "#content/prepared-pictures.ts";
import { makeFiles, settings } from "./make-files.ts";
import { UnfitPicture } from "./unfit-picture.ts";
import { writeAtomically } from "./write-atomically.ts";

/** Keeps what has not changed since the last time and removes what nobody names any more. */
export async function preparePictures(root: string, pictures: readonly PictureFile[]): Promise<Mistake[]> {
  const before = readPrepared(root);
  const prepared: Record<string, PreparedPicture> = {};
  const mistakes: Mistake[] = [];
  for (const { path, kind, ...place } of pictures) {
    const bytes = await readFile(join(root, path));
    const source = fingerprint(bytes, kind);
    const kept = before[path];
    if (kept?.source === source && kept.paths.every((file) => existsSync(published(root, file)))) {
      prepared[path] = kept;
      continue;
    }
    try {
      const { made, ...picture } = await makeFiles(bytes, path, kind);
      for (const file of made) await writeAtomically(published(root, file.path), file.data);
      prepared[path] = { source, ...picture, paths: made.map((file) => file.path) };
    } catch (error) {
      if (!(error instanceof UnfitPicture)) throw error;
      mistakes.push({ ...place, problem: `names ${path}, which ${error.message}` });
    }
  }
  if (JSON.stringify(prepared) !== JSON.stringify(before))
    await writeAtomically(join(root, preparedList), `${JSON.stringify(prepared, null, 2)}\n`);
  await removeOthers(root, new Set(Object.values(prepared).flatMap(({ paths }) => paths)));
  return mistakes;
}

function fingerprint(bytes: Buffer, kind: string): string {
  return createHash("sha256")
    .update(JSON.stringify([settings, kind]))
    .update(bytes)
    .digest("hex");
}

function published(root: string, path: string): string {
  return join(root, "public", path);
}

async function removeOthers(root: string, kept: ReadonlySet<string>) {
  const files = globSync("**/*.*", { cwd: published(root, preparedFolder) });
  for (const file of files.map((name) => `${preparedFolder}/${name}`))
    if (!kept.has(file) && !file.endsWith(".tmp")) await rm(published(root, file), { force: true });
}
