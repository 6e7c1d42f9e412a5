import * as v from "valibot";
import { text, titled } from "../fields.ts";

export const homeSchema = v.strictObject({
  hero: v.strictObject({
    /** The words before the rotating ones. */
    headline: text,
    rotating: v.pipe(v.array(text), v.length(4, "needs exactly four phrases")),
    lead: text,
  }),
  howItWorks: v.pipe(v.array(titled), v.length(3, "needs exactly three steps")),
});

export type Home = v.InferOutput<typeof homeSchema>;
