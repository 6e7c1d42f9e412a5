import * as v from "valibot";
import { paragraphs, picture, text, titled } from "../fields.ts";

export const aboutSchema = v.strictObject({
  mission: v.strictObject({ statement: text, paragraphs }),
  city: picture,
  goals: v.pipe(v.array(titled), v.length(6, "needs exactly six goals")),
});

export type About = v.InferOutput<typeof aboutSchema> & {
  /** One line per service, in the order of the services. */
  expertise: readonly { service: string; description: string }[];
};
