import { sizedOr } from "../pictures.ts";
import { namedServices } from "../services/named.ts";
import { fallbackPictures } from "../site.ts";
import type { CaseStudy } from "./schema.ts";

export type StudyCardData = ReturnType<typeof studyCard>;

/** Cards show the first two key results only. */
const resultsOnCard = 2;

/** What the card of a study shows and what its list is searched by; the story stays behind. */
export function studyCard(study: CaseStudy) {
  const { id, title, summary, clientName, category, industry, technologies, featured = false } = study;
  return {
    id,
    title,
    summary,
    clientName,
    category,
    industry,
    technologies,
    featured,
    services: namedServices(study.projectInfo.services),
    keyResults: study.keyResults.slice(0, resultsOnCard),
    picture: sizedOr(study.coverImage, fallbackPictures.study),
  };
}
