import { canonicalPath } from "#contract/canonical-path.ts";
import type { Site, SiteFile } from "./read-site.ts";

type Files = Pick<Site, "files" | "notFoundPages">;

/** What a request for a path of the site comes to. */
type Resolution = { kind: "file"; file: SiteFile } | { kind: "redirect"; status: 302 | 308; to: string };

/**
 * Every path leads somewhere: to its file, to the one form of its name (lower case, no slash at the end), to the
 * list of services, or to the not-found page of its family.
 */
export function resolve({ files, notFoundPages }: Files, path: string): Resolution {
  const file = files.get(path);
  if (file) return { kind: "file", file };
  if (isData(path)) return miss(notFoundPages, `${dataFamilyOf(path)}/404.data`);
  const canonical = isPlain(path) ? canonicalPath(path) : path;
  if (canonical !== path) return { kind: "redirect", status: 308, to: canonical };
  if (/^\/services\/[^/]+$/.test(path)) return { kind: "redirect", status: 302, to: "/services" };
  return miss(notFoundPages, `${familyOf(path)}/404.html`);
}

function miss(notFoundPages: Files["notFoundPages"], name: string): Resolution {
  const file = notFoundPages.get(name);
  if (!file) throw new Error(`The build has no ${name}`);
  return { kind: "file", file };
}

/** The router asks for `/about.data`; an unknown service has an answer of its own there, which leads to the list. */
function dataFamilyOf(path: string) {
  return /^\/services\/[^/]+$/.test(path) ? "/services" : familyOf(path);
}

function familyOf(path: string) {
  return path.match(/^\/(?:portfolio|case-studies)(?=\/[^/]+$)/)?.[0] ?? "";
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
