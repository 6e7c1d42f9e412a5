import { caseStudies } from "./case-studies/index.ts";
import { metadataOfProject, metadataOfService, metadataOfStudy } from "./derived-metadata.ts";
import type { Picture } from "./fields.ts";
import { aliasPaths } from "./library/fixed-paths.ts";
import { library } from "./library/library.ts";
import type { EntryMetadata, PageMetadata } from "./page-metadata-schema.ts";
import { socialPicture } from "./pictures.ts";
import { projects } from "./projects/index.ts";
import { services } from "./services/index.ts";
import { siteUrl } from "./site-url.ts";

const sharedImage = `${siteUrl}/images/social/midspan.png`;
const aliases: readonly string[] = aliasPaths;

export const pageMetadata: Readonly<Record<string, PageMetadata>> = Object.fromEntries([
  ...library.pageMetadata.pages.map(({ path, updated: _, ...page }) => [
    path,
    { ...page, canonicalUrl: aliases.includes(path) ? "/" : path, ogImage: sharedImage },
  ]),
  ...entries("/services", services.all, library.services, metadataOfService, ({ image }) => image),
  ...entries("/portfolio", projects.all, library.projects, metadataOfProject, ({ image }) => image),
  ...entries(
    "/case-studies",
    caseStudies.all,
    library.caseStudies,
    metadataOfStudy,
    ({ coverImage }) => coverImage,
  ),
]);

function entries<Entry extends { id: string }>(
  folder: string,
  all: readonly Entry[],
  files: readonly { id: string; metadata?: EntryMetadata | undefined }[],
  derive: (entry: Entry) => Omit<PageMetadata, "canonicalUrl" | "ogImage">,
  coverOf: (entry: Entry) => Picture,
): [string, PageMetadata][] {
  return all.map((entry) => {
    const path = `${folder}/${entry.id}`;
    const { metadata } = files.find(({ id }) => id === entry.id) ?? {};
    const social = socialPicture(coverOf(entry));
    const ogImage = social ? `${siteUrl}${social}` : sharedImage;
    return [path, { ...derive(entry), canonicalUrl: path, ogImage, ...withoutGaps(metadata) }];
  });
}

function withoutGaps(metadata: EntryMetadata = {}): Partial<PageMetadata> {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== undefined));
}
