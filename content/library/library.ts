import { ContentError } from "./mistake.ts";
import { type Found, readContent } from "./read-content.ts";

type Library = { [Name in keyof Found]: NonNullable<Found[Name]> };

/**
 * The content as its files say it, read and checked when it is first imported, so that a mistake stops the build and
 * never reaches a visitor. Only the modules of content/ import it: what they export is what pages know.
 */
export const library = readLibrary();

function readLibrary(): Library {
  const { found, mistakes } = readContent(process.cwd());
  if (mistakes.length > 0) throw new ContentError(mistakes);
  // A file that is not found is a mistake, so here all of them are.
  return found as Library;
}
