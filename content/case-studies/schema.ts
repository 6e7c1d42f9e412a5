import * as v from "valibot";
import {
  captionedPicture,
  heading,
  isoDate,
  listOf,
  order,
  paragraphs,
  picture,
  serviceIds,
  slug,
  technologies,
  text,
  titled,
} from "../fields.ts";
import { entryMetadataSchema } from "../page-metadata-schema.ts";

export const caseStudySchema = v.strictObject({
  title: heading,
  order,
  /** The first three of these stand on the home page. */
  featured: v.optional(v.boolean("must be true or false")),
  /** When the text last changed; search engines and feed readers are told. */
  updated: isoDate,
  category: text,
  clientName: text,
  /** A drawing in public/images/logos; without it, the logo of the client's name in content/client-logos. */
  clientLogo: v.optional(slug),
  industry: text,
  /** Who led the work and tells about it. Someone in content/people is named with their role. */
  lead: v.optional(text),
  services: serviceIds,
  technologies,
  summary: text,
  keyResults: listOf(text, "result"),
  coverImage: picture,
  challenge: paragraphs,
  analysis: paragraphs,
  solution: paragraphs,
  keyFeatures: listOf(titled, "feature"),
  results: paragraphs,
  galleryImages: listOf(captionedPicture, "picture"),
  metadata: entryMetadataSchema,
});

type CaseStudyFile = v.InferOutput<typeof caseStudySchema>;

export type CaseStudy = Omit<CaseStudyFile, "order" | "services" | "metadata"> & {
  id: string;
  projectInfo: { client: string; industry: string; services: readonly string[] };
};
