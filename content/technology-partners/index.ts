import { collectionOf } from "../collection.ts";
import { library } from "../library/library.ts";

export const technologyPartners = collectionOf(library.technologyPartners.partners);
