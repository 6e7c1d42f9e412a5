import * as v from "valibot";
import { heading, isoDate, listOf, order, picture, technologies, text, titled } from "../fields.ts";
import { entryMetadataSchema } from "../page-metadata-schema.ts";

const serviceIcons = ["Globe", "Smartphone", "Database", "Cpu", "BarChart", "Palette"] as const;

const serviceDrawings = [
  "booking-page",
  "delivery-round",
  "escrow-states",
  "read-invoice",
  "weekly-clicks",
  "check-sheet",
] as const;

const serviceTabs = [
  "web-development",
  "mobile-development",
  "ui-ux-design",
  "cloud-devops",
  "ai-ml",
  "web",
  "mobile",
  "design",
] as const;

export const serviceSchema = v.strictObject({
  title: heading,
  order,
  /** When the text last changed; search engines and feed readers are told. */
  updated: isoDate,
  icon: v.picklist(serviceIcons, `must be one of ${serviceIcons.join(", ")}`),
  description: text,
  expertise: text,
  technologies,
  listedUnder: v.optional(v.array(v.picklist(serviceTabs, `must be one of ${serviceTabs.join(", ")}`)), []),
  drawing: v.optional(v.picklist(serviceDrawings, `must be one of ${serviceDrawings.join(", ")}`)),
  features: listOf(titled, "feature"),
  /** Without steps the service has no fixed way of working. */
  process: v.optional(v.array(titled), []),
  benefits: listOf(titled, "benefit"),
  image: picture,
  secondaryImage: picture,
  metadata: entryMetadataSchema,
});

type ServiceFile = v.InferOutput<typeof serviceSchema>;

export type Service = Omit<ServiceFile, "order" | "metadata"> & { id: string; link: string };
