import { collectionOf } from "../collection.ts";
import { library } from "../library/library.ts";
import { measuredLogo, ownColourLogo } from "./logo-file.ts";
import type { ClientLogo } from "./schema.ts";

export const clientLogos = collectionOf(
  library.clientLogos.map(
    ({ id, name, file, drawing = id }): ClientLogo => ({ id, name, ...measuredLogo(drawing, file) }),
  ),
);

export function studyLogo(id: string): string | undefined {
  const entry = library.clientLogos.find((logo) => logo.id === id);
  const drawing = entry ? entry.drawing : id;
  return (drawing && ownColourLogo(drawing)) ?? clientLogos.get(id)?.imgUrl;
}
