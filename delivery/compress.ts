import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** From this many files on, 9 % more bytes are worth a seventh of the time. */
const manyFiles = 1_000;

export function compressibleFiles(client: string) {
  return globSync(["**/*.{html,data,js,css,svg,json,txt,xml,webmanifest,ico}", ".well-known/*"], {
    cwd: client,
  });
}

export function createCompressor(target: string, fileCount: number) {
  rmSync(target, { recursive: true, force: true });
  const quality = fileCount < manyFiles ? constants.BROTLI_MAX_QUALITY : 9;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  const running = new Set<Promise<void>>();

  async function compress(file: string, content: string | Buffer) {
    const [small, compatible] = await Promise.all([
      promisify(brotliCompress)(content, brotli),
      promisify(gzip)(content, { level: 9 }),
    ]);
    const path = join(target, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.br`, small);
    writeFileSync(`${path}.gz`, compatible);
  }

  return {
    async add(file: string, content: string | Buffer) {
      const compressing = compress(file, content).finally(() => running.delete(compressing));
      running.add(compressing);
      if (running.size > 2 * availableParallelism()) await Promise.race(running);
    },
    done: () => Promise.all(running),
  };
}
