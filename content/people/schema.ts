import * as v from "valibot";
import { heading, order, type Picture, pictureFile, text } from "../fields.ts";

export const personSchema = v.strictObject({
  name: heading,
  order,
  role: text,
  about: text,
  /** Without one, a monogram is drawn from the name. */
  photo: v.optional(v.strictObject({ file: pictureFile })),
});

type PersonFile = v.InferOutput<typeof personSchema>;

export type Person = Omit<PersonFile, "order" | "photo"> & { id: string; photo?: Picture };
