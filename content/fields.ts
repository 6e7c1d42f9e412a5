import * as v from "valibot";

/** Each message finishes the sentence "field x ...". */

export const text = v.pipe(
  v.string("must be a text; one of digits alone needs quotation marks"),
  v.nonEmpty("must not be empty"),
);

export function listOf<S extends v.GenericSchema>(schema: S, item: string) {
  return v.pipe(
    v.array(schema),
    v.minLength(1, `needs at least one ${item}`),
    v.checkItems<v.InferOutput<S>[], string>(isFirst, "is there twice"),
  );
}

/** A list tells its items apart by their text, title or id. */
function isFirst(item: unknown, index: number, items: readonly unknown[]) {
  const name = nameOf(item);
  return name === undefined || items.findIndex((other) => nameOf(other) === name) === index;
}

function nameOf(item: unknown): unknown {
  return typeof item === "string" ? item : (Object(item).title ?? Object(item).id);
}

export const paragraphs = listOf(text, "paragraph");

export const slug = v.pipe(
  v.string("must be a text"),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens"),
);

export const heading = v.pipe(text, v.maxLength(80, "must be at most 80 characters"));

const dateMessage = "must be a date such as 2025-05-10";
export const isoDate = v.pipe(
  v.string(dateMessage),
  v.isoDate(dateMessage),
  v.check((date) => !isWritten(date) || isInCalendar(date), "is not in the calendar"),
);

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

export const serviceIds = listOf(slug, "service");

export const technologies = listOf(text, "technology");

export const titled = v.strictObject({ title: heading, description: text });

/** In the folder that is named like the entry. */
export const pictureFile = v.pipe(
  v.string("must be a text"),
  v.regex(
    /^(?!.*\/\.).+\.(png|jpe?g|webp)$/i,
    "must name a PNG, JPEG or WebP file in the folder of this entry",
  ),
);

/** `file` is such a file, `scene` a picture that artwork/ draws. */
const pictureFields = { file: v.optional(pictureFile), scene: v.optional(sceneId()), alt: text };

export const picture = v.pipe(
  v.strictObject(pictureFields),
  v.check((source) => hasOneSource(source), "needs a file or a scene, and not both"),
  v.transform(({ file = "", scene = file, alt }) => ({ id: scene, alt })),
);

export const captionedPicture = v.pipe(
  v.strictObject({ ...pictureFields, caption: text }),
  v.check((source) => hasOneSource(source), "needs a file or a scene, and not both"),
  v.transform(({ file = "", scene = file, alt, caption }) => ({ id: scene, alt, caption })),
);

function hasOneSource({ file, scene }: { file?: string | undefined; scene?: string | undefined }) {
  return (file === undefined) !== (scene === undefined);
}

function isWritten(date: string) {
  return /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(date);
}

/** A day after the last of its month counts as one of the next month. */
function isInCalendar(date: string) {
  return new Date(date).getUTCDate() === Number(date.slice(-2));
}

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
