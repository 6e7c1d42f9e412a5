import { plainFile, sizedOr } from "#content/pictures.ts";
import { projects } from "#content/projects/index.ts";
import type { Project } from "#content/projects/schema.ts";
import { namedServices } from "#content/services/named.ts";
import { fallbackPictures } from "#content/site.ts";

/** The loader data of a project: its text, its pictures with their files, and its neighbours. */
export function projectView({ image, gallery, prevProject, nextProject, ...project }: Project) {
  const main = sizedOr(image, fallbackPictures.project);
  const mainFile = main.widths.length > 0 ? [plainFile(main)] : [];
  return {
    project,
    services: namedServices(project.services),
    // The fallbacks of a picture are the project's main one, then the one for all projects.
    shots: gallery.map((picture, position) => ({
      ...sizedOr(picture, fallbackPictures.project),
      fallbacks: [...(position === 0 ? [] : mainFile), fallbackPictures.project],
    })),
    previous: neighbour(prevProject),
    next: neighbour(nextProject),
  };
}

function neighbour(id: string) {
  const project = projects.get(id);
  if (!project) throw new Error(`content/projects: no project "${id}" to lead on to`);
  return { id, title: project.title, picture: sizedOr(project.image, fallbackPictures.project) };
}
