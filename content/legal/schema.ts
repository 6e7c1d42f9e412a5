import * as v from "valibot";
import { paragraphs, slug, text } from "../fields.ts";

export const legalDocumentSchema = v.strictObject({
  id: slug,
  title: text,
  subtitle: text,
  /** ISO date. */
  lastUpdated: v.pipe(v.string(), v.isoDate("must be a date such as 2025-05-10")),
  sections: v.pipe(
    v.array(
      v.strictObject({
        id: slug,
        title: text,
        paragraphs,
        /** Points shown as a list after the paragraphs. */
        points: v.optional(v.array(text)),
      }),
    ),
    v.minLength(1, "needs at least one section"),
  ),
});

export type LegalDocument = v.InferOutput<typeof legalDocumentSchema>;
