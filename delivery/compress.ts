import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes each file that is worth it to `target` as .br and .gz, as small as they get, and says how many. */
export async function compress(client: string, target: string) {
  rmSync(target, { recursive: true, force: true });
  const files = globSync(["**/*.{html,data,js,css,svg,json,txt,xml,webmanifest,ico}", ".well-known/*"], {
    cwd: client,
  });
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(join(client, file));
      const path = join(target, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, brotli));
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
  return files.length;
}
