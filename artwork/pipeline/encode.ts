import sharp, { type Sharp } from "sharp";
import type { Scene } from "#artwork/lib/scene.ts";

interface QualitySteps {
  /** The quality tried first, lowered until the file fits its budget. */
  best: number;
  step: number;
  /** Below this the picture is too rough: the scene has to become simpler. */
  floor: number;
}

export const encoderSettings = {
  scale: 2,
  avif: { best: 62, step: 4, floor: 42, effort: 3 },
  webp: { best: 82, step: 5, floor: 57 },
  jpegQuality: 76,
  fallbackWidth: 960,
} as const;

export interface EncodedFile {
  width: number;
  extension: "avif" | "webp" | "jpg" | "png";
  data: Buffer;
}

/** The most bytes that an AVIF may have. A WebP of the same width may have 1.6 times as many. */
export function avifBudget(width: number): number {
  if (width <= 640) return 45_000;
  if (width <= 960) return 60_000;
  return width <= 1280 ? 100_000 : 150_000;
}

export const fixedBudget = 150_000;

/**
 * All files of one picture, from a screenshot at twice its size: AVIF at every width, and one WebP and one JPEG or
 * PNG of middle size for the few browsers that do not know AVIF.
 */
export async function encodePicture(
  screenshot: Buffer,
  { widths }: Pick<Scene, "widths">,
): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  const original = await decode(screenshot);
  for (const width of widths) {
    const image = await resize(original, width);
    const budget = avifBudget(width);
    const avif = await encodeWithinBudget(`AVIF ${width}`, encoderSettings.avif, budget, (quality) =>
      image
        .clone()
        .avif({ quality, effort: encoderSettings.avif.effort, chromaSubsampling: "4:4:4" })
        .toBuffer(),
    );
    files.push({ width, extension: "avif", data: avif });
  }
  const width = fallbackWidth(widths);
  const image = await resize(original, width);
  const webp = await encodeWithinBudget(
    `WebP ${width}`,
    encoderSettings.webp,
    avifBudget(width) * 1.6,
    (quality) => image.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer(),
  );
  return [...files, { width, extension: "webp", data: webp }, await encodeFallback(image, width)];
}

export function fallbackWidth(widths: readonly number[]): number {
  return widths.includes(encoderSettings.fallbackWidth) ? encoderSettings.fallbackWidth : Math.max(...widths);
}

/** The smaller of JPEG and palette PNG. */
async function encodeFallback(image: Sharp, width: number): Promise<EncodedFile> {
  const jpg = await image.clone().jpeg({ quality: encoderSettings.jpegQuality, mozjpeg: true }).toBuffer();
  const png = await palettePng(image);
  return png.length < jpg.length
    ? { width, extension: "png", data: png }
    : { width, extension: "jpg", data: jpg };
}

export async function encodeFixed(screenshot: Buffer, { width }: Pick<Scene, "width">): Promise<EncodedFile> {
  const data = await palettePng(await resize(await decode(screenshot), width));
  if (data.length > fixedBudget)
    throw new Error(`${kilobytes(data.length)} is over ${kilobytes(fixedBudget)}`);
  return { width, extension: "png", data };
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}

function decode(screenshot: Buffer): Promise<Sharp> {
  return toRawPixels(sharp(screenshot).removeAlpha());
}

function resize(original: Sharp, width: number): Promise<Sharp> {
  return toRawPixels(original.clone().resize({ width, kernel: "lanczos3" }));
}

/** Decoded pixels that several encoders can start from. */
async function toRawPixels(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

function palettePng(image: Sharp): Promise<Buffer> {
  return image.clone().png({ palette: true, quality: 100, dither: 1, effort: 8 }).toBuffer();
}

async function encodeWithinBudget(
  name: string,
  { best, step, floor }: QualitySteps,
  budget: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (let quality = best; quality >= floor; quality -= step) {
    const data = await encode(quality);
    if (data.length <= budget) return data;
  }
  throw new Error(`${name} does not fit ${kilobytes(budget)} at quality ${floor}: draw less fine detail`);
}
