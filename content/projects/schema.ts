import * as v from "valibot";
import {
  flag,
  heading,
  isoDate,
  listOf,
  paragraphs,
  picture,
  serviceIds,
  technologies,
  text,
  webAddress,
  wholeNumber,
} from "../fields.ts";
import { entryMetadataSchema } from "../page-metadata-schema.ts";

const monthMessage = "must be a year and month such as 2025-03";

export const projectSchema = v.strictObject({
  title: heading,
  /** The month of the launch. The newest project comes first. */
  date: v.pipe(v.string(monthMessage), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, monthMessage)),
  /** When the text last changed; search engines and feed readers are told. */
  updated: isoDate,
  duration: text,
  category: text,
  award: v.optional(v.strictObject({ name: text, year: wholeNumber, giver: text })),
  featured: flag,
  client: text,
  clientDescription: text,
  /** The live product. Left out unless it is public and the client has agreed to be linked. */
  link: v.optional(webAddress),
  services: serviceIds,
  technologies,
  tags: listOf(text, "tag"),
  description: text,
  fullDescription: paragraphs,
  challenge: paragraphs,
  solution: paragraphs,
  results: paragraphs,
  outcomes: v.optional(v.array(v.strictObject({ figure: heading, text })), []),
  image: picture,
  gallery: listOf(picture, "picture"),
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
