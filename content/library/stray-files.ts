import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Mistake } from "./mistake.ts";
import { pictureFolder } from "./picture-files.ts";

/** What programs make and what developers write. */
const notContent = /\.ts$|^content\/schemas\/|^content\/(words\.txt|prepared-pictures\.json)$/;
/** What computers leave in folders by themselves. */
const leftovers = /^(\.|~|Thumbs\.db$|desktop\.ini$)|~$/;

/** Nobody knows which pictures the files in `unreadable` name. */
export function strayFiles(root: string, read: ReadonlySet<string>, unreadable: readonly string[]) {
  const stray = globSync("content/**/*.*", { cwd: root }).filter(
    (file) => !notContent.test(file) && !leftovers.test(basename(file)) && !read.has(file),
  );
  const entries = stray.filter((file) => /\.ya?ml$/i.test(file));
  const folders = [...unreadable, ...entries].map((file) => `${pictureFolder(file)}/`);
  return {
    unread: entries.map((file): Mistake => ({ file, problem: unreadProblem(file) })),
    unused: stray
      .filter((file) => !entries.includes(file) && !folders.some((folder) => file.startsWith(folder)))
      .map((file): Mistake => ({ file, problem: "is shown nowhere: no field of an entry names it" })),
  };
}

function unreadProblem(file: string) {
  return file.endsWith(".yaml")
    ? "is not read: docs/content.md says which files there are"
    : "is not read: its name has to end in .yaml";
}
