import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Nobody sees half a file, and two processes can write the same one. */
export async function writeAtomically(file: string, data: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, data);
  await rename(temporary, file);
}
