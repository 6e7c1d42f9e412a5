/** The last step of `npm run build`: makes what React Router has prerendered ready for servers and hosts. */
import { once } from "node:events";
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { createRequestHandler, type ServerBuild } from "react-router";
import { publicPaths } from "#content/paths.ts";
import { redirects } from "#content/redirects.ts";
import { formEndpoint, site, video, videoOrigin, visitCounter } from "#content/site.ts";
import { siteUrl } from "#content/site-url.ts";
import { sendsVitals } from "#content/vitals.ts";
import {
  checkClientBundle,
  checkPagesFetchedAhead,
  checkUnusedCode,
  dataRedirectStatus,
  dataRedirectTo,
  dataSuffix,
} from "#contract/framework.ts";
import { hostFiles, type PolicySources } from "#contract/response-headers.ts";
import { compiledBoot } from "#delivery/compile-boot.ts";
import { compressibleFiles, createCompressor } from "#delivery/compress.ts";
import { isEnabled, isPlain } from "#delivery/techniques.ts";
import type { Finished, Work } from "./finish-files.worker.ts";
import { hostHeaders, hostRedirects } from "./publish/host-files.ts";
import { publishedFiles } from "./publish/published-files.ts";
import { structuredData } from "./publish/structured-data/structured-data.ts";

const client = "build/client";
const compressed = "build/compressed";

await renderNotFoundPages();
for (const [file, content] of Object.entries(publishedFiles(siteUrl, new Date()))) write(file, content);
rmSync(compressed, { recursive: true, force: true });
const files = compressibleFiles(client);
const policies = await finishFiles();
const company = { name: site.name, address: site.email, replyWithinHours: site.replyWithinHours };
writeFileSync(
  "build/site.json",
  JSON.stringify({ company, siteUrl, sendsVitals, redirects, policies }, null, 2),
);
write(hostFiles.headers, hostHeaders(new URL(siteUrl), policies, globSync("**/*.*", { cwd: client })));
write(hostFiles.redirects, hostRedirects(redirects));
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
async function finishFiles() {
  const frames = video ? [videoOrigin] : [];
  const counter = visitCounter ? [new URL(visitCounter.script).origin] : [];
  const reportsTo = visitCounter ? [visitCounter.reportsTo ?? new URL(visitCounter.script).origin] : [];
  const connections = [...(formEndpoint ? [formEndpoint] : []), ...reportsTo];
  const finished = await runWorkers();
  const compress = createCompressor(compressed, files);
  const shared = finished.flatMap(({ sharedFiles }) => Object.entries(sharedFiles));
  // Each worker names those of its pages.
  for (const [file, content] of new Map(shared)) {
    write(file, content);
    compress(file, content);
  }
  const bundle = globSync(`${client}/assets/*.js`)
    .map((file) => readFileSync(file, "utf8"))
    .join();
  checkClientBundle(bundle);
  if (!isPlain()) checkPagesFetchedAhead(bundle);
  if (isEnabled("unused-code")) checkUnusedCode(bundle);
  const hashes = finished.flatMap((part) => Object.entries(part.hashes)).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    hashes.map(([file, { scripts, styles }]): [string, PolicySources] => [
      file,
      { scripts: [...scripts, ...counter], styles, frames, connections },
    ]),
  );
}

async function runWorkers() {
  const work: Work = {
    client,
    compressed,
    boot: await compiledBoot(),
    // The largest first, so that no worker is left with one at the end.
    files: files.toSorted((a, b) => sizeOf(b) - sizeOf(a)),
    structuredData: structuredDataByFile(),
    taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  };
  const finished = Array.from({ length: availableParallelism() }, async (): Promise<Finished> => {
    const worker = new Worker(new URL("./finish-files.worker.ts", import.meta.url), { workerData: work });
    const [result] = await once(worker, "message");
    return result;
  });
  return Promise.all(finished);
}

function sizeOf(file: string) {
  return statSync(join(client, file)).size;
}

/** Pages that point search engines elsewhere, or away, have none. */
function structuredDataByFile() {
  return Object.fromEntries(
    publicPaths.map((path) => [join(`.${path}`, "index.html"), structuredData(siteUrl, path)]),
  );
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
