import * as v from "valibot";
import {
  flag,
  isoDate,
  paragraphs,
  picture,
  serviceIds,
  technologies,
  text,
  webAddress,
  wholeNumber,
} from "../fields.ts";
import { entryMetadataSchema } from "../page-metadata-schema.ts";

export const projectSchema = v.strictObject({
  title: text,
  /** The month of the launch. The newest project comes first. */
  date: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "must be a year and month such as 2025-03")),
  /** When the text last changed; search engines and feed readers are told. */
  updated: isoDate,
  duration: text,
  category: text,
  /** A prize that the product has won. */
  award: v.optional(v.strictObject({ name: text, year: wholeNumber, giver: text })),
  featured: flag,
  client: text,
  clientDescription: text,
  /** The live product. Left out unless it is public and the client has agreed to be linked. */
  link: v.optional(webAddress),
  services: serviceIds,
  technologies: v.pipe(technologies, v.minLength(2, "needs at least two technologies")),
  tags: v.pipe(v.array(text), v.minLength(2, "needs at least two tags")),
  description: text,
  fullDescription: paragraphs,
  challenge: paragraphs,
  solution: paragraphs,
  results: paragraphs,
  /** The cover; the gallery starts with it. */
  image: picture,
  gallery: v.pipe(v.array(picture), v.length(3, "needs exactly three pictures, besides the cover")),
  metadata: entryMetadataSchema,
});

type ProjectFile = v.InferOutput<typeof projectSchema>;

export type Project = Omit<ProjectFile, "metadata"> & {
  id: string;
  year: number;
  awardWinning: boolean;
  nextProject: string;
  prevProject: string;
};
