/** The last step of `npm run build`: makes what React Router has prerendered ready for servers and hosts. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { publicPaths } from "#content/paths.ts";
import { redirects } from "#content/redirects.ts";
import { formEndpoint, site, video, videoOrigin, visitCounter } from "#content/site.ts";
import { siteUrl } from "#content/site-url.ts";
import { sendsVitals } from "#content/vitals.ts";
import { checkClientBundle, dataRedirectStatus, dataRedirectTo, dataSuffix } from "#contract/framework.ts";
import { hostFiles, type PagePolicy } from "#contract/response-headers.ts";
import { compressibleFiles, createCompressor } from "#delivery/compress.ts";
import { createDelivery } from "#delivery/deliver-page.ts";
import { inlineHashes } from "#delivery/policy.ts";
import { hostHeaders, hostRedirects } from "./publish/host-files.ts";
import { publishedFiles } from "./publish/published-files.ts";
import { addStructuredData } from "./publish/structured-data/add-structured-data.ts";
import { structuredData } from "./publish/structured-data/structured-data.ts";

const client = "build/client";

await renderNotFoundPages();
for (const [file, content] of Object.entries(publishedFiles(siteUrl, new Date()))) write(file, content);
// Pages are compressed while the next ones are finished.
const compressor = createCompressor("build/compressed", compressibleFiles(client).length);
const policies = await finishPages();
const company = { name: site.name, address: site.email, replyWithinHours: site.replyWithinHours };
writeFileSync(
  "build/site.json",
  JSON.stringify({ company, siteUrl, sendsVitals, redirects, policies }, null, 2),
);
write(hostFiles.headers, hostHeaders(new URL(siteUrl), policies, globSync("**/*.*", { cwd: client })));
write(hostFiles.redirects, hostRedirects(redirects));
const files = compressibleFiles(client);
for (const file of files.filter((file) => !(file in policies)))
  await compressor.add(file, readFileSync(join(client, file)));
await compressor.done();
rmSync("build/server", { recursive: true });

console.log(`${Object.keys(policies).length} pages finished, ${files.length} files compressed`);
warnOfDefaults();

/** Each family of unknown paths shares one page and one data response; neither shows the name `unknown`. */
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
  const redirectToList = await render(handle, "/services/unknown.data", dataRedirectStatus);
  write("services/404.data", redirectToList);
  writeRedirects(redirectToList.toString());
}

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

/** A visitor comes to the player and the form from any page without loading another, so all allow them. */
async function finishPages() {
  const policies: Record<string, PagePolicy> = {};
  const frames = video ? [videoOrigin] : [];
  const counter = visitCounter ? [new URL(visitCounter.script).origin] : [];
  const reportsTo = visitCounter ? [visitCounter.reportsTo ?? new URL(visitCounter.script).origin] : [];
  const connections = [...(formEndpoint ? [formEndpoint] : []), ...reportsTo];
  const { deliver, sharedFiles } = await createDelivery(client);
  for (const file of globSync("**/*.html", { cwd: client }).sort()) {
    const html = withData(deliver(readFileSync(join(client, file), "utf8"), file), file);
    const { scripts, styles } = inlineHashes(html);
    policies[file] = { scripts: [...scripts, ...counter], styles, frames, connections };
    write(file, html);
    await compressor.add(file, html);
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
