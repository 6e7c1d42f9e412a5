import { canonicalPath } from "#contract/canonical-path.ts";
import { dataSuffix } from "#contract/framework.ts";
import type { Site, SiteFile } from "./read-site.ts";

type Files = Pick<Site, "files" | "notFoundPages" | "redirects">;

/** The response to a request for a path of the site. */
type Resolution = { kind: "file"; file: SiteFile } | { kind: "redirect"; status: 302 | 308; to: string };

/**
 * Every path resolves to its file, to a redirect to its canonical form (lower case, no trailing slash) or its new path,
 * to a redirect to the list of services, or to the not-found page of its section.
 */
export function resolve({ files, notFoundPages, redirects }: Files, path: string): Resolution {
  const file = files.get(path);
  if (file) return { kind: "file", file };
  if (isData(path)) return notFound(notFoundPages, `${dataSection(path)}/404.data`);
  const canonical = isSafe(path) ? canonicalPath(path) : path;
  if (canonical !== path) return { kind: "redirect", status: 308, to: canonical };
  const moved = redirects.get(path);
  if (moved) return { kind: "redirect", status: 308, to: moved };
  if (/^\/services\/[^/]+$/.test(path)) return { kind: "redirect", status: 302, to: "/services" };
  return notFound(notFoundPages, `${section(path)}/404.html`);
}

function notFound(notFoundPages: Files["notFoundPages"], name: string): Resolution {
  const file = notFoundPages.get(name);
  if (!file) throw new Error(`The build has no ${name}`);
  return { kind: "file", file };
}

/** React Router requests `/about.data`. For an unknown service the data response redirects to the list. */
function dataSection(path: string) {
  return /^\/services\/[^/]+$/.test(path) ? "/services" : section(path);
}

function section(path: string) {
  return path.match(/^\/(?:portfolio|case-studies)(?=\/[^/]+$)/)?.[0] ?? "";
}

function isData(path: string) {
  return path.endsWith(dataSuffix);
}

/**
 * Paths with other characters are not redirected: the location could be another site ("/\evil.example/" is one to a
 * browser).
 */
function isSafe(path: string) {
  return /^\/[\w\-./~%]*$/.test(path);
}
