import { logoHeight } from "#content/client-logos/logo-file.ts";
import type { PictureKind } from "#content/library/picture-files.ts";
import { settings } from "#scripts/pictures/make-files.ts";

/** What a picture has to be, before one is chosen. */
export function pictureNeeds(kind: PictureKind): string {
  if (kind === "logo") return `SVG, or PNG, JPEG or WebP of at least ${2 * logoHeight} pixels in height`;
  const { leastWidth, shape } = settings[kind];
  return `PNG, JPEG or WebP of at least ${leastWidth} x ${leastWidth * shape} pixels`;
}
