import * as v from "valibot";
import { heading, listOf, order, slug, text, wholeNumber } from "../fields.ts";
import { slugOf } from "../slug-of.ts";

const optionSchema = v.pipe(
  v.strictObject({
    label: heading,
    /** What a link to a chosen option names it by; made of the label unless given. */
    id: v.optional(slug),
    /** US dollars. */
    price: wholeNumber,
    info: text,
  }),
  v.transform(({ id, label, price, info }) => ({ id: id ?? slugOf(label), label, price, info })),
);

const groupSchema = v.pipe(
  v.strictObject({ title: heading, id: v.optional(slug), options: listOf(optionSchema, "option") }),
  v.transform(({ id, title, options }) => ({ id: id ?? slugOf(title), title, options })),
);

export const calculatorSchema = v.strictObject({
  title: heading,
  order,
  /** What it prices: a file in content/services. A service that no calculator names is quoted by hand. */
  service: v.optional(slug),
  /** Estimated weeks = baseWeeks + floor(total / weeksDivisor). */
  baseWeeks: wholeNumber,
  weeksDivisor: wholeNumber,
  /** The first group is the kind of project. */
  groups: listOf(groupSchema, "group"),
});

type CalculatorFile = v.InferOutput<typeof calculatorSchema>;

export type Calculator = Omit<CalculatorFile, "order" | "service"> & { id: string };
export type CalculatorOption = v.InferOutput<typeof optionSchema>;
