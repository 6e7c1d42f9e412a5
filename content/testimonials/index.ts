import { collectionOf } from "../collection.ts";
import { library } from "../library/library.ts";
import type { Testimonial } from "./schema.ts";

export const testimonials = collectionOf(
  library.testimonials.map(
    ({ order: _, id, name, role, quote, rating }): Testimonial => ({
      id,
      name,
      role,
      quote,
      image: { id: `testimonials/${id}`, alt: `Monogram of ${name}` },
      rating,
    }),
  ),
);
