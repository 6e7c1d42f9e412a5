import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { about } from "../about/index.ts";
import { caseStudies } from "../case-studies/index.ts";
import type { Picture } from "../fields.ts";
import type { Mistake } from "../library/mistake.ts";
import { pageMetadata } from "../page-metadata.ts";
import { hasFiles } from "../pictures.ts";
import { projects } from "../projects/index.ts";
import { services } from "../services/index.ts";

const heaviestLogo = 16_384;

/** Every picture that the content names is there, and none is shown as two different ones. */
export function checkPictures(): Mistake[] {
  const places: { file: string; picture: Picture }[] = [
    { file: "content/about.yaml", picture: about.city },
    ...services.all.flatMap(({ id, image, secondaryImage }) =>
      [image, secondaryImage].map((picture) => ({ file: `content/services/${id}.yaml`, picture })),
    ),
    ...projects.all.flatMap(({ id, gallery }) =>
      gallery.map((picture) => ({ file: `content/projects/${id}.yaml`, picture })),
    ),
    ...caseStudies.all.flatMap(({ id, coverImage, galleryImages }) =>
      [coverImage, ...galleryImages].map((picture) => ({ file: `content/case-studies/${id}.yaml`, picture })),
    ),
  ];
  const ids = places.map(({ picture }) => picture.id);
  return places.flatMap(({ file, picture: { id } }, index) => [
    ...(hasFiles(id) ? [] : [{ file, problem: `names the picture ${id}, which has not been drawn` }]),
    ...(ids.indexOf(id) === index
      ? []
      : [{ file, problem: `shows the picture ${id}, which is shown before` }]),
  ]);
}

/** The files under public/ that the content names by their address. */
export function checkPublicFiles(): Mistake[] {
  return [
    ...caseStudies.all
      .map(({ id, clientLogo }) => ({ id, file: `public/images/logos/${clientLogo}-colour.svg` }))
      .filter(({ file }) => !existsSync(file))
      .map(({ id, file }) => ({
        file: `content/case-studies/${id}.yaml`,
        field: "clientLogo",
        problem: `needs the file ${file}`,
      })),
    ...Object.entries(pageMetadata)
      .filter(([, { ogImage }]) => ogImage.startsWith("/") && !existsSync(`public${ogImage}`))
      .map(([path, { ogImage }]) => ({
        file: `metadata of ${path}`,
        problem: `names ${ogImage}, which is not in public/`,
      })),
  ];
}

/** Words in a logo are shapes, since a font of the owner's is not there for visitors, and it is light. */
export function checkLogos(): Mistake[] {
  return globSync("public/images/logos/*.svg").flatMap((file) => [
    ...(statSync(file).size > heaviestLogo
      ? [{ file, problem: `weighs more than ${heaviestLogo} bytes` }]
      : []),
    ...(readFileSync(file, "utf8").includes("<text")
      ? [{ file, problem: "has words that are not shapes" }]
      : []),
  ]);
}
