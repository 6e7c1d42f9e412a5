import * as v from "valibot";
import { heading, order, slug } from "../fields.ts";

/** `file` is beside the entry; `drawing` is public/images/logos/<drawing>.svg. */
export const clientLogoSchema = v.pipe(
  v.strictObject({
    name: heading,
    order,
    file: v.optional(logoFileName()),
    drawing: v.optional(slug),
  }),
  v.check(
    ({ file, drawing }) => (file === undefined) !== (drawing === undefined),
    "needs a file or a drawing, and not both",
  ),
);

function logoFileName() {
  return v.pipe(
    v.string("must be a text"),
    v.regex(
      /^(?!.*\/\.).+\.(svg|png|jpe?g|webp)$/i,
      "must name an SVG, PNG, JPEG or WebP file in the folder of this entry",
    ),
  );
}

export type ClientLogo = {
  id: string;
  name: string;
  imgUrl: string;
  /** At the height that all are shown at, so that its place is kept while it loads. */
  width: number;
};
