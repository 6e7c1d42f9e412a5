import * as v from "valibot";
import { paragraphs, slug, text } from "../fields.ts";
import { slugOf } from "../slug-of.ts";

const questionSchema = v.pipe(
  /** Links lead to a question by its id; it is made of the question unless given. */
  v.strictObject({ question: text, id: v.optional(slug), answer: paragraphs }),
  v.transform(({ id, question, answer }) => ({ id: id ?? slugOf(question), question, answer })),
);

export const faqSchema = v.strictObject({ questions: v.array(questionSchema) });

export type Faq = v.InferOutput<typeof questionSchema>;
