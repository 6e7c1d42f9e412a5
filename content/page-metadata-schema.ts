import * as v from "valibot";
import { text } from "./fields.ts";

const path = v.pipe(text, v.startsWith("/", "must start with /"));

export const pageMetadataSchema = v.strictObject({
  title: v.pipe(text, v.maxLength(60, "must be at most 60 characters")),
  description: v.pipe(
    text,
    v.minLength(120, "must be at least 120 characters"),
    v.maxLength(160, "must be at most 160 characters"),
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
