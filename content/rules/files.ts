import { existsSync, globSync, readFileSync } from "node:fs";
import { about } from "../about/index.ts";
import { caseStudies } from "../case-studies/index.ts";
import { studyLogo } from "../client-logos/index.ts";
import { svgProblem } from "../client-logos/logo-file.ts";
import type { Picture } from "../fields.ts";
import type { Mistake } from "../library/mistake.ts";
import { pageMetadata } from "../page-metadata.ts";
import { hasFiles } from "../pictures.ts";
import { projects } from "../projects/index.ts";
import { services } from "../services/index.ts";
import { technologyPartners } from "../technology-partners/index.ts";

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
  return places.flatMap(({ file, picture: { id } }, index) => {
    const other = places.slice(0, index).find(({ picture }) => picture.id === id);
    return [
      // An ordinary picture without files has been told when it was prepared.
      ...(hasFiles(id) || id.startsWith("content/")
        ? []
        : [{ file, problem: `names the picture ${id}, which has not been drawn` }]),
      ...(other ? [{ file, problem: `shows the picture ${id}, as ${other.file} does` }] : []),
    ];
  });
}

export function checkPublicFiles(): Mistake[] {
  return [
    ...caseStudies.all
      .filter(({ clientLogo }) => clientLogo && !studyLogo(clientLogo))
      .map(({ id, clientLogo }) => ({
        file: `content/case-studies/${id}.yaml`,
        field: "clientLogo",
        problem: `needs content/client-logos/${clientLogo}.yaml or public/images/logos/${clientLogo}-colour.svg`,
      })),
    ...technologyPartners.all.flatMap(({ logo }, index) => {
      const mark = `public/images/technologies/${logo}.svg`;
      const field = `partners.${index}`;
      return existsSync(mark)
        ? []
        : [
            {
              file: "content/technology-partners.yaml",
              field,
              problem: `needs ${mark}: npm run marks draws it`,
            },
          ];
    }),
    ...Object.entries(pageMetadata)
      .filter(([, { ogImage }]) => ogImage.startsWith("/") && !existsSync(`public${ogImage}`))
      .map(([path, { ogImage }]) => ({
        file: `metadata of ${path}`,
        problem: `names ${ogImage}, which is not in public/`,
      })),
  ];
}

export function checkLogos(): Mistake[] {
  return globSync("public/images/logos/*.svg").flatMap((file) => {
    const problem = svgProblem(readFileSync(file, "utf8"));
    return problem ? [{ file, problem }] : [];
  });
}
