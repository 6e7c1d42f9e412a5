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
  /** A drawing in public/images/logos. Without it the logo is the one in content/client-logos with the client's name. */
  clientLogo: v.optional(slug),
  industry: text,
  services: serviceIds,
  technologies,
  summary: text,
  /** Sentences with their figures; cards show the first two. */
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
