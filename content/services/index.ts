import { collectionOf } from "../collection.ts";
import { library } from "../library/library.ts";
import type { Service } from "./schema.ts";

/** The order is also what numeric addresses count: /services/1 is the first. */
export const services = collectionOf(
  library.services.map(
    ({ order: _, metadata: __, ...service }): Service => ({ ...service, link: `/services/${service.id}` }),
  ),
);

/** Numbers count from 1 and are written plainly: "1", not "01" or "1.0". */
export function findService(idOrNumber: string): Service | undefined {
  const place = services.ids.findIndex((_, index) => String(index + 1) === idOrNumber);
  return services.get(idOrNumber) ?? services.all[place];
}
