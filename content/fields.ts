import * as v from "valibot";
import { technologyNames } from "./technologies.ts";

/** The field types that several collections share. Each message finishes the sentence "field x ...". */

export const text = v.pipe(
  v.string("must be a text"),
  v.nonEmpty("must not be empty"),
  v.check((value) => value === value.trim(), "must not start or end with a space"),
);

export const paragraphs = v.pipe(v.array(text), v.minLength(1, "needs at least one paragraph"));

export const slug = v.pipe(
  v.string("must be a text"),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens"),
);

export const isoDate = v.pipe(v.string("must be a text"), v.isoDate("must be a date such as 2025-05-10"));

export const technology = v.picklist(technologyNames, "must be a name from content/technologies.ts");

export const titled = v.strictObject({ title: text, description: text });

/** `id` names a picture that artwork/ draws; `alt` says what it shows. */
export const picture = v.strictObject({ id: pictureId(), alt: text });

export const captionedPicture = v.strictObject({ id: pictureId(), alt: text, caption: text });

function pictureId() {
  return v.pipe(
    v.string("must be a text"),
    v.regex(
      /^[a-z0-9-]+\/[a-z0-9-]+(\/[a-z0-9-]+)?$/,
      "must be a picture id such as projects/pillpal-tracker/cover",
    ),
  );
}

export type Titled = v.InferOutput<typeof titled>;
export type Picture = v.InferOutput<typeof picture>;
