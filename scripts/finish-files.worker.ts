import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { createCompressor } from "#delivery/compress.ts";
import { createDelivery } from "#delivery/deliver-page.ts";
import type { InlineHashes } from "#delivery/inline-hashes.ts";
import { addStructuredData } from "./publish/structured-data/add-structured-data.ts";

export type Work = {
  client: string;
  compressed: string;
  boot: string;
  files: readonly string[];
  /** By page, for those that have any. */
  structuredData: Readonly<Record<string, object>>;
  /** How many of `files` have been taken, by all workers together. */
  taken: Int32Array;
};

export type Finished = {
  hashes: Record<string, InlineHashes>;
  sharedFiles: Record<string, string>;
};

const { client, compressed, boot, files, structuredData, taken }: Work = workerData;
const { deliver, sharedFiles } = createDelivery(client, boot);
const compress = createCompressor(compressed, files);
const hashes: Finished["hashes"] = {};
for (let file = nextFile(); file; file = nextFile()) {
  const content = readFileSync(join(client, file));
  compress(file, file.endsWith(".html") ? finishPage(file, content.toString()) : content);
}
parentPort?.postMessage({ hashes, sharedFiles: sharedFiles() } satisfies Finished);

function nextFile() {
  return files[Atomics.add(taken, 0, 1)];
}

function finishPage(file: string, rendered: string) {
  const delivered = deliver(rendered, file);
  const data = structuredData[file];
  const html = data ? addStructuredData(delivered.html, data) : delivered.html;
  hashes[file] = delivered.hashes;
  writeFileSync(join(client, file), html);
  return html;
}
