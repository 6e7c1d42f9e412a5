import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** In pages. Of a longer collection, 9 % more bytes of HTML are worth a fortieth of the time. */
const longCollection = 150;
const fastQuality = 8;

export function compressibleFiles(client: string) {
  return globSync(["**/*.{html,data,js,css,svg,json,txt,xml,webmanifest,ico}", ".well-known/*"], {
    cwd: client,
  });
}

/** `files` are all that will be compressed. */
export function createCompressor(target: string, files: readonly string[]) {
  const lengths = new Map<string, number>();
  for (const collection of files.filter((file) => file.endsWith(".html")).map(collectionOf))
    lengths.set(collection, (lengths.get(collection) ?? 0) + 1);

  return function compress(file: string, content: string | Buffer) {
    const isLong = (lengths.get(collectionOf(file)) ?? 0) > longCollection;
    const quality = isLong ? fastQuality : constants.BROTLI_MAX_QUALITY;
    const path = join(target, file);
    mkdirSync(dirname(path), { recursive: true });
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  };
}

/** That of the list page itself is the whole site. */
function collectionOf(file: string) {
  return dirname(file.replace(/\/index\.html$/, ""));
}
