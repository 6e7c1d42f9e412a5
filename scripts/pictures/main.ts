/** The first step of `npm run build`: makes the files of the pictures beside the content, where they are not made. */
import { sentence } from "#content/library/mistake.ts";
import { readContent } from "#content/library/read-content.ts";
import { preparePictures } from "./prepare-pictures.ts";

const { mistakes, pictures } = readContent(process.cwd());
const found = [...mistakes, ...(await preparePictures(process.cwd(), pictures))];
for (const mistake of found) console.error(sentence(mistake));
if (found.length > 0) process.exit(1);
