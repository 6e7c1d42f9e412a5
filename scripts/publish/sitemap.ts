import { xmlDeclaration, xmlText } from "./xml.ts";

export function sitemap(siteUrl: string, pages: readonly { path: string; date: string }[]) {
  const urls = pages.map(
    ({ path, date }) => `<url><loc>${xmlText(siteUrl + path)}</loc><lastmod>${date}</lastmod></url>`,
  );
  return [
    xmlDeclaration,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
