import * as v from "valibot";

/** The field types that several collections share. Each message finishes the sentence "field x ...". */

export const text = v.pipe(
  v.string("must be a text; one of digits alone needs quotation marks"),
  v.nonEmpty("must not be empty"),
);

export const paragraphs = v.pipe(v.array(text), v.minLength(1, "needs at least one paragraph"));

export const slug = v.pipe(
  v.string("must be a text"),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens"),
);

export const isoDate = v.pipe(v.string("must be a text"), v.isoDate("must be a date such as 2025-05-10"));

export const wholeNumber = v.pipe(
  v.number("must be a number"),
  v.integer("must be a whole number"),
  v.minValue(1, "must be 1 or more"),
);

export const flag = v.optional(v.boolean("must be true or false"), false);

/** Entries stand in the order of these figures; those without one come last. */
export const order = v.optional(v.number("must be a number"));

export const webAddress = v.pipe(
  v.string("must be a text"),
  v.url("must be an address"),
  v.startsWith("https://", "must start with https://"),
);

/** Ids of services: the names of files in content/services. */
export const serviceIds = v.pipe(v.array(slug), v.minLength(1, "needs at least one service"));

/** Names from content/technologies.yaml. */
export const technologies = v.array(text);

export const titled = v.strictObject({ title: text, description: text });

/** `scene` names a picture that artwork/ draws; `alt` says what it shows. */
export const picture = v.pipe(
  v.strictObject({ scene: sceneId(), alt: text }),
  v.transform(({ scene, alt }) => ({ id: scene, alt })),
);

export const captionedPicture = v.pipe(
  v.strictObject({ scene: sceneId(), alt: text, caption: text }),
  v.transform(({ scene, alt, caption }) => ({ id: scene, alt, caption })),
);

function sceneId() {
  return v.pipe(
    v.string("must be a text"),
    v.regex(
      /^[a-z0-9-]+\/[a-z0-9-]+(\/[a-z0-9-]+)?$/,
      "must name a scene such as projects/pillpal-tracker/cover",
    ),
  );
}

export type Titled = v.InferOutput<typeof titled>;
export type Picture = v.InferOutput<typeof picture>;
