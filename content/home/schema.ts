import * as v from "valibot";
import { listOf, text, titled } from "../fields.ts";

export const homeSchema = v.strictObject({
  hero: v.strictObject({
    /** The words before the rotating ones. */
    headline: text,
    rotating: listOf(text, "phrase"),
    lead: text,
  }),
  howItWorks: listOf(titled, "step"),
});

export type Home = v.InferOutput<typeof homeSchema>;
