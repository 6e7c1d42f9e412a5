import { library } from "../library/library.ts";
import type { About } from "./schema.ts";

export const videoPoster = { id: library.site.video?.poster?.file ?? "brand/video-poster", alt: "" };

export const about: About = {
  ...library.about,
  expertise: library.services.map(({ id, expertise }) => ({ service: id, description: expertise })),
};
