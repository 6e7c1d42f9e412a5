import { collectionOf } from "../collection.ts";
import { library } from "../library/library.ts";
import { measuredLogo } from "./logo-file.ts";
import type { ClientLogo } from "./schema.ts";

export const clientLogos = collectionOf(
  library.clientLogos.map(({ id, name, file }): ClientLogo => ({ id, name, ...measuredLogo(id, file) })),
);
