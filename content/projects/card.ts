import { cardPicture } from "../card-picture.ts";
import { fallbackPictures } from "../site.ts";
import type { Project } from "./schema.ts";

export type ProjectCardData = ReturnType<typeof projectCard>;

export function projectCard({
  id,
  title,
  client,
  category,
  award,
  year,
  outcomes: [outcome],
  image,
}: Project) {
  return {
    id,
    title,
    client,
    category,
    award,
    year,
    outcome,
    picture: cardPicture(image, fallbackPictures.project),
  };
}
