import * as v from "valibot";
import { slug, text } from "../fields.ts";

export const clientLogoSchema = v.strictObject({
  id: slug,
  name: text,
  imgUrl: v.pipe(text, v.startsWith("/images/logos/", "must be a file in /images/logos/")),
});

export type ClientLogo = v.InferOutput<typeof clientLogoSchema>;
