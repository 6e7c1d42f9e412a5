import type { Picture } from "./fields.ts";
import { type DrawnPicture, pictures } from "./pictures.gen.ts";

/** A picture of the content together with what the page needs to know of its files. */
export type SizedPicture = Picture & DrawnPicture;

const drawn: Readonly<Record<string, DrawnPicture | undefined>> = pictures;

/** Loaders call this, so that a page gets the sizes of its own pictures and not the list of all of them. */
export function sized<P extends Picture>(picture: P): P & DrawnPicture {
  const files = drawn[picture.id];
  if (!files) throw new Error(`content: no picture ${picture.id} has been drawn (npm run artwork)`);
  return { ...picture, ...files };
}

export function isDrawn({ id }: Picture): boolean {
  return drawn[id] !== undefined;
}
