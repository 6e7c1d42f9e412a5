import { site } from "#content/site.ts";

/** A reader must not trust the file for longer than a year (RFC 9116, 2.5.5), so it expires before that. */
const daysValid = 360;

export function securityContact(siteUrl: string, now: Date) {
  const expires = new Date(now.getTime() + daysValid * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/.well-known/security-policy.txt`,
    "",
  ].join("\n");
}
