import { dataHeader } from "./framework.ts";

/** For static hosts; the server does not serve these files. */
export const hostFiles = { headers: "_headers", redirects: "_redirects" };

/** Hashes of inline scripts and styles; origins of frames and connections. */
export type PolicySources = {
  scripts: readonly string[];
  styles: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
};

/**
 * HSTS only on https, so that a local server stays reachable. The names are in lower case because Fastify
 * converts them for every response, which took an eighth of the server's time.
 */
export function commonHeaders(siteUrl: URL): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(siteUrl.protocol === "https:" && {
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    }),
  };
}

export const strictPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The challenge provider is allowed on every page, because client-side navigation can open the form. */
export function contentSecurityPolicy(
  { scripts, styles, frames, connections }: PolicySources,
  challengeOrigin?: string,
) {
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

export function isImmutable(name: string) {
  return /^assets\/|\.[0-9a-f]{8}\.\w+$/.test(name);
}

export const dataHeaders = { "content-type": "text/x-script; charset=utf-8", ...dataHeader };

/** Data files are fresh for a minute, so that going back and forth fetches them once. */
export function cacheControl(file: { immutable: boolean; status: number; type: string }) {
  if (file.immutable) return "public, max-age=31536000, immutable";
  return file.type.startsWith("text/html") || file.status !== 200 ? "no-cache" : "public, max-age=60";
}
