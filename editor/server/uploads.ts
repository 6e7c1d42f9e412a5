import { createHash } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { kindOf, pictureFolder } from "#content/library/picture-files.ts";
import { slugOf } from "#content/slug-of.ts";
import { checkFit } from "#scripts/pictures/make-files.ts";
import { UnfitPicture } from "#scripts/pictures/unfit-picture.ts";
import { writeAtomically } from "#scripts/pictures/write-atomically.ts";
import type { UploadResponse } from "../protocol.ts";

/** Pictures wait here until their entry is saved, so that a browser that is closed loses none. */
const folder = "node_modules/.cache/editor";

/** Keeps a picture that fits the field it is for, and says what is wrong with any other. */
export async function keepUpload(bytes: Buffer, fileName: string, field: string): Promise<UploadResponse> {
  try {
    await checkFit(bytes, kindOf(field));
  } catch (error) {
    if (error instanceof UnfitPicture) return { problem: error.message };
    throw error;
  }
  const extension = extname(fileName).toLowerCase();
  const upload = `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}${extension}`;
  await writeAtomically(join(folder, upload), bytes);
  return { name: `${slugOf(fileName.slice(0, -extension.length)) || "picture"}${extension}`, upload };
}

/** Undefined if it is gone, as after a new install. */
export async function uploadedPicture(upload: string): Promise<Buffer | undefined> {
  const isName = /^[0-9a-f]{32}\.\w+$/.test(upload);
  return isName ? readFile(join(folder, upload)).catch(() => undefined) : undefined;
}

/** The file to show for a picture of a form: an upload, a file beside the entry, or a drawn scene. */
export async function shownPicture(root: string, query: URLSearchParams) {
  const [upload, name, scene] = ["upload", "name", "scene"].map((part) => query.get(part) ?? "");
  const uploaded = upload ? await uploadedPicture(upload) : undefined;
  if (uploaded) return { extension: extname(upload ?? ""), bytes: uploaded };
  const beside = join(pictureFolder(query.get("file") ?? ""), name ?? "");
  const drawn = globSync(`public/images/${scene}-*.{jpg,png}`, { cwd: root })[0];
  const path = name ? beside : (drawn ?? "");
  const isPicture = /^(content|public\/images)\/.*\.(svg|png|jpe?g|webp)$/i.test(path);
  if (!isPicture || !existsSync(join(root, path))) return undefined;
  return { extension: extname(path), bytes: await readFile(join(root, path)) };
}
