import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressibleFiles, createCompressor } from "./compress.ts";

test("text is compressed twice, pictures and fonts are left alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "midspan-compress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [client, target] = [join(folder, "client"), join(folder, "compressed")];
  mkdirSync(join(client, "about"), { recursive: true });
  writeFileSync(join(client, "about/index.html"), "<h1>about</h1>");
  writeFileSync(join(client, "font.woff2"), "font");
  writeFileSync(join(client, "cover.avif"), "picture");
  const files = compressibleFiles(client);
  expect(files).toEqual(["about/index.html"]);
  const compress = createCompressor(target, files);
  for (const file of files) compress(file, readFileSync(join(client, file)));
  expect(String(brotliDecompressSync(readFileSync(join(target, "about/index.html.br"))))).toBe(
    "<h1>about</h1>",
  );
  expect(String(gunzipSync(readFileSync(join(target, "about/index.html.gz"))))).toBe("<h1>about</h1>");
  for (const file of ["font.woff2.br", "cover.avif.br"])
    expect(existsSync(join(target, file)), file).toBe(false);
});

test("of a long collection only its entries are compressed less, not its list page or the rest", () => {
  const target = mkdtempSync(join(tmpdir(), "midspan-compress-"));
  onTestFinished(() => rmSync(target, { recursive: true }));
  const page = readFileSync(import.meta.filename);
  const pages = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => [
      `${name}/${index}/index.html`,
      `${name}/${index}.data`,
    ]).flat();
  const sizeOf = (file: string, files: readonly string[]) => {
    createCompressor(target, files)(file, page);
    return statSync(join(target, `${file}.br`)).size;
  };
  const smallest = sizeOf("about/index.html", ["about/index.html"]);
  const files = [
    "about/index.html",
    "studies/index.html",
    ...pages("studies", 151),
    ...pages("services", 150),
  ];
  expect(sizeOf("about/index.html", files)).toBe(smallest);
  expect(sizeOf("studies/index.html", files)).toBe(smallest);
  expect(sizeOf("services/7/index.html", files)).toBe(smallest);
  expect(sizeOf("studies/7/index.html", files)).toBeGreaterThan(smallest);
});
