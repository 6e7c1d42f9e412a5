import { ContentError } from "./mistake.ts";
import { type Found, readContent } from "./read-content.ts";

type Library = { [Name in keyof Found]: NonNullable<Found[Name]> };

/** Read and checked when first imported, so that a mistake stops the build. Only content/ imports it. */
export const library = readLibrary();

function readLibrary(): Library {
  const { found, mistakes } = readContent(process.cwd());
  if (mistakes.length > 0) throw new ContentError(mistakes);
  // A file that is not found is a mistake, so here all of them are.
  return found as Library;
}
