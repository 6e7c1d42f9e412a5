import * as v from "valibot";
import { isoDate, text } from "./fields.ts";

const path = v.pipe(text, v.startsWith("/", "must start with /"));

/** In characters. What is longer, search engines cut. */
export const titleLimit = 60;
export const descriptionLimits = { min: 120, max: 160 };

const title = v.pipe(text, v.maxLength(titleLimit, `must be at most ${titleLimit} characters`));
const shortEnough = v.pipe(
  text,
  v.maxLength(descriptionLimits.max, `must be at most ${descriptionLimits.max} characters`),
);
const description = v.pipe(
  shortEnough,
  v.minLength(descriptionLimits.min, `must be at least ${descriptionLimits.min} characters`),
);

export const entryMetadataSchema = v.optional(
  v.strictObject({
    title: v.optional(title),
    description: v.optional(description),
    ogTitle: v.optional(text),
    ogDescription: v.optional(text),
    keywords: v.optional(text),
    ogImage: v.optional(path),
  }),
);

export const pagesSchema = v.strictObject({
  pages: v.array(
    v.strictObject({
      path,
      /** When the text last changed; search engines are told. */
      updated: v.optional(isoDate),
      title,
      description,
      ogTitle: text,
      ogDescription: text,
      keywords: v.optional(text),
    }),
  ),
});

export const pageMetadataSchema = v.strictObject({
  title,
  /** Made from a record it may be short: it ends with a whole sentence. */
  description: shortEnough,
  ogTitle: text,
  ogDescription: text,
  keywords: v.optional(text),
  /** The path that search engines should keep; tags print it under SITE_URL. */
  canonicalUrl: path,
  /** A path is resolved under SITE_URL. */
  ogImage: v.union([path, v.pipe(v.string(), v.url())], "must be a path or a full address"),
});

export type EntryMetadata = NonNullable<v.InferOutput<typeof entryMetadataSchema>>;
export type PageMetadata = v.InferOutput<typeof pageMetadataSchema>;
