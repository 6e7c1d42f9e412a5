import { cardPicture } from "../card-picture.ts";
import { namedServices } from "../services/named.ts";
import { fallbackPictures } from "../site.ts";
import type { Project } from "./schema.ts";

export type ProjectCardData = ReturnType<typeof projectCard>;

/** What the card of a project shows and what its list is searched by; the story stays behind. */
export function projectCard({
  id,
  title,
  description,
  client,
  category,
  technologies,
  services,
  award,
  year,
  date,
  image,
}: Project) {
  return {
    id,
    title,
    description,
    client,
    category,
    technologies,
    services: namedServices(services),
    award,
    year,
    date,
    picture: cardPicture(image, fallbackPictures.project),
  };
}
