import { canonicalPath } from "#contract/canonical-path.ts";
import { dataSuffix } from "#contract/framework.ts";
import type { Site, SiteFile } from "./read-site.ts";

type Files = Pick<Site, "files" | "notFoundPages" | "redirects">;

type Resolution =
  | { kind: "file"; file: SiteFile }
  | { kind: "redirect"; status: 308; to: string }
  | { kind: "redirect"; status: 302; to: string; unknownService: string };

export function resolve({ files, notFoundPages, redirects }: Files, path: string): Resolution {
  const file = files.get(path);
  if (file) return { kind: "file", file };
  if (isData(path)) return notFound(notFoundPages, `${dataSection(path)}/404.data`);
  const canonical = isPagePath(path) ? canonicalPath(path) : path;
  if (canonical !== path) return { kind: "redirect", status: 308, to: canonical };
  const moved = redirects.get(path);
  if (moved) return { kind: "redirect", status: 308, to: moved };
  const unknownService = path.match(/^\/services\/([^/]+)$/)?.[1];
  if (unknownService) return { kind: "redirect", status: 302, to: "/services", unknownService };
  return notFound(notFoundPages, `${section(path)}/404.html`);
}

function notFound(notFoundPages: Files["notFoundPages"], name: string): Resolution {
  const file = notFoundPages.get(name);
  if (!file) throw new Error(`The build has no ${name}`);
  return { kind: "file", file };
}

/** For an unknown service the data response redirects to the list. */
function dataSection(path: string) {
  return /^\/services\/[^/]+$/.test(path) ? "/services" : section(path);
}

function section(path: string) {
  return path.match(/^\/(?:portfolio|case-studies)(?=\/[^/]+$)/)?.[0] ?? "";
}

function isData(path: string) {
  return path.endsWith(dataSuffix);
}

/** Others are not redirected: "/\evil.example/" is another site, and a built file may come back later. */
function isPagePath(path: string) {
  return /^\/[\w\-./~%]*$/.test(path) && !path.startsWith("/assets/");
}
