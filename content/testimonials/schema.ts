import * as v from "valibot";
import { heading, order, type Picture, pictureFile, text } from "../fields.ts";

export const testimonialSchema = v.strictObject({
  name: heading,
  order,
  role: text,
  rating: v.pipe(
    v.number("must be 1 to 5"),
    v.integer("must be a whole number"),
    v.minValue(1, "must be 1 to 5"),
    v.maxValue(5, "must be 1 to 5"),
  ),
  quote: text,
  /** Without one, a monogram is drawn from the name. */
  photo: v.optional(v.strictObject({ file: pictureFile })),
});

type TestimonialFile = v.InferOutput<typeof testimonialSchema>;

export type Testimonial = Omit<TestimonialFile, "order" | "photo"> & { id: string; image: Picture };
