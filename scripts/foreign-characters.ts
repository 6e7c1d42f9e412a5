import type { Mistake } from "#content/library/mistake.ts";
import type { Texts } from "#content/library/read-content.ts";
import { proseIn } from "#content/rules/texts.ts";
import { characters } from "#delivery/fonts/characters.ts";

const headingFields = new Set([
  "title",
  "name",
  "question",
  "headline",
  "rotating",
  "statement",
  "value",
  "quote",
]);

export function foreignCharacters(sources: readonly Texts[]): Mistake[] {
  return sources.flatMap(proseIn).flatMap(({ file, field, text }) => {
    const isHeading =
      field.split(".").some((name) => headingFields.has(name)) && !field.startsWith("metadata.");
    const known = isHeading ? characters.display : characters.text;
    const foreign = [...new Set(text)].filter((character) => !known.includes(character));
    if (foreign.length === 0) return [];
    const problem = `has ${foreign.join(" ")}, which the font of ${isHeading ? "headings" : "texts"} does not have`;
    return [{ file, field, problem: `${problem}: see docs/content.md` }];
  });
}
