import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** The baseline, as fast as these pages can be, with the same server, headers and compression. */
export function buildWithoutScripts(paths: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "midspan-baseline-"));
  cpSync("build", folder, { recursive: true });
  const pages = [...paths.map((path) => `.${path}/index.html`), "404.html"].map((file) => join(file));
  for (const file of globSync("**/*.html", { cwd: join(folder, "client") })) {
    if (!pages.includes(file)) continue;
    const page = join(folder, "client", file);
    // Structured data is not executed.
    const html = readFileSync(page, "utf8").replace(
      /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g,
      "",
    );
    writeFileSync(page, html);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(folder, "compressed", `${file}.br`), brotliCompressSync(html, { params }));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
