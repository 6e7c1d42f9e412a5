import type { Plugin } from "vite";
import { type Mistake, sentence } from "#content/library/mistake.ts";
import { readContent } from "#content/library/read-content.ts";
import { preparePictures } from "./prepare-pictures.ts";

/** In development a picture is prepared as soon as it is saved, before the page that shows it is loaded again. */
export function devPictures(): Plugin {
  return {
    name: "dev-pictures",
    apply: "serve",
    enforce: "pre",
    configureServer: () => prepareAndTell(),
    async hotUpdate({ file }) {
      if (this.environment.name === "client" && isContent(file)) await prepareAndTell();
    },
  };
}

export function isContent(file: string): boolean {
  return /\/content\/.*\.(yaml|svg|png|jpe?g|webp)$/i.test(file);
}

let running: Promise<unknown> = Promise.resolve();

/** Once at a time: two would make the same files, and each would remove what only the other knows. */
export function prepareContent(): Promise<Mistake[]> {
  const next = running.then(async () => {
    const { mistakes, pictures } = readContent(process.cwd());
    return [...mistakes, ...(await preparePictures(process.cwd(), pictures))];
  });
  running = next.catch(() => undefined);
  return next;
}

async function prepareAndTell() {
  for (const mistake of await prepareContent()) console.error(sentence(mistake));
}
