import { library } from "../library/library.ts";
import type { About } from "./schema.ts";

export const about: About = {
  ...library.about,
  expertise: library.services.map(({ id, expertise }) => ({ service: id, description: expertise })),
};
