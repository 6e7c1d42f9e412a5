import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressibleFiles, createCompressor } from "./compress.ts";

test("text is compressed twice, pictures and fonts are left alone, and old files go", async () => {
  const folder = mkdtempSync(join(tmpdir(), "midspan-compress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [client, target] = [join(folder, "client"), join(folder, "compressed")];
  mkdirSync(join(client, "about"), { recursive: true });
  mkdirSync(target);
  writeFileSync(join(target, "gone.html.br"), "old");
  writeFileSync(join(client, "about/index.html"), "<h1>about</h1>");
  writeFileSync(join(client, "font.woff2"), "font");
  writeFileSync(join(client, "cover.avif"), "picture");
  const files = compressibleFiles(client);
  expect(files).toEqual(["about/index.html"]);
  const { add, done } = createCompressor(target, files.length);
  for (const file of files) await add(file, readFileSync(join(client, file)));
  await done();
  expect(String(brotliDecompressSync(readFileSync(join(target, "about/index.html.br"))))).toBe(
    "<h1>about</h1>",
  );
  expect(String(gunzipSync(readFileSync(join(target, "about/index.html.gz"))))).toBe("<h1>about</h1>");
  for (const file of ["gone.html.br", "font.woff2.br", "cover.avif.br"])
    expect(existsSync(join(target, file)), file).toBe(false);
});
