import * as v from "valibot";
import { order, text } from "../fields.ts";

/** The logo is public/images/logos/<file name>.svg; in its own colours, the file beside it that ends in -colour. */
export const clientLogoSchema = v.strictObject({ name: text, order });

export type ClientLogo = {
  id: string;
  name: string;
  imgUrl: string;
  /** At the height of 40 that all are shown at, so that its place is kept while it loads. */
  width: number;
};
