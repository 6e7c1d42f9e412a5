import * as v from "valibot";
import { order, text } from "../fields.ts";

/** Without a file the logo is public/images/logos/<name of the entry>.svg. */
export const clientLogoSchema = v.strictObject({ name: text, order, file: v.optional(logoFileName()) });

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
  /** At the height of 40 that all are shown at, so that its place is kept while it loads. */
  width: number;
};
