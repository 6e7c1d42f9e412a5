import type { PagePolicy } from "./read-site.ts";

/** Headers of every answer. HSTS only where visitors come over https, so that a local run stays reachable. */
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

/** For answers that are not pages: nothing in them may run, load or be framed. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * For pages: our own files, and exactly the inline scripts and styles that the build has hashed. A provider of
 * the security check is allowed on every page, because a visitor comes to the form without loading it anew.
 */
export function pagePolicy({ scripts, styles, frames }: PagePolicy, challengeOrigin?: string) {
  const provider = challengeOrigin ? [challengeOrigin] : [];
  const framed = [...frames, ...provider];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(scripts), ...provider].join(" ")}`,
    `style-src ${["'self'", ...new Set(styles)].join(" ")}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...provider].join(" ")}`,
    ...(framed.length > 0 ? [`frame-src ${framed.join(" ")}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
