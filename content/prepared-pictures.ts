import { existsSync, readFileSync } from "node:fs";
import type { DrawnPicture } from "./pictures.gen.ts";

export type PreparedPicture = {
  /** The fingerprint of the picture when it was prepared. */
  source: string;
  /** No widths means that the address is that of the only file. */
  files: DrawnPicture & { src: string };
  social?: string;
  /** Every file, by its path under public/. */
  paths: readonly string[];
};

type PreparedPictures = Readonly<Record<string, PreparedPicture | undefined>>;

/** Neither the list nor the files are in git: the build makes them where they are not there. */
export const preparedList = "content/prepared-pictures.json";
export const preparedFolder = "/images/prepared";

/** By the path of the picture in content/. */
export const preparedPictures = readPrepared(process.cwd());

export function readPrepared(root: string): PreparedPictures {
  const list = `${root}/${preparedList}`;
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
}
