import * as v from "valibot";
import { heading, slug } from "../fields.ts";
import { slugOf } from "../slug-of.ts";

const partnerSchema = v.pipe(
  v.strictObject({
    /** A name from content/technologies.yaml. */
    name: heading,
    category: heading,
    /** The name of the mark in simple-icons, where it is not the technology's. */
    logo: v.optional(slug),
  }),
  v.transform(({ name, category, logo }) => ({
    id: slugOf(name),
    name,
    logo: logo ?? markOf(name),
    category,
  })),
);

export const technologyPartnersSchema = v.strictObject({ partners: v.array(partnerSchema) });

export type TechnologyPartner = v.InferOutput<typeof partnerSchema>;

/** simple-icons calls Next.js "nextdotjs" and Google Cloud "googlecloud". */
function markOf(name: string) {
  return name
    .toLowerCase()
    .replaceAll(".", "dot")
    .replaceAll("+", "plus")
    .replace(/[^a-z0-9]/g, "");
}
