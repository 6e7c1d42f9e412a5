import { collectionOf } from "../collection.ts";
import { library } from "../library/library.ts";
import type { Project } from "./schema.ts";

export const projects = collectionOf(
  library.projects.map(
    ({ metadata: _, ...project }, index, all): Project => ({
      ...project,
      gallery: [project.image, ...project.gallery],
      awardWinning: project.award !== undefined,
      year: Number(project.date.slice(0, 4)),
      // The last leads on to the first.
      nextProject: all[(index + 1) % all.length]?.id ?? project.id,
      prevProject: all.at(index - 1)?.id ?? project.id,
    }),
  ),
);
