import { dirname } from "node:path";
import {
  cacheControl,
  commonHeaders,
  contentSecurityPolicy,
  isImmutable,
  type PolicySources,
  strictPolicy,
} from "#contract/response-headers.ts";

type Headers = Record<string, string>;

/** Hosts apply every rule that matches a path, and two policies would both count: no path has two. */
export function hostHeaders(
  siteUrl: URL,
  policies: Readonly<Record<string, PolicySources>>,
  files: readonly string[],
) {
  const pages = Object.entries(policies).filter(([file]) => file.endsWith("index.html"));
  return [
    rule("/*", commonHeaders(siteUrl)),
    ...immutableFolders(files).map((folder) =>
      rule(`/${folder}/*`, fileHeaders({ immutable: true, type: "" }, strictPolicy)),
    ),
    // Without the header of data responses: the host sends its 404 page for unknown data too.
    rule("/*.data", fileHeaders({ immutable: false, type: "" }, strictPolicy)),
    ...pages.map(([file, policy]) =>
      rule(
        servedAt(file),
        fileHeaders({ immutable: false, type: "text/html" }, contentSecurityPolicy(policy)),
      ),
    ),
  ].join("\n");
}

/** Every host knows 301. Cloudflare compares a path with its slash, so each stands with and without. */
export function hostRedirects(redirects: readonly { from: string; to: string }[]) {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join("");
}

/** These hosts serve about/index.html at "/about/" and redirect "/about" to it; Netlify ignores the slash of a rule. */
function servedAt(file: string) {
  return `/${file.replace(/index\.html$/, "")}`;
}

/** The outermost folders in which every file has a hash in its name. Any other file keeps the host's own caching. */
function immutableFolders(files: readonly string[]) {
  const mutable = new Set(files.filter((file) => !isImmutable(file)).flatMap(foldersOf));
  const candidates = new Set(files.flatMap(foldersOf).filter((folder) => !mutable.has(folder)));
  return [...candidates].filter((folder) => !candidates.has(dirname(folder))).sort();
}

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === "." ? [] : [folder, ...foldersOf(folder)];
}

function fileHeaders(file: { immutable: boolean; type: string }, policy: string): Headers {
  return {
    "Cache-Control": cacheControl({ ...file, status: 200 }),
    "Content-Security-Policy": policy,
  };
}

function rule(path: string, headers: Headers) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
