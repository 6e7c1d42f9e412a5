import type { CaseStudy } from "./case-studies/schema.ts";
import { library } from "./library/library.ts";
import { descriptionLimits, type PageMetadata, titleLimit } from "./page-metadata-schema.ts";
import type { Project } from "./projects/schema.ts";
import type { Service } from "./services/schema.ts";

type Derived = Omit<PageMetadata, "canonicalUrl" | "ogImage">;

/** Entries without metadata of their own are still pages that people find and share. */

export function metadataOfService({ title, description, features, technologies }: Service): Derived {
  return {
    title: fitTitle(title),
    description: fitDescription([description, ...features.map((feature) => feature.description)].join(" ")),
    ogTitle: `${title} by ${library.site.name}`,
    ogDescription: description,
    keywords: [title, ...technologies].join(", "),
  };
}

export function metadataOfProject(project: Project): Derived {
  return {
    title: fitTitle(project.title),
    description: fitDescription([project.description, ...project.fullDescription].join(" ")),
    ogTitle: `${project.title} for ${project.client}`,
    ogDescription: project.description,
    keywords: [project.category, ...project.tags].join(", "),
  };
}

export function metadataOfStudy(study: CaseStudy): Derived {
  return {
    title: fitTitle(study.title),
    description: fitDescription([study.summary, ...study.challenge].join(" ")),
    ogTitle: `${study.clientName}: ${study.title}`,
    ogDescription: study.keyResults.slice(0, 2).join("; "),
    keywords: [study.category, study.industry, ...study.technologies].join(", "),
  };
}

function fitTitle(title: string): string {
  const signed = `${title} | ${library.site.name}`;
  return signed.length <= titleLimit ? signed : cutAtWord(title, titleLimit);
}

/** Only a first sentence that is too long is cut. */
function fitDescription(text: string): string {
  const { max } = descriptionLimits;
  const sentences = text.slice(0, max + 1).match(/^.*[.!?](?=\s|$)/)?.[0];
  return sentences && sentences.length <= max ? sentences : cutAtWord(text, max);
}

function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[,;:.]$/, "")}…`;
}
