import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";

interface QualitySteps {
  best: number;
  step: number;
  /** Below this the picture is too rough: it has to become simpler. */
  floor: number;
}

export const encoderSettings = {
  scale: 2,
  // Close together, so that no screen has to load much more than it shows.
  widths: [320, 480, 720, 960, 1200, 1600],
  avif: { best: 56, step: 4, floor: 40, effort: 3 },
  webp: { best: 82, step: 5, floor: 52 },
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
  if (width <= 720) return 45_000;
  if (width <= 960) return 60_000;
  return width <= 1200 ? 90_000 : 150_000;
}

export const fixedBudget = 150_000;

/** One WebP and one JPEG or PNG of middle size are enough for the few browsers without AVIF. */
export async function encodePicture(
  source: Sharp,
  { widths, avif: avifSteps = encoderSettings.avif }: { widths: readonly number[]; avif?: QualitySteps },
): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  const original = await toRawPixels(source.removeAlpha());
  for (const width of widths) {
    const image = await resize(original, width);
    const budget = avifBudget(width);
    const avif = await encodeWithinBudget(`AVIF ${width}`, avifSteps, budget, (quality) =>
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

async function encodeFallback(image: Sharp, width: number): Promise<EncodedFile> {
  const jpg = await image.clone().jpeg({ quality: encoderSettings.jpegQuality, mozjpeg: true }).toBuffer();
  const png = await palettePng(image);
  return png.length < jpg.length
    ? { width, extension: "png", data: png }
    : { width, extension: "jpg", data: jpg };
}

export async function encodeFixed(source: Sharp, { width }: { width: number }): Promise<EncodedFile> {
  const data = await palettePng(await resize(await toRawPixels(source.removeAlpha()), width));
  if (data.length > fixedBudget)
    throw new Error(`${kilobytes(data.length)} is over ${kilobytes(fixedBudget)}`);
  return { width, extension: "png", data };
}

/** Over all files of a picture; part of their names, so that they can be cached as immutable. */
export function hashFiles(files: readonly { data: Buffer }[]): string {
  const hash = createHash("sha256");
  for (const { data } of files) hash.update(data);
  return hash.digest("hex").slice(0, 8);
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}

function resize(original: Sharp, width: number): Promise<Sharp> {
  return toRawPixels(original.clone().resize({ width, kernel: "lanczos3" }));
}

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
  throw new Error(
    `${name} does not fit ${kilobytes(budget)} at quality ${floor}: it has too much fine detail`,
  );
}
