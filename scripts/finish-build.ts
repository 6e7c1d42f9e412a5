/**
 * The last step of `npm run build`. React Router has written each known path to build/client; this
 *   1. renders the not-found pages with the server build, so that unknown paths are files too,
 *   2. writes the files that are for programs: sitemap, feed and so on,
 *   3. rewrites every page for a fast first frame (delivery/) and adds its structured data,
 *   4. hashes the inline scripts and styles for the content security policy,
 *   5. writes the headers and redirects for static hosts,
 *   6. compresses what is worth it,
 * and leaves build/site.json, which tells the server what it cannot see from the files.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { publicPaths } from "#content/paths.ts";
import { redirects } from "#content/redirects.ts";
import { formEndpoint, site, video, videoOrigin } from "#content/site.ts";
import { siteUrl } from "#content/site-url.ts";
import { checkClientBundle, dataRedirectStatus, dataRedirectTo, dataSuffix } from "#contract/framework.ts";
import { hostFiles, type PagePolicy } from "#contract/response-headers.ts";
import { compress } from "#delivery/compress.ts";
import { createDelivery } from "#delivery/deliver-page.ts";
import { inlineHashes } from "#delivery/policy.ts";
import { hostHeaders, hostRedirects } from "./publish/host-files.ts";
import { publishedFiles } from "./publish/published-files.ts";
import { addStructuredData } from "./publish/structured-data/add-structured-data.ts";
import { structuredData } from "./publish/structured-data/structured-data.ts";

const client = "build/client";

await renderNotFoundPages();
for (const [file, content] of Object.entries(publishedFiles(siteUrl, new Date()))) write(file, content);
const policies = await finishPages();
writeFileSync(
  "build/site.json",
  JSON.stringify({ mailbox: site.email, siteUrl, redirects, policies }, null, 2),
);
write(hostFiles.headers, hostHeaders(new URL(siteUrl), policies, globSync("**/*.*", { cwd: client })));
write(hostFiles.redirects, hostRedirects(redirects));
const count = await compress(client, "build/compressed");
rmSync("build/server", { recursive: true });

console.log(`${Object.keys(policies).length} pages finished, ${count} files compressed`);
warnOfDefaults();

/**
 * An unknown path has no file of its own, so each family of paths gets one page for all of them, and one response
 * to the router's request for data. `unknown` stands for any unknown name: the pages do not show it.
 */
async function renderNotFoundPages() {
  const build: ServerBuild = await import(pathToFileURL("build/server/index.js").href);
  const handle = createRequestHandler(build, "production");
  const pages = [
    { path: "/unknown", file: "404" },
    { path: "/portfolio/unknown", file: "portfolio/404" },
    { path: "/case-studies/unknown", file: "case-studies/404" },
  ];
  for (const { path, file } of pages) {
    write(`${file}.html`, await render(handle, path, 404));
    write(`${file}.data`, await render(handle, `${path}.data`, 404));
  }
  // Unknown services redirect to the list.
  const redirectToList = await render(handle, "/services/unknown.data", dataRedirectStatus);
  write("services/404.data", redirectToList);
  writeRedirects(redirectToList.toString());
}

/** A request for the data of a page that has moved gets a redirect as well. */
function writeRedirects(redirectToList: string) {
  for (const { from, to } of redirects) {
    write(`${from.slice(1)}${dataSuffix}`, dataRedirectTo(to, redirectToList));
  }
}

async function render(handle: ReturnType<typeof createRequestHandler>, path: string, status: number) {
  const response = await handle(new Request(new URL(path, siteUrl)));
  if (response.status !== status)
    throw new Error(`${path} rendered with ${response.status}, expected ${status}`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Finishes every page and returns, for each, what its policy has to allow: its inline scripts and styles by their
 * hashes and, where there is a video, its player, and where the form posts to. A visitor comes to the player and the
 * form from any page without loading another, so all of them allow it.
 */
async function finishPages() {
  const policies: Record<string, PagePolicy> = {};
  const frames = video ? [videoOrigin] : [];
  const connections = formEndpoint ? [formEndpoint] : [];
  const { deliver, sharedFiles } = await createDelivery(client);
  for (const file of globSync("**/*.html", { cwd: client }).sort()) {
    const html = withData(deliver(readFileSync(join(client, file), "utf8"), file), file);
    policies[file] = { ...inlineHashes(html), frames, connections };
    write(file, html);
  }
  for (const { file, content } of sharedFiles()) write(file, content);
  checkClientBundle(
    globSync(`${client}/assets/*.js`)
      .map((file) => readFileSync(file, "utf8"))
      .join(),
  );
  return policies;
}

/** Pages that point search engines elsewhere, or away, carry no data. */
function withData(html: string, file: string) {
  const path = `/${dirname(file)}`.replace(/^\/\.$/, "/");
  return publicPaths.includes(path) && file.endsWith("index.html")
    ? addStructuredData(html, structuredData(siteUrl, path))
    : html;
}

function write(file: string, content: string | Buffer) {
  const target = join(client, file);
  if (relative(client, target).startsWith("..")) throw new Error(`${file} is outside ${client}`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function warnOfDefaults() {
  const made = [site.email, site.schedulingUrl, siteUrl].filter((value) =>
    /\.example\b|localhost/.test(value),
  );
  if (made.length > 0)
    console.warn(`Before this goes public, replace the made-up defaults: ${made.join(", ")}`);
}
