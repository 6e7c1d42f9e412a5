import { collectionOf } from "../collection.ts";
import { library } from "../library/library.ts";
import type { Calculator } from "./schema.ts";

export const calculators = collectionOf(
  library.calculators.map(
    ({ id, title, baseWeeks, weeksDivisor, groups }): Calculator => ({
      id,
      title,
      baseWeeks,
      weeksDivisor,
      groups,
    }),
  ),
);
