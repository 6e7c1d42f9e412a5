import { caseStudies } from "./case-studies/index.ts";
import { pageMetadata, sharedImage } from "./page-metadata.ts";
import { descriptionLimits, type PageMetadata, titleLimit } from "./page-metadata-schema.ts";
import { projects } from "./projects/index.ts";
import { site } from "./site.ts";
import { siteUrl } from "./site-url.ts";

/** An address that nobody knows is described as the home page. */
export const homeMetadata = entryOf("/");

/**
 * The hand-written entry of a path. A project or study without one is still a page that people find and
 * share, so its entry is made from the record; undefined means that no such page exists.
 */
export function metadataFor(path: string): PageMetadata | undefined {
  return pageMetadata[path] ?? metadataFromProject(path) ?? metadataFromStudy(path);
}

/** What the tags of a page print: its entry, or the home page's for an unknown path, with full addresses. */
export function tagsMetadata(path: string): PageMetadata {
  const entry = metadataFor(path) ?? homeMetadata;
  const absolute = (address: string) => new URL(address, siteUrl).href;
  return { ...entry, canonicalUrl: absolute(entry.canonicalUrl), ogImage: absolute(entry.ogImage) };
}

function entryOf(path: string): PageMetadata {
  const entry = pageMetadata[path];
  if (!entry) throw new Error(`content/page-metadata.ts: needs an entry for ${path}`);
  return entry;
}

function metadataFromProject(path: string): PageMetadata | undefined {
  const project = projects.get(idUnder("/portfolio/", path));
  if (!project) return undefined;
  return {
    title: fitTitle(project.title),
    description: fitDescription([project.description, ...project.fullDescription].join(" ")),
    ogTitle: `${project.title} for ${project.client}`,
    ogDescription: project.description,
    keywords: [project.category, ...project.tags].join(", "),
    canonicalUrl: path,
    ogImage: sharedImage,
  };
}

function metadataFromStudy(path: string): PageMetadata | undefined {
  const study = caseStudies.get(idUnder("/case-studies/", path));
  if (!study) return undefined;
  return {
    title: fitTitle(study.title),
    description: fitDescription([study.summary, ...study.challenge].join(" ")),
    ogTitle: `${study.clientName}: ${study.title}`,
    ogDescription: study.keyResults.slice(0, 2).join("; "),
    keywords: [study.category, study.industry, ...study.technologies].join(", "),
    canonicalUrl: path,
    ogImage: sharedImage,
  };
}

function idUnder(folder: string, path: string): string {
  return path.startsWith(folder) ? path.slice(folder.length) : "";
}

function fitTitle(title: string): string {
  const signed = `${title} | ${site.name}`;
  return signed.length <= titleLimit ? signed : cutAtWord(title, titleLimit);
}

/** Ends with a whole sentence where one ends between the limits, otherwise with a whole word. */
function fitDescription(text: string): string {
  const { min, max } = descriptionLimits;
  const sentences = text.slice(0, max + 1).match(/^.*[.!?](?=\s|$)/)?.[0] ?? "";
  return sentences.length >= min && sentences.length <= max ? sentences : cutAtWord(text, max);
}

function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[,;:.]$/, "")}…`;
}
