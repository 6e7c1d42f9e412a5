import { services } from "./index.ts";

export function namedServices(ids: readonly string[]) {
  return services.all.filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({ id, title }));
}
