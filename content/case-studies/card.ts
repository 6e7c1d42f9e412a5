import { cardPicture } from "../card-picture.ts";
import { fallbackPictures } from "../site.ts";
import type { CaseStudy } from "./schema.ts";

export type StudyCardData = ReturnType<typeof studyCard>;

const resultsOnCard = 2;

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
