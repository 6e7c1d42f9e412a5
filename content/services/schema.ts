import * as v from "valibot";
import { isoDate, picture, slug, technology, text, titled } from "../fields.ts";

const serviceIcons = ["Globe", "Smartphone", "Database", "Cpu", "BarChart", "Palette"] as const;

export const serviceSchema = v.strictObject({
  id: slug,
  /** When the text last changed; search engines and feed readers are told. */
  updated: isoDate,
  title: text,
  description: text,
  icon: v.picklist(serviceIcons, `must be one of ${serviceIcons.join(", ")}`),
  link: v.pipe(text, v.startsWith("/services/", "must start with /services/")),
  features: v.array(titled),
  technologies: v.array(technology),
  /** Four steps, or none when the service has no fixed way of working. */
  process: v.pipe(
    v.array(titled),
    v.check((steps) => steps.length === 0 || steps.length === 4, "needs exactly four steps, or none"),
  ),
  benefits: v.array(titled),
  image: picture,
  secondaryImage: picture,
});

export type Service = v.InferOutput<typeof serviceSchema>;
