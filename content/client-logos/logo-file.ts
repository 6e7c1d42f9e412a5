import { existsSync } from "node:fs";
import { fallbackPictures } from "../site.ts";

/** The logo of a client in its own colours, or the placeholder until it is drawn. For loaders: it looks at the disk. */
export function ownColourLogo(name: string): string {
  const file = `/images/logos/${name}-colour.svg`;
  return existsSync(`public${file}`) ? file : fallbackPictures.logo;
}
