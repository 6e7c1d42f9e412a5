import { caseStudies } from "#content/case-studies/index.ts";
import { lastModified } from "#content/last-modified.ts";
import { securityPolicy } from "#content/security-policy.ts";
import { feed } from "./feed.ts";
import { llms } from "./llms.ts";
import { robots } from "./robots.ts";
import { securityContact } from "./security.ts";
import { sitemap } from "./sitemap.ts";

export function publishedFiles(siteUrl: string, now: Date): Readonly<Record<string, string>> {
  return {
    "sitemap.xml": sitemap(siteUrl, lastModified),
    "robots.txt": robots(siteUrl),
    "feed.xml": feed(siteUrl, caseStudies.all),
    "llms.txt": llms(siteUrl),
    ".well-known/security.txt": securityContact(siteUrl, now),
    ".well-known/security-policy.txt": securityPolicy,
  };
}
