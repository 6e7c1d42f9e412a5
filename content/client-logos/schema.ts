import * as v from "valibot";
import { slug, text } from "../fields.ts";

export const clientLogoSchema = v.strictObject({
  id: slug,
  name: text,
  /** The logo in one colour. In its own colours it is the file beside it whose name ends in -colour. */
  imgUrl: v.pipe(text, v.startsWith("/images/logos/", "must be a file in /images/logos/")),
  /** How wide the logo is at the height of 40 that all are drawn to, so that its place is kept while it loads. */
  width: v.pipe(v.number(), v.integer(), v.minValue(1, "must be at least 1")),
});

export type ClientLogo = v.InferOutput<typeof clientLogoSchema>;
