import sharp, { type Sharp } from "sharp";
import { UnfitPicture } from "./unfit-picture.ts";

export type Size = { width: number; height: number };

/** The pixels of a picture as it is shown: upright, on white where it is transparent. */
export type OpenPicture = Size & { pixels: Sharp };

/** Decodes all of it, so that a file that breaks off is found. */
export async function openPicture(bytes: Buffer): Promise<OpenPicture> {
  try {
    const { format } = await sharp(bytes).metadata();
    if (!["png", "jpeg", "webp"].includes(format)) throw new Error(`${format} is not for photographs`);
    return await decoded(sharp(bytes).autoOrient().flatten({ background: "#ffffff" }));
  } catch {
    throw new UnfitPicture("is broken, or not a PNG, JPEG or WebP file");
  }
}

export async function cropped({ pixels }: OpenPicture, size: Size): Promise<Sharp> {
  const part = pixels.clone().resize({ ...size, fit: "cover", position: "top", kernel: "lanczos3" });
  return (await decoded(part)).pixels;
}

export async function dominantColour(pixels: Sharp): Promise<string> {
  const { r, g, b } = (await pixels.clone().stats()).dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

async function decoded(image: Sharp): Promise<OpenPicture> {
  const { data, info } = await image.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  return { pixels: sharp(data, { raw: info }), width: info.width, height: info.height };
}
