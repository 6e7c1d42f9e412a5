import type { Picture } from "./fields.ts";
import { type DrawnPicture, pictures } from "./pictures.gen.ts";
import { imageHost } from "./site.ts";

/** A picture of the content together with what the page needs to know of its files. */
export type SizedPicture = Omit<Picture, "id"> & DrawnPicture & { src: string };

const drawn: Readonly<Record<string, DrawnPicture | undefined>> = pictures;

export function hasFiles(id: string): boolean {
  return drawn[id] !== undefined;
}

/** Loaders call this, so that a page gets the sizes of its own pictures and not the list of all of them. */
export function sized<P extends Picture>({ id, ...picture }: P): Omit<P, "id"> & SizedPicture {
  const files = drawn[id];
  if (!files) throw new Error(`content: the picture ${id} has not been drawn (npm run artwork)`);
  return { ...picture, ...files, src: `${imageHost}/images/${id}` };
}

/**
 * The same for a picture that may not have been drawn yet: the page shows `standIn`, a file of a fixed name, until
 * it is.
 */
export function sizedOr<P extends Picture>(picture: P, standIn: string): Omit<P, "id"> & SizedPicture {
  if (drawn[picture.id]) return sized(picture);
  const { id: _, ...rest } = picture;
  return { ...rest, ...undrawn, src: `${imageHost}${standIn}` };
}

/** The address of the one file that every reader can show. */
export function plainFile({ src, widths, fallbackWidth, hash, fallback }: SizedPicture) {
  return widths.length > 0 ? `${src}-${fallbackWidth}.${hash}.${fallback}` : src;
}

/** No widths: the address is that of the one file. */
const undrawn: DrawnPicture = {
  width: 1280,
  height: 800,
  colour: "#f3f5f6",
  widths: [],
  fallbackWidth: 0,
  hash: "",
  fallback: "png",
};
