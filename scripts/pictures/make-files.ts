import type { PictureKind } from "#content/library/picture-files.ts";
import { type PreparedPicture, preparedFolder } from "#content/prepared-pictures.ts";
import { slugOf } from "#content/slug-of.ts";
import {
  avifBudget,
  encodePicture,
  encoderSettings,
  fallbackWidth,
  fixedBudget,
  hashFiles,
} from "./encode.ts";
import { makeLogo } from "./make-logo.ts";
import { cropped, dominantColour, type OpenPicture, openPicture } from "./open-picture.ts";
import { UnfitPicture } from "./unfit-picture.ts";

/** `path` is under public/. */
type MadeFile = { path: string; data: Buffer };
export type Made = Pick<PreparedPicture, "files" | "social"> & { made: MadeFile[] };

/** Height to width. Pages show pictures in the shape of the scenes, photos of people as squares, films as films. */
const [wide, square, film] = [5 / 8, 1, 9 / 16];

/** Changes to these prepare every picture again. */
export const settings = {
  cover: { shape: wide, widths: encoderSettings.widths, leastWidth: 1200 },
  picture: { shape: wide, widths: encoderSettings.widths, leastWidth: 960 },
  poster: { shape: film, widths: encoderSettings.widths, leastWidth: 1280 },
  photo: { shape: square, widths: [80, 160, 240], leastWidth: 240 },
  // Photographs have more detail than drawings, so they may become rougher.
  avif: { ...encoderSettings.avif, floor: 26 },
  budgets: encoderSettings.widths.map(avifBudget),
  social: { width: 1200, height: 630, qualities: [84, 76, 68, 60, 52] },
};

export async function makeFiles(bytes: Buffer, path: string, kind: PictureKind): Promise<Made> {
  const name = addressOf(path);
  if (kind === "logo") return makeLogo(bytes, name);
  const { shape, widths } = settings[kind];
  const picture = await openPicture(bytes);
  const usable = usableWidth(picture, kind);
  const written = widths.filter((width) => width <= usable);
  const width = Math.max(...written);
  const pixels = await cropped(picture, { width, height: width * shape });
  const encoded = await encode(() => encodePicture(pixels, { widths: written, avif: settings.avif }));
  const hash = hashFiles(encoded);
  const files = {
    width,
    height: width * shape,
    colour: await dominantColour(pixels),
    widths: written,
    fallbackWidth: fallbackWidth(written),
    hash,
    fallback: encoded.some(({ extension }) => extension === "png") ? ("png" as const) : ("jpg" as const),
    src: name,
  };
  const made = encoded.map((file) => ({
    path: `${name}-${file.width}.${hash}.${file.extension}`,
    data: file.data,
  }));
  if (kind !== "cover") return { files, made };
  const social = await makeSocial(picture, name);
  return { files, social: social.path, made: [...made, social] };
}

export async function checkFit(bytes: Buffer, kind: PictureKind): Promise<void> {
  if (kind === "logo") await makeLogo(bytes, "");
  else usableWidth(await openPicture(bytes), kind);
}

function usableWidth({ width, height }: OpenPicture, kind: Exclude<PictureKind, "logo">): number {
  const { shape, leastWidth } = settings[kind];
  const usable = Math.min(width, height / shape);
  if (usable < leastWidth)
    throw new UnfitPicture(
      `is ${width} x ${height} pixels and needs at least ${leastWidth} x ${leastWidth * shape}`,
    );
  return usable;
}

function addressOf(path: string): string {
  const parts = path.replace(/^content\//, "").replace(/\.\w+$/, "");
  return [preparedFolder, ...parts.split("/").map(slugOf)].join("/");
}

/** The encoder stops where a picture does not fit its budget. */
async function encode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new UnfitPicture(`is too heavy: ${error instanceof Error ? error.message : error}`);
  }
}

async function makeSocial(picture: OpenPicture, name: string): Promise<MadeFile> {
  const { qualities, ...size } = settings.social;
  const pixels = await cropped(picture, size);
  for (const quality of qualities) {
    const data = await pixels.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (data.length <= fixedBudget) return { path: `${name}-social.${hashFiles([{ data }])}.jpg`, data };
  }
  throw new UnfitPicture("is too heavy for a link preview: it has too much fine detail");
}
