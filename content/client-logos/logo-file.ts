import { existsSync, readFileSync } from "node:fs";
import { preparedPictures } from "../prepared-pictures.ts";

const placeholder = "/images/logos/placeholder.svg";

export const logoHeight = 40;

const heaviestDrawing = 16_384;

export function logoFile(drawing: string): string {
  return `/images/logos/${drawing}.svg`;
}

/** For loaders: it looks at the disk. */
export function ownColourLogo(drawing: string): string | undefined {
  const file = `/images/logos/${drawing}-colour.svg`;
  return existsSync(`public${file}`) ? file : undefined;
}

export function logoWidth(svg: string): number {
  const [, width, tall] =
    /<svg[^>]*\swidth="([\d.]+)"[^>]*\sheight="([\d.]+)"/.exec(svg) ??
    /<svg[^>]*\sviewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ??
    [];
  return Math.round((Number(width) / Number(tall)) * logoHeight);
}

/** Words have to be shapes, since visitors do not have the owner's font. */
export function svgProblem(svg: string): string | undefined {
  if (Buffer.byteLength(svg) > heaviestDrawing) return `weighs more than ${heaviestDrawing} bytes`;
  if (svg.includes("<text")) return "has words that are not shapes";
  if (!svg.includes('xmlns="http://www.w3.org/2000/svg"'))
    return "has no xmlns, so that browsers do not show it";
  return logoWidth(svg) > 0 ? undefined : "has neither a width and a height nor a view box";
}

/** `file` is the one beside the entry; without it there is a drawing in public/. */
export function measuredLogo(drawing: string, file: string | undefined) {
  const drawn = logoFile(drawing);
  if (!file) return { imgUrl: drawn, width: logoWidth(readFileSync(`public${drawn}`, "utf8")) };
  const { src, width } = preparedPictures[file]?.files ?? { src: placeholder, width: logoHeight };
  return { imgUrl: src, width };
}
