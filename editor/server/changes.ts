import { globSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Mistake, sentence } from "#content/library/mistake.ts";
import { readContent } from "#content/library/read-content.ts";
import { writeAtomically } from "#scripts/pictures/write-atomically.ts";

/** Files to write, by their path in the project, and files and folders to remove. */
export type Changes = { write: ReadonlyMap<string, string | Buffer>; remove: readonly string[] };

/** What would be wrong after the changes and is not wrong already, or is wrong in a file that they write. */
export async function mistakesAfter(root: string, changes: Changes): Promise<Mistake[]> {
  const copy = await mkdtemp(join(tmpdir(), "editor-"));
  try {
    await copyContent(root, copy, changes);
    const { mistakes } = readContent(copy);
    const known = new Set(mistakes.length > 0 ? readContent(root).mistakes.map(withoutLine) : []);
    return mistakes.filter((mistake) => changes.write.has(mistake.file) || !known.has(withoutLine(mistake)));
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Each file is written whole or not at all, and nothing is removed before all is written. */
export async function applyChanges(root: string, { write, remove }: Changes): Promise<void> {
  for (const [path, data] of write) await writeAtomically(join(root, path), data);
  for (const path of remove) await rm(join(root, path), { recursive: true, force: true });
}

/** The check reads texts and looks whether pictures are there, so that empty ones will do. */
async function copyContent(root: string, copy: string, { write, remove }: Changes) {
  const files = globSync(["content/**/*.{yaml,svg,png,jpg,jpeg,webp}", "public/images/logos/*"], {
    cwd: root,
  });
  const isRemoved = (file: string) => remove.some((path) => file === path || file.startsWith(`${path}/`));
  for (const file of files.filter((path) => !isRemoved(path))) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    if (file.endsWith(".yaml")) await copyFile(join(root, file), join(copy, file));
    else await writeFile(join(copy, file), "");
  }
  for (const [path, data] of write) await writeAtomically(join(copy, path), data);
}

function withoutLine({ line: _, ...mistake }: Mistake) {
  return sentence(mistake);
}
