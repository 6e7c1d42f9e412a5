import { cardPicture } from "../card-picture.ts";
import { namedServices } from "../services/named.ts";
import { fallbackPictures } from "../site.ts";
import type { CaseStudy } from "./schema.ts";

export type StudyCardData = ReturnType<typeof studyCard>;
export type ListedStudy = ReturnType<typeof listedStudy>;

/** Cards show the first two key results only. */
const resultsOnCard = 2;

/** What the card of a study shows, wherever there is one. */
export function studyCard({ id, title, clientName, category, keyResults, coverImage }: CaseStudy) {
  return {
    id,
    title,
    clientName,
    category,
    keyResults: keyResults.slice(0, resultsOnCard),
    picture: cardPicture(coverImage, fallbackPictures.study),
  };
}

/** A card and what its list is searched, filtered and sorted by; the story stays behind. */
export function listedStudy(study: CaseStudy) {
  const { summary, industry, technologies, featured = false, projectInfo } = study;
  const services = namedServices(projectInfo.services);
  return { ...studyCard(study), summary, industry, technologies, featured, services };
}
