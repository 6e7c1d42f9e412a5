import { collectionOf } from "../collection.ts";
import { library } from "../library/library.ts";
import type { Person } from "./schema.ts";

export const people = collectionOf(
  library.people.map(
    ({ order: _, photo, ...person }): Person => ({
      ...person,
      ...(photo && { photo: { id: photo.file, alt: `Portrait of ${person.name}` } }),
    }),
  ),
);
