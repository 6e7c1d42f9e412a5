import * as v from "valibot";
import { isoDate, paragraphs, slug, text } from "../fields.ts";

export const legalDocumentSchema = v.strictObject({
  id: slug,
  title: text,
  subtitle: text,
  lastUpdated: isoDate,
  sections: v.pipe(
    v.array(
      v.strictObject({
        id: slug,
        title: text,
        paragraphs,
        points: v.optional(v.array(text)),
      }),
    ),
    v.minLength(1, "needs at least one section"),
  ),
});

export type LegalDocument = v.InferOutput<typeof legalDocumentSchema>;
