import * as v from "valibot";
import {
  captionedPicture,
  isoDate,
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
  title: text,
  order,
  /** The first three of these stand on the home page. */
  featured: v.optional(v.boolean("must be true or false")),
  /** When the text last changed; search engines and feed readers are told. */
  updated: isoDate,
  category: text,
  clientName: text,
  /** An entry of content/client-logos, or a drawing in public/images/logos; found by the client's name otherwise. */
  clientLogo: v.optional(slug),
  industry: text,
  services: serviceIds,
  technologies: v.pipe(technologies, v.minLength(2, "needs at least two technologies")),
  summary: text,
  /** Sentences with their figures; cards show the first two. */
  keyResults: v.pipe(v.array(text), v.minLength(3, "needs at least three results")),
  coverImage: picture,
  challenge: paragraphs,
  analysis: paragraphs,
  solution: paragraphs,
  keyFeatures: v.pipe(v.array(titled), v.minLength(4, "needs at least four features")),
  results: paragraphs,
  galleryImages: v.pipe(v.array(captionedPicture), v.length(3, "needs exactly three pictures")),
  metadata: entryMetadataSchema,
});

type CaseStudyFile = v.InferOutput<typeof caseStudySchema>;

export type CaseStudy = Omit<CaseStudyFile, "order" | "services" | "metadata"> & {
  id: string;
  projectInfo: { client: string; industry: string; services: readonly string[] };
};
