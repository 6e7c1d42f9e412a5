import * as v from "valibot";
import { listOf, paragraphs, picture, text, titled } from "../fields.ts";

export const aboutSchema = v.strictObject({
  mission: v.strictObject({ statement: text, paragraphs }),
  city: picture,
  goals: listOf(titled, "goal"),
});

export type About = v.InferOutput<typeof aboutSchema> & {
  expertise: readonly { service: string; description: string }[];
};
