import { collectionOf } from "../collection.ts";
import { library } from "../library/library.ts";
import type { Testimonial } from "./schema.ts";

export const testimonials = collectionOf(
  library.testimonials.map(
    ({ order: _, id, name, role, quote, rating, photo }): Testimonial => ({
      id,
      name,
      role,
      quote,
      image: photo
        ? { id: photo.file, alt: `Portrait of ${name}` }
        : { id: `testimonials/${id}`, alt: `Monogram of ${name}` },
      rating,
    }),
  ),
);

/** What a client said, whose name ends the role: "COO, Hope Harbor". */
export function testimonialOf(client: string) {
  return testimonials.all.find(({ role }) => role.endsWith(`, ${client}`));
}
