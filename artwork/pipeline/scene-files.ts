import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Scene } from "#artwork/lib/scene.ts";
import { folders } from "./folders.ts";

const ending = ".scene.ts";

/** The ids of all scenes, sorted. */
export async function sceneIds(): Promise<string[]> {
  const files = await filesUnder(folders.scenes);
  return files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
}

export async function loadScene(id: string): Promise<Scene> {
  const file = path.join(folders.scenes, `${id}${ending}`);
  const module: { scene?: Scene } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!module.scene) throw new Error(`${id}${ending} does not export a scene`);
  return module.scene;
}

/** The ids that start with one of the patterns; a pattern without a match is an error. */
export function selectIds(ids: readonly string[], patterns: readonly string[]): string[] {
  const unknown = patterns.find((pattern) => !ids.some((id) => id.startsWith(pattern)));
  if (unknown) throw new Error(`no scene matches ${unknown}`);
  return patterns.length === 0
    ? [...ids]
    : ids.filter((id) => patterns.some((pattern) => id.startsWith(pattern)));
}

/** Every file below a folder, as sorted paths relative to it. A missing folder has none. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
