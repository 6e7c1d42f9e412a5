import * as v from "valibot";
import { heading, listOf, text, titled } from "../fields.ts";

const introduced = v.strictObject({ title: heading, intro: text });

export const homeSchema = v.strictObject({
  hero: v.strictObject({
    headline: text,
    rotating: listOf(text, "phrase"),
    lead: text,
    /** The end of the lead, which links to the prices. */
    prices: text,
  }),
  servicesIntro: text,
  staffing: v.strictObject({ question: text, link: text }),
  studies: introduced,
  technologies: introduced,
  closing: heading,
  howItWorks: listOf(titled, "step"),
});

export type Home = v.InferOutput<typeof homeSchema>;
