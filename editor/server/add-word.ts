import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "#scripts/pictures/write-atomically.ts";

/** To the dictionary of the spelling check, which has a word on each line. */
export async function addWord(root: string, word: string): Promise<{ word: string }> {
  const file = join(root, "content/words.txt");
  const before = await readFile(file, "utf8");
  await writeAtomically(file, `${before.trimEnd()}\n${word}\n`);
  return { word };
}
