import * as v from "valibot";
import { picture, slug, text } from "../fields.ts";

export const testimonialSchema = v.strictObject({
  id: slug,
  name: text,
  role: text,
  quote: text,
  image: picture,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1, "must be 1 to 5"), v.maxValue(5, "must be 1 to 5")),
});

export type Testimonial = v.InferOutput<typeof testimonialSchema>;
