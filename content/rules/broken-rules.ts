import { caseStudies } from "../case-studies/index.ts";
import { clientLogos } from "../client-logos/index.ts";
import { library } from "../library/library.ts";
import { type Mistake, withLine } from "../library/mistake.ts";
import { readContent } from "../library/read-content.ts";
import { pageMetadata } from "../page-metadata.ts";
import { brokenTexts } from "./broken-texts.ts";
import { checkLogos, checkPictures, checkPublicFiles } from "./files.ts";
import { legalTexts } from "./legal-texts.ts";
import { checkLinks, checkMetadata } from "./pages.ts";
import { checkStudies } from "./studies.ts";

export function brokenRules(): Mistake[] {
  const root = process.cwd();
  const { texts, unused } = readContent(root);
  return [
    ...unused,
    ...checkPictures(),
    ...checkPublicFiles(),
    ...checkLogos(),
    ...checkLinks(),
    ...checkMetadata(pageMetadata, library),
    ...checkStudies(caseStudies.all, clientLogos.all),
    ...brokenTexts([...texts, ...legalTexts]),
  ].map((mistake) => withLine(root, mistake));
}
