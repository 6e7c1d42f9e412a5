import { defineContent } from "../collection.ts";
import { site } from "../site.ts";
import { homeSchema } from "./schema.ts";

export const home = defineContent("home/index.ts", homeSchema, {
  hero: {
    headline: "Engineering teams that meet you halfway on",
    rotating: ["Web Applications", "Mobile Solutions", "Cloud Infrastructure", "AI Integration"],
    lead: `A ${site.city} software and staffing company. We design, build and run product software with the people you already have, and publish the price before you call.`,
  },
  howItWorks: [
    {
      title: "Tell us what you need",
      description: `A form or a ${site.consultationMinutes}-minute call. Rough notes are fine.`,
    },
    {
      title: "Get a plan and a price",
      description: "A scope, a team and a figure in writing, with the risks named.",
    },
    {
      title: "Ship every two weeks",
      description: "Each fortnight ends with something to click and pass round the office.",
    },
  ],
});
