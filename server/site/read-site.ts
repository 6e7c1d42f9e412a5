import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { dataRedirectStatus } from "#contract/framework.ts";
import { dataHeaders, hostFiles, isImmutable, type PolicySources } from "#contract/response-headers.ts";

/** Where the build has compressed it, only the compressed forms are kept. */
export type SiteFile = {
  status: number;
  type: string;
  immutable: boolean;
  variants: Variant[];
  policy?: PolicySources;
};

export type Variant = {
  encoding: "br" | "gzip" | "identity";
  body: () => Buffer;
  length: number;
  etag: string;
};

export type Company = {
  name: string;
  address: string;
  replyWithinHours: number;
};

export type Site = {
  /** By URL path: "/about" for about/index.html, "/icon.svg" for a plain file. */
  files: ReadonlyMap<string, SiteFile>;
  /** By file: "/404.html", "/portfolio/404.data". They have no URL of their own. */
  notFoundPages: ReadonlyMap<string, SiteFile>;
  redirects: ReadonlyMap<string, string>;
  company: Company;
  builtFor: string;
  /** Whether its pages tell how fast they were. */
  sendsVitals: boolean;
};

export class BuildError extends Error {}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".data": dataHeaders["content-type"],
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

const typesByName: Record<string, string> = { "feed.xml": "application/atom+xml; charset=utf-8" };

/** One file after the other takes a fraction of the time, and works with any limit on open files. */
export function readSite(build: string): Site {
  const client = join(build, "client");
  const manifest = readIfExists(join(build, "site.json"))?.toString();
  if (manifest === undefined) throw new BuildError("the site has not been built (npm run build)");
  const { policies, redirects, company, siteUrl, sendsVitals } = JSON.parse(manifest) as {
    policies: Record<string, PolicySources>;
    redirects: { from: string; to: string }[];
    company: Company;
    siteUrl: string;
    sendsVitals: boolean;
  };
  const entries = readdirSync(client, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(client.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((name) => name !== hostFiles.headers && name !== hostFiles.redirects);
  const files = names.map((name): [string, SiteFile] => {
    const policy = policies[name];
    const file: SiteFile = {
      status: statusFor(name),
      type: typesByName[name] ?? types[extname(name)] ?? "application/octet-stream",
      immutable: isImmutable(name),
      variants: readVariants(build, name),
      ...(policy && { policy }),
    };
    return [urlPath(name), file];
  });
  return {
    files: new Map(files.filter(([, { status }]) => status === 200)),
    notFoundPages: new Map(files.filter(([, { status }]) => status !== 200)),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    company,
    builtFor: siteUrl,
    sendsVitals,
  };
}

function statusFor(name: string) {
  if (!/(^|\/)404\.(html|data)$/.test(name)) return 200;
  return name === "services/404.data" ? dataRedirectStatus : 404;
}

function urlPath(name: string) {
  return `/${name}`.replace(/\/index\.html$/, "") || "/";
}

function readVariants(build: string, name: string): Variant[] {
  const brotli = readIfExists(join(build, "compressed", `${name}.br`));
  const gzip = readIfExists(join(build, "compressed", `${name}.gz`));
  if (!brotli || !gzip) return [variantOf("identity", readFileSync(join(build, "client", name)))];
  const compressed = variantOf("gzip", gzip);
  return [variantOf("br", brotli), compressed, decompressed(gzip, compressed.etag)];
}

function variantOf(encoding: Variant["encoding"], body: Buffer): Variant {
  const etag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return { encoding, body: () => body, length: body.length, etag: `"${etag}"` };
}

/** Hardly a client takes it, and it would be four times as large as the others together. */
function decompressed(gzip: Buffer, etag: string): Variant {
  return {
    encoding: "identity",
    body: () => gunzipSync(gzip),
    // The last four bytes of a gzip file (RFC 1952).
    length: gzip.readUInt32LE(gzip.length - 4),
    etag: etag.replace(/"$/, '-identity"'),
  };
}

function readIfExists(file: string) {
  return existsSync(file) ? readFileSync(file) : undefined;
}
