import { existsSync } from "node:fs";
import { fallbackPictures } from "../site.ts";

/** Where the logo of a client is, or the placeholder until it is drawn. For loaders: it looks at the disk. */
export function logoFile(name: string): string {
  const file = `/images/logos/${name}.svg`;
  return existsSync(`public${file}`) ? file : fallbackPictures.logo;
}
