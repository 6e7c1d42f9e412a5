import { collectionOf } from "../collection.ts";
import { library } from "../library/library.ts";

export const processSteps = collectionOf(library.process.steps);
