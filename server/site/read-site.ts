import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";

/** One file of the site in memory, in every encoding it was compressed to at build. */
export type SiteFile = {
  status: number;
  type: string;
  /** Its name holds a hash of its content, so it never changes. */
  immutable: boolean;
  variants: { encoding: "br" | "gzip" | "identity"; body: Buffer; etag: string }[];
  /** What its policy allows: inline scripts and styles by their hashes, and origins to frame; pages only. */
  policy?: PagePolicy;
};

export type PagePolicy = {
  scripts: readonly string[];
  styles: readonly string[];
  frames: readonly string[];
};

export type Site = {
  /** Keyed by URL path: "/about" for about/index.html, "/icon.svg" for a plain file. */
  files: ReadonlyMap<string, SiteFile>;
  /** What unknown paths get, keyed by its name: "/404.html", "/portfolio/404.data". Nothing is to be had by these. */
  notFoundPages: ReadonlyMap<string, SiteFile>;
  /** The address that the contact form sends to. */
  mailbox: string;
  /** Where its canonical links, its sitemap and its feed point. */
  builtFor: string;
};

/** There is no site to hand out; the message is one line for the operator. */
export class BuildError extends Error {}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
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

/** Loads the built site. It is small; holding it in memory makes every answer a copy of bytes. */
export async function readSite(build: string): Promise<Site> {
  const client = join(build, "client");
  const facts = await readFile(join(build, "site.json"), "utf8").catch(absent);
  if (facts === undefined) throw new BuildError("the site has not been built (npm run build)");
  const { policies, mailbox, siteUrl } = JSON.parse(facts) as {
    policies: Record<string, PagePolicy>;
    mailbox: string;
    siteUrl: string;
  };
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(client.length + 1)
        .replaceAll("\\", "/"),
    );
  const files = await Promise.all(
    names.map(async (name): Promise<[string, SiteFile]> => {
      const policy = policies[name];
      const file: SiteFile = {
        status: statusOf(name),
        type: typesByName[name] ?? types[extname(name)] ?? "application/octet-stream",
        immutable: /^assets\/|\.[0-9a-f]{8}\.\w+$/.test(name),
        variants: await readVariants(build, name),
        ...(policy && { policy }),
      };
      return [pathOf(name), file];
    }),
  );
  return {
    files: new Map(files.filter(([, { status }]) => status === 200)),
    notFoundPages: new Map(files.filter(([, { status }]) => status !== 200)),
    mailbox,
    builtFor: siteUrl,
  };
}

/** The router reads what leads an unknown service to the list from an answer with 202. */
function statusOf(name: string) {
  if (!/(^|\/)404\.(html|data)$/.test(name)) return 200;
  return name === "services/404.data" ? 202 : 404;
}

function pathOf(name: string) {
  return `/${name}`.replace(/\/index\.html$/, "") || "/";
}

async function readVariants(build: string, name: string): Promise<SiteFile["variants"]> {
  const sources = [
    { encoding: "br", file: join(build, "compressed", `${name}.br`) },
    { encoding: "gzip", file: join(build, "compressed", `${name}.gz`) },
    { encoding: "identity", file: join(build, "client", name) },
  ] as const;
  const bodies = await Promise.all(sources.map(({ file }) => readFile(file).catch(absent)));
  return sources.flatMap(({ encoding }, index) => {
    const body = bodies[index];
    return body
      ? [{ encoding, body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` }]
      : [];
  });
}

function absent(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
