import type { Picture } from "./fields.ts";
import { type DrawnPicture, pictures } from "./pictures.gen.ts";
import { preparedPictures } from "./prepared-pictures.ts";
import { imageHost } from "./site.ts";

export type SizedPicture = Omit<Picture, "id"> & DrawnPicture & { src: string };

const drawn: Readonly<Record<string, DrawnPicture | undefined>> = pictures;

export function hasFiles(id: string): boolean {
  return filesOf(id) !== undefined;
}

/** For loaders, so that a page gets the sizes of its own pictures and not of all. */
export function sized<P extends Picture>({ id, ...picture }: P): Omit<P, "id"> & SizedPicture {
  const files = filesOf(id);
  if (!files)
    throw new Error(`content: the picture ${id} has not been made: npm run build, or npm run artwork`);
  return { ...picture, ...files };
}

/** `standIn`, a file of a fixed name, is shown until the picture has been made. */
export function sizedOr<P extends Picture>(picture: P, standIn: string): Omit<P, "id"> & SizedPicture {
  if (hasFiles(picture.id)) return sized(picture);
  const { id: _, ...rest } = picture;
  return { ...rest, ...undrawn, src: `${imageHost}${standIn}` };
}

export function plainFile({ src, widths, fallbackWidth, hash, fallback }: SizedPicture) {
  return widths.length > 0 ? `${src}-${fallbackWidth}.${hash}.${fallback}` : src;
}

export function socialPicture({ id }: Picture): string | undefined {
  return preparedPictures[id]?.social;
}

/** Of a scene by its id, of an ordinary picture by its path. */
function filesOf(id: string): (DrawnPicture & { src: string }) | undefined {
  const scene = drawn[id];
  const files = scene ? { ...scene, src: `/images/${id}` } : preparedPictures[id]?.files;
  return files && { ...files, src: `${imageHost}${files.src}` };
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
