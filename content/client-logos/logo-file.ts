import { existsSync, readFileSync } from "node:fs";

const placeholder = "/images/logos/placeholder.svg";

/** All logos are shown at this height. */
const height = 40;

/** The logo of a client in one colour. */
export function logoFile(id: string): string {
  return `/images/logos/${id}.svg`;
}

/** The logo of a client in its own colours, or the placeholder until it is drawn. For loaders: it looks at the disk. */
export function ownColourLogo(name: string): string {
  const file = `/images/logos/${name}-colour.svg`;
  return existsSync(`public${file}`) ? file : placeholder;
}

/** How wide a drawing is at the height of all logos, by its own size or by its view box. */
export function logoWidth(svg: string): number {
  const [, width, tall] =
    /<svg[^>]*\swidth="([\d.]+)"[^>]*\sheight="([\d.]+)"/.exec(svg) ??
    /<svg[^>]*\sviewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ??
    [];
  return Math.round((Number(width) / Number(tall)) * height);
}

export function measuredLogo(id: string) {
  const width = logoWidth(readFileSync(`public${logoFile(id)}`, "utf8"));
  if (!(width > 0)) throw new Error(`public${logoFile(id)}: has neither a width and a height nor a view box`);
  return { imgUrl: logoFile(id), width };
}
