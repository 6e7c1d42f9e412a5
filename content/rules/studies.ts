import type { CaseStudy } from "../case-studies/schema.ts";
import type { ClientLogo } from "../client-logos/schema.ts";
import type { Mistake } from "../library/mistake.ts";
import { countWords } from "./sentences.ts";

const words = { fewest: 500, most: 900 };
const resultsOnCard = 2;

export function checkStudies(studies: readonly CaseStudy[], logos: readonly ClientLogo[]): Mistake[] {
  return studies.flatMap((study) => {
    const file = `content/case-studies/${study.id}.yaml`;
    const length = countWords(storyOf(study).join(" "));
    const logo = logos.find(({ name }) => name === study.clientName);
    return [
      ...(length < words.fewest || length > words.most
        ? [
            {
              file,
              problem: `is ${length} words long from summary to results, and should be ${words.fewest} to ${words.most}`,
            },
          ]
        : []),
      ...study.keyResults
        .slice(0, resultsOnCard)
        .flatMap((result, index) =>
          /\d/.test(result)
            ? []
            : [{ file, field: `keyResults.${index}`, problem: "stands on the card and needs a figure" }],
        ),
      ...(logo && logo.id !== study.clientLogo
        ? [{ file, field: "clientLogo", problem: `should be ${logo.id}, as in content/client-logos` }]
        : []),
    ];
  });
}

function storyOf({ summary, challenge, analysis, solution, keyFeatures, results }: CaseStudy): string[] {
  const features = keyFeatures.flatMap(({ title, description }) => [title, description]);
  return [summary, ...challenge, ...analysis, ...solution, ...features, ...results];
}
