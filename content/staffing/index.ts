import { collectionOf } from "../collection.ts";
import { library } from "../library/library.ts";
import type { Staffing } from "./schema.ts";

const { plans, industries, ...texts } = library.staffing;

export const staffing: Staffing = texts;

export const staffingPlans = collectionOf(plans);

export const partnerIndustries = collectionOf(industries);
