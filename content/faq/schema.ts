import * as v from "valibot";
import { paragraphs, slug, text } from "../fields.ts";

export const faqSchema = v.strictObject({ id: slug, question: text, answer: paragraphs });

export type Faq = v.InferOutput<typeof faqSchema>;
