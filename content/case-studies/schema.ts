import * as v from "valibot";
import { captionedPicture, paragraphs, picture, slug, technology, text, titled } from "../fields.ts";

export const caseStudyCategories = [
  "Non-profit",
  "Environmental",
  "E-commerce",
  "Marketing",
  "Healthcare",
  "Creative",
  "Education",
  "Construction",
  "Content Marketing",
  "Social Media",
] as const;

export const caseStudySchema = v.strictObject({
  id: slug,
  title: text,
  category: v.picklist(caseStudyCategories, `must be one of ${caseStudyCategories.join(", ")}`),
  clientName: text,
  /** The name of the logo in public/images/logos, without -colour.svg. */
  clientLogo: slug,
  coverImage: picture,
  summary: text,
  /** Sentences with their figures; cards show the first two. */
  keyResults: v.pipe(v.array(text), v.minLength(3, "needs at least three results")),
  challenge: paragraphs,
  analysis: paragraphs,
  solution: paragraphs,
  keyFeatures: v.pipe(v.array(titled), v.minLength(4, "needs at least four features")),
  results: paragraphs,
  galleryImages: v.pipe(v.array(captionedPicture), v.length(3, "needs exactly three pictures")),
  projectInfo: v.strictObject({
    client: text,
    industry: text,
    /** Ids of the services collection. */
    services: v.pipe(v.array(slug), v.minLength(1, "needs at least one service")),
  }),
  technologies: v.pipe(v.array(technology), v.minLength(2, "needs at least two technologies")),
  industry: text,
  featured: v.optional(v.boolean()),
});

export type CaseStudy = v.InferOutput<typeof caseStudySchema>;
