import { readContent } from "#content/library/read-content.ts";
import { preparePictures } from "./prepare-pictures.ts";

/** Tests of the content need the sizes of its pictures, also where the site has not been built yet. */
export async function setup() {
  await preparePictures(process.cwd(), readContent(process.cwd()).pictures);
}
