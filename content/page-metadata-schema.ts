import * as v from "valibot";
import { text } from "./fields.ts";

const path = v.pipe(text, v.startsWith("/", "must start with /"));

/** In characters. What is longer, search engines cut. */
export const titleLimit = 60;
export const descriptionLimits = { min: 120, max: 160 };

export const pageMetadataSchema = v.strictObject({
  title: v.pipe(text, v.maxLength(titleLimit, `must be at most ${titleLimit} characters`)),
  description: v.pipe(
    text,
    v.minLength(descriptionLimits.min, `must be at least ${descriptionLimits.min} characters`),
    v.maxLength(descriptionLimits.max, `must be at most ${descriptionLimits.max} characters`),
  ),
  ogTitle: text,
  ogDescription: text,
  keywords: v.optional(text),
  /** The path that search engines should keep; tags print it under SITE_URL. */
  canonicalUrl: path,
  /** Most entries use the shared picture, as a full address; a path is resolved under SITE_URL. */
  ogImage: v.union([path, v.pipe(v.string(), v.url())], "must be a path or a full address"),
});

export type PageMetadata = v.InferOutput<typeof pageMetadataSchema>;
