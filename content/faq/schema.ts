import * as v from "valibot";
import { paragraphs, slug, text } from "../fields.ts";
import { slugOf } from "../slug-of.ts";

const questionSchema = v.pipe(
  v.strictObject({
    question: text,
    /** Links lead to a question by its id; it is made of the question unless given. */
    id: v.optional(slug),
    /** The estimate leads to this answer, to say why it is a range. */
    explainsEstimate: v.optional(v.boolean("must be true or false")),
    answer: paragraphs,
  }),
  v.transform(({ id, question, ...rest }) => ({ id: id ?? slugOf(question), question, ...rest })),
);

export const faqSchema = v.strictObject({ questions: v.array(questionSchema) });

export type Faq = v.InferOutput<typeof questionSchema>;
