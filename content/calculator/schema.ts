import * as v from "valibot";
import { slug, text } from "../fields.ts";

const wholeNumber = v.pipe(
  v.number("must be a number"),
  v.integer("must be a whole number"),
  v.minValue(1, "must be 1 or more"),
);

const optionSchema = v.strictObject({
  id: slug,
  label: text,
  /** US dollars. */
  price: wholeNumber,
  info: text,
});

export const calculatorSchema = v.strictObject({
  id: slug,
  title: text,
  /** Estimated weeks = baseWeeks + floor(total / weeksDivisor). */
  baseWeeks: wholeNumber,
  weeksDivisor: wholeNumber,
  groups: v.array(v.strictObject({ id: slug, title: text, options: v.array(optionSchema) })),
});

export type Calculator = v.InferOutput<typeof calculatorSchema>;
export type CalculatorOption = v.InferOutput<typeof optionSchema>;
