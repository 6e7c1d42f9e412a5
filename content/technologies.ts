import { library } from "./library/library.ts";

export const technologyNames: readonly string[] = library.technologies.technologies;
