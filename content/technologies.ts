import { library } from "./library/library.ts";

/** Every technology an entry may name, so that each name leads to the work that used it. */
export const technologyNames: readonly string[] = library.technologies.technologies;
