import { canonicalPath } from "#contract/canonical-path.ts";
import type { SiteFile } from "./read-site.ts";

/** What a request for a path of the site comes to. */
export type Resolution =
  | { kind: "file"; status: number; file: SiteFile }
  | { kind: "redirect"; status: 302 | 308; to: string };

/**
 * Every path leads somewhere: to its file, to the one form of its name (lower case, no slash at the end), to the
 * list of services, or to the not-found page of its family.
 */
export function resolve(files: ReadonlyMap<string, SiteFile>, path: string): Resolution {
  const file = fileAt(files, path);
  if (file) return { kind: "file", status: 200, file };
  if (isData(path)) return dataMiss(files, path);
  const canonical = isPlain(path) ? canonicalPath(path) : path;
  if (canonical !== path) return { kind: "redirect", status: 308, to: canonical };
  if (/^\/services\/[^/]+$/.test(path)) return { kind: "redirect", status: 302, to: "/services" };
  return miss(files, `${familyOf(path)}/404.html`, 404);
}

/** The file of this very name. The pages for unknown paths are not to be had by theirs. */
export function fileAt(files: ReadonlyMap<string, SiteFile>, path: string) {
  return isMissPage(path) ? undefined : files.get(path);
}

/** The router asks for `/about.data`; an unknown name gets the prerendered answer of its family. */
function dataMiss(files: ReadonlyMap<string, SiteFile>, path: string): Resolution {
  const unknownService = /^\/services\/[^/]+\.data$/.test(path);
  if (unknownService) return miss(files, "/services/404.data", 202);
  return miss(files, `${familyOf(path)}/404.data`, 404);
}

function miss(files: ReadonlyMap<string, SiteFile>, name: string, status: number): Resolution {
  const file = files.get(name);
  if (!file) throw new Error(`The build has no ${name}`);
  return { kind: "file", status, file };
}

function familyOf(path: string) {
  return path.match(/^\/(?:portfolio|case-studies)(?=\/[^/]+$)/)?.[0] ?? "";
}

function isMissPage(path: string) {
  return /\/404\.(html|data)$/.test(path);
}

function isData(path: string) {
  return path.endsWith(".data");
}

/**
 * Paths with characters that no page of ours has are left as they are: a redirect built from them could lead off
 * the site ("/\evil.example/" is another site to a browser).
 */
function isPlain(path: string) {
  return /^\/[\w\-./~%]*$/.test(path);
}
