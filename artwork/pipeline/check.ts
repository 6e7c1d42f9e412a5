import { readFile } from "node:fs/promises";
import { fingerprint } from "./document.ts";
import { folders, manifestFile } from "./folders.ts";
import { manifestText, pictureFiles, readRecords } from "./records.ts";
import { filesUnder, loadScene, sceneIds } from "./scene-files.ts";

/** Mismatches between scenes, records, files and the manifest. */
export async function findProblems(): Promise<string[]> {
  const [ids, records, files] = await Promise.all([sceneIds(), readRecords(), filesUnder(folders.images)]);
  const problems: string[] = [];

  for (const id of ids) {
    const record = records.get(id);
    if (!record) problems.push(`${id}: has not been rendered`);
    else if (record.source !== fingerprint(await loadScene(id))) {
      problems.push(`${id}: has changed since it was rendered`);
    }
  }

  const present = new Set(files);
  const known = new Set<string>();
  for (const [id, record] of records) {
    if (!ids.includes(id)) problems.push(`${id}: its scene is gone`);
    for (const file of pictureFiles(id, record)) {
      known.add(file);
      if (!present.has(file)) problems.push(`${id}: public/images/${file} is missing`);
    }
  }

  // Logos have no scenes, so only the folders of scenes are searched.
  const collections = new Set(ids.map((id) => id.split("/")[0]));
  for (const file of files) {
    if (collections.has(file.split("/")[0]) && !known.has(file)) {
      problems.push(`public/images/${file}: belongs to no picture`);
    }
  }

  const manifest = await readFile(manifestFile, "utf8").catch(() => "");
  if (manifest !== (await manifestText())) problems.push("content/pictures.gen.ts: is out of date");
  return problems;
}
