import type { Plugin } from "vite";
import { sentence } from "#content/library/mistake.ts";
import { readContent } from "#content/library/read-content.ts";
import { preparePictures } from "./prepare-pictures.ts";

/** In development a picture is prepared as soon as it is saved, before the page that shows it is loaded again. */
export function devPictures(): Plugin {
  return {
    name: "dev-pictures",
    apply: "serve",
    enforce: "pre",
    configureServer: () => prepare(),
    async hotUpdate({ file }) {
      if (this.environment.name === "client" && isContent(file)) await prepare();
    },
  };
}

/** A text, or a picture beside one. */
export function isContent(file: string): boolean {
  return /\/content\/.*\.(yaml|svg|png|jpe?g|webp)$/i.test(file);
}

async function prepare() {
  const { mistakes, pictures } = readContent(process.cwd());
  for (const mistake of [...mistakes, ...(await preparePictures(process.cwd(), pictures))])
    console.error(sentence(mistake));
}
