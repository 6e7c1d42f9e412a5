import { caseStudies } from "../case-studies/index.ts";
import { clientLogos } from "../client-logos/index.ts";
import { type Mistake, withLine } from "../library/mistake.ts";
import { readContent } from "../library/read-content.ts";
import { ownershipSentence } from "../site.ts";
import { checkLogos, checkPictures, checkPublicFiles } from "./files.ts";
import { checkLinks, checkMetadata } from "./pages.ts";
import { checkAlts, checkRepetition, checkSentenceLength, checkWording } from "./prose.ts";
import { checkStudies } from "./studies.ts";
import { altsIn, legalTexts, proseIn } from "./texts.ts";

/** What the build lets pass and an editor should still put right. */
export function brokenRules(): Mistake[] {
  const root = process.cwd();
  const { texts: written, unused } = readContent(root);
  const sources = [...written, ...legalTexts];
  const prose = sources.flatMap(proseIn);
  const isMetadata = ({ file, field }: { file: string; field: string }) =>
    file === "content/page-metadata.yaml" || field.startsWith("metadata.");
  // A description for search engines may say what the page says.
  const [metadata, texts] = [prose.filter(isMetadata), prose.filter((text) => !isMetadata(text))];
  const broken = [
    ...unused,
    ...checkPictures(),
    ...checkPublicFiles(),
    ...checkLogos(),
    ...checkLinks(),
    ...checkMetadata(),
    ...checkStudies(caseStudies.all, clientLogos.all),
    ...checkWording(prose),
    ...checkSentenceLength(texts),
    ...checkRepetition(texts, [ownershipSentence]),
    ...checkRepetition(metadata, []),
    ...checkAlts(sources.flatMap(altsIn)),
  ];
  return broken.map((mistake) => withLine(root, mistake));
}
