import { dataHeader } from "./framework.ts";

/** The headers of the site's files. The server sends them; the build writes them down for static hosts. */

/** What the build writes for static hosts. The server does not serve these files. */
export const hostFiles = { headers: "_headers", redirects: "_redirects" };

/** What a page's content security policy allows: hashes of inline scripts and styles, and origins. */
export type PagePolicy = {
  scripts: readonly string[];
  styles: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
};

/** Headers of every response. HSTS only on https, so that a local server stays reachable. */
export function commonHeaders(siteUrl: URL): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    ...(siteUrl.protocol === "https:" && {
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    }),
  };
}

/** For responses that are not pages: nothing may run, load or be framed. */
export const strictPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * For pages: files of this origin, and the inline scripts and styles that the build has hashed. A challenge provider is
 * allowed on every page, because the form may be opened by client-side navigation.
 */
export function pagePolicy({ scripts, styles, frames, connections }: PagePolicy, challengeOrigin?: string) {
  const provider = challengeOrigin ? [challengeOrigin] : [];
  const frameSources = [...frames, ...provider];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(scripts), ...provider].join(" ")}`,
    `style-src ${["'self'", ...new Set(styles)].join(" ")}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...connections, ...provider].join(" ")}`,
    ...(frameSources.length > 0 ? [`frame-src ${frameSources.join(" ")}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The name contains a hash of the content, so the file never changes. */
export function isImmutable(name: string) {
  return /^assets\/|\.[0-9a-f]{8}\.\w+$/.test(name);
}

export const dataHeaders = { "content-type": "text/x-script; charset=utf-8", ...dataHeader };

/**
 * Pages are revalidated on every request. Data files are fresh for a minute, so that data prefetched when a visitor
 * points at a link is not fetched again by the click.
 */
export function cacheControl(file: { immutable: boolean; status: number; type: string }) {
  if (file.immutable) return "public, max-age=31536000, immutable";
  return file.type.startsWith("text/html") || file.status !== 200 ? "no-cache" : "public, max-age=60";
}
