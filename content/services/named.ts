import { services } from "./index.ts";

/** Ids of services with their titles, in the order of the services page. */
export function namedServices(ids: readonly string[]) {
  return services.all.filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({ id, title }));
}
