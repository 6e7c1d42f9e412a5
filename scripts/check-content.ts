/** `npm run check:content`: tells whoever edits the content all that is wrong with it, at once. */
import { type Mistake, sentence, withLine } from "#content/library/mistake.ts";
import { readContent } from "#content/library/read-content.ts";
import { brokenTexts } from "#content/rules/broken-texts.ts";
import { foreignCharacters } from "./foreign-characters.ts";
import { misspellings } from "./misspellings.ts";
import { preparePictures } from "./pictures/prepare-pictures.ts";

const begun = performance.now();
const spelling = misspellings();
const root = process.cwd();
const { mistakes, pictures, texts, unused } = readContent(root);
const unfit = await preparePictures(root, pictures);
const found = [
  ...mistakes,
  ...unfit,
  ...(mistakes.length > 0 ? [...unused, ...brokenTexts(texts)] : await brokenRules()),
  ...foreignCharacters(texts),
  ...(await spelling),
].map((mistake) => withLine(root, mistake));
for (const mistake of found) console.error(sentence(mistake));
const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
console.log(found.length > 0 ? `\n${found.length} to put right (${seconds} s)` : `All well (${seconds} s)`);
process.exitCode = found.length > 0 ? 1 : 0;

/** Loaded late: with a mistake in the content it cannot be, and texts are all that can be looked at. */
async function brokenRules(): Promise<Mistake[]> {
  const rules = await import("#content/rules/broken-rules.ts");
  return rules.brokenRules();
}
