/**
 * The last step of `npm run build`. React Router has written each known path to build/client; this
 *   1. renders the not-found pages with the server build, so that unknown paths are files too,
 *   2. writes the files that are for programs: sitemap, feed and so on,
 *   3. rewrites every page so that it carries its own styles and data and its script starts after the first paint,
 *   4. hashes the inline scripts and styles for the content security policy,
 *   5. compresses what is worth it,
 * and leaves build/site.json, which tells the server what it cannot see from the files.
 */
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createRequestHandler, type ServerBuild } from "react-router";
import { publicPaths } from "#content/paths.ts";
import { site, video, videoOrigin } from "#content/site.ts";
import { siteUrl } from "#content/site-url.ts";
import { cssFor } from "./page-css.ts";
import { addData, delayStart, inlineSources, withStyles } from "./page-html.ts";
import { publishedFiles } from "./publish/published-files.ts";
import { structuredData } from "./publish/structured-data/structured-data.ts";

const client = "build/client";
const compressed = "build/compressed";

await renderMisses();
for (const [file, content] of Object.entries(publishedFiles(siteUrl, new Date()))) write(file, content);
const policies = finishPages();
writeFileSync("build/site.json", JSON.stringify({ mailbox: site.email, siteUrl, policies }, null, 2));
const count = await compress();
rmSync("build/server", { recursive: true });

console.log(`${Object.keys(policies).length} pages finished, ${count} files compressed`);
warnOfDefaults();

/**
 * An unknown path has no file of its own, so each family of paths gets one page for all of them, and one answer
 * to the router's request for data. `unknown` stands for any unknown name: the pages do not show it.
 */
async function renderMisses() {
  const build: ServerBuild = await import(pathToFileURL("build/server/index.js").href);
  const handle = createRequestHandler(build, "production");
  const misses = [
    { path: "/unknown", file: "404" },
    { path: "/portfolio/unknown", file: "portfolio/404" },
    { path: "/case-studies/unknown", file: "case-studies/404" },
  ];
  for (const { path, file } of misses) {
    write(`${file}.html`, await ask(handle, path, 404));
    write(`${file}.data`, await ask(handle, `${path}.data`, 404));
  }
  // Unknown services lead to the list; 202 is how the router is told of a redirect.
  write("services/404.data", await ask(handle, "/services/unknown.data", 202));
}

async function ask(handle: ReturnType<typeof createRequestHandler>, path: string, status: number) {
  const response = await handle(new Request(new URL(path, siteUrl)));
  if (response.status !== status)
    throw new Error(`${path} rendered with ${response.status}, expected ${status}`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Rewrites every page and returns, for each, what its policy has to allow: its inline scripts and styles by their
 * hashes and, where there is a video, its player. A visitor comes to the player from any page without loading
 * another, so all of them allow it.
 */
function finishPages() {
  const policies: Record<string, { scripts: string[]; styles: string[]; frames: string[] }> = {};
  const frames = video ? [videoOrigin] : [];
  const stylesheet = writeStylesheet();
  for (const file of globSync("**/*.html", { cwd: client }).sort()) {
    const page = readFileSync(join(client, file), "utf8");
    const started = delayStart(page, file, { stylesheet, inOrder: importedFirst });
    const html = withData(withStyles(started.html, started.modules.map(source).join(), cssFor), file);
    const { scripts, styles } = inlineSources(html);
    policies[file] = { scripts: scripts.map(sha256), styles: styles.map(sha256), frames };
    write(file, html);
  }
  return policies;
}

/**
 * Every page comes with the rules that it needs itself, so that nothing stands between its first byte and its first
 * paint. All of them together are a file that is applied when the visitor goes on from there.
 */
function writeStylesheet() {
  const [whole] = inlineSources(readFileSync(join(client, "index.html"), "utf8")).styles;
  if (!whole) throw new Error("index.html has no stylesheet");
  // The page has named its fonts. Named again they would be asked for again, and change text that is being read.
  const css = whole.replaceAll(/@font-face\s*\{[^}]*\}/g, "");
  const file = `assets/site-${createHash("sha256").update(css).digest("hex").slice(0, 8)}.css`;
  write(file, css);
  return `/${file}`;
}

/** The start-up modules of a page without the entry, which runs last, in the order in which they need each other. */
function importedFirst(modules: string[]) {
  const ordered = new Set<string>();
  const add = (module: string) => {
    if (ordered.has(module)) return;
    for (const [, imported] of source(module).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
      add(`/assets/${imported}`);
    ordered.add(module);
  };
  modules.forEach(add);
  return [...ordered].filter((module) => !module.includes("/entry.client-"));
}

function source(module: string) {
  return readFileSync(join(client, module), "utf8");
}

/** Pages that send search engines elsewhere, or away, carry no data. */
function withData(html: string, file: string) {
  const path = `/${dirname(file)}`.replace(/^\/\.$/, "/");
  return publicPaths.includes(path) && file.endsWith("index.html")
    ? addData(html, structuredData(siteUrl, path))
    : html;
}

async function compress() {
  rmSync(compressed, { recursive: true, force: true });
  const files = globSync(["**/*.{html,data,js,css,svg,json,txt,xml,webmanifest,ico}", ".well-known/*"], {
    cwd: client,
  });
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(join(client, file));
      const target = join(compressed, file);
      mkdirSync(dirname(target), { recursive: true });
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(`${target}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${target}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
  return files.length;
}

function write(file: string, content: string | Buffer) {
  const target = join(client, file);
  if (relative(client, target).startsWith("..")) throw new Error(`${file} is outside ${client}`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function sha256(text: string) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function warnOfDefaults() {
  const made = [site.email, site.schedulingUrl, siteUrl].filter((value) =>
    /\.example\b|localhost/.test(value),
  );
  if (made.length > 0)
    console.warn(`Before this goes public, replace the made-up defaults: ${made.join(", ")}`);
}
