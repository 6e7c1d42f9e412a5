import { library } from "../library/library.ts";
import type { About } from "./schema.ts";

/** What is shown before the film. */
export const videoPoster = { id: library.site.video?.poster?.file ?? "brand/video-poster", alt: "" };

export const about: About = {
  ...library.about,
  expertise: library.services.map(({ id, expertise }) => ({ service: id, description: expertise })),
};
