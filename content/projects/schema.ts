import * as v from "valibot";
import { isoDate, paragraphs, picture, slug, technology, text } from "../fields.ts";

export const projectCategories = [
  "Finance",
  "Healthcare",
  "Non-profit",
  "Agriculture",
  "E-commerce",
  "Entertainment",
  "Sports",
  "Business",
] as const;

export const projectSchema = v.pipe(
  v.strictObject({
    id: slug,
    /** When the text last changed; search engines and feed readers are told. */
    updated: isoDate,
    title: text,
    description: text,
    fullDescription: paragraphs,
    challenge: paragraphs,
    solution: paragraphs,
    results: paragraphs,
    client: text,
    clientDescription: text,
    image: picture,
    /** Four pictures, the cover first. */
    gallery: v.pipe(v.array(picture), v.length(4, "needs exactly four pictures")),
    category: v.picklist(projectCategories, `must be one of ${projectCategories.join(", ")}`),
    tags: v.pipe(v.array(text), v.minLength(2, "needs at least two tags")),
    technologies: v.pipe(v.array(technology), v.minLength(2, "needs at least two technologies")),
    /** The live product. Left out unless it is public and the client has agreed to be linked. */
    link: v.optional(
      v.pipe(v.string(), v.url("must be an address"), v.startsWith("https://", "must use https")),
    ),
    year: v.pipe(v.number(), v.integer()),
    duration: text,
    /** Ids of the services collection. */
    services: v.pipe(v.array(slug), v.minLength(1, "needs at least one service")),
    nextProject: slug,
    prevProject: slug,
    awardWinning: v.boolean(),
    date: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "must be a year and month such as 2025-03")),
    featured: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [["year"], ["date"]],
      ({ year, date }) => date.startsWith(`${year}-`),
      "must be the year of the date",
    ),
    ["year"],
  ),
  v.forward(
    v.partialCheck(
      [["image"], ["gallery"]],
      ({ image, gallery }) => gallery[0]?.id === image.id,
      "must start with the project's image",
    ),
    ["gallery"],
  ),
);

export type Project = v.InferOutput<typeof projectSchema>;
