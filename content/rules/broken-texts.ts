import type { Mistake } from "../library/mistake.ts";
import type { Texts } from "../library/read-content.ts";
import { checkAlts, checkRepetition, checkSentenceLength, checkWording } from "./prose.ts";
import { altsIn, proseIn } from "./texts.ts";
import { checkLineBreaks, checkQuotes, checkTypography } from "./typography.ts";

export function brokenTexts(sources: readonly Texts[]): Mistake[] {
  const prose = sources.flatMap(proseIn);
  const isMetadata = ({ file, field }: { file: string; field: string }) =>
    file === "content/page-metadata.yaml" || field.startsWith("metadata.");
  // A description for search engines may say what the page says.
  const [metadata, texts] = [prose.filter(isMetadata), prose.filter((text) => !isMetadata(text))];
  return [
    ...checkWording(prose),
    ...checkTypography(prose),
    ...checkLineBreaks(texts),
    ...checkSentenceLength(texts),
    ...checkRepetition(
      texts,
      prose.filter(isShared).map(({ text }) => text),
    ),
    ...checkRepetition(metadata, []),
    ...checkAlts(sources.flatMap(altsIn)),
    ...checkQuotes(sources.flatMap(altsIn)),
  ];
}

/** Who owns the work is said in the same words wherever it is said. */
function isShared({ file, field }: { file: string; field: string }) {
  return file === "content/site.yaml" && field === "ownership";
}
