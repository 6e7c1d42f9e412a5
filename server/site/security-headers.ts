import type { PagePolicy } from "./read-site.ts";

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
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
    }),
  };
}

/** For responses that are not pages: nothing may run, load or be framed. */
export const strictPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * For pages: files of this origin, and the inline scripts and styles that the build has hashed. A challenge provider is
 * allowed on every page, because the form may be opened by client-side navigation.
 */
export function pagePolicy({ scripts, styles, frames }: PagePolicy, challengeOrigin?: string) {
  const provider = challengeOrigin ? [challengeOrigin] : [];
  const frameSources = [...frames, ...provider];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(scripts), ...provider].join(" ")}`,
    `style-src ${["'self'", ...new Set(styles)].join(" ")}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...provider].join(" ")}`,
    ...(frameSources.length > 0 ? [`frame-src ${frameSources.join(" ")}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
