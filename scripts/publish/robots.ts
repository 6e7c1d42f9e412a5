/** For every crawler: all pages, but not the calls that the contact form makes. */
export function robots(siteUrl: string) {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
