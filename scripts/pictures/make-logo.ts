import sharp from "sharp";
import { logoHeight, logoWidth, svgProblem } from "#content/client-logos/logo-file.ts";
import { hashFiles } from "./encode.ts";
import type { Made } from "./make-files.ts";
import { UnfitPicture } from "./unfit-picture.ts";

/** Sharp on screens of three times the density. */
const writtenHeight = 3 * logoHeight;
const leastHeight = 2 * logoHeight;

/** A logo is one file: a drawing as it is, anything else as a small PNG that keeps its transparency. */
export async function makeLogo(bytes: Buffer, name: string): Promise<Made> {
  const format = await formatOf(bytes);
  const { data, width } = format === "svg" ? drawing(bytes) : await smallPng(bytes);
  const path = `${name}.${hashFiles([{ data }])}.${format === "svg" ? "svg" : "png"}`;
  const noOtherFiles = { widths: [], fallbackWidth: 0, hash: "", colour: "", fallback: "png" as const };
  return { files: { ...noOtherFiles, src: path, width, height: logoHeight }, made: [{ path, data }] };
}

async function formatOf(bytes: Buffer) {
  const { format } = await sharp(bytes).metadata().catch(broken);
  return ["svg", "png", "jpeg", "webp"].includes(format) ? format : broken();
}

function drawing(data: Buffer) {
  const svg = data.toString("utf8");
  const problem = svgProblem(svg);
  if (problem) throw new UnfitPicture(problem);
  return { data, width: logoWidth(svg) };
}

async function smallPng(bytes: Buffer) {
  const image = sharp(bytes).autoOrient();
  const { data, info } = await image
    .resize({ height: writtenHeight, withoutEnlargement: true })
    .png({ palette: true, quality: 100, effort: 8 })
    .toBuffer({ resolveWithObject: true })
    .catch(broken);
  if (info.height < leastHeight)
    throw new UnfitPicture(`is ${info.height} pixels high and needs at least ${leastHeight}`);
  return { data, width: Math.round((info.width / info.height) * logoHeight) };
}

function broken(): never {
  throw new UnfitPicture("is broken, or not an SVG, PNG, JPEG or WebP file");
}
