import * as v from "valibot";
import { paragraphs, picture, text, titled } from "../fields.ts";

export const aboutSchema = v.strictObject({
  mission: v.strictObject({ statement: text, paragraphs }),
  city: picture,
  goals: v.pipe(v.array(titled), v.length(6, "needs exactly six goals")),
  /** One line per service, keyed by service id, in the order shown. */
  expertise: v.pipe(
    v.array(v.strictObject({ service: text, description: text })),
    v.length(6, "needs exactly six cards"),
  ),
});

export type About = v.InferOutput<typeof aboutSchema>;
