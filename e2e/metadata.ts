import type { Page } from "@playwright/test";
import type { PageMetadata } from "#content/page-metadata-schema.ts";

/** The meta tags of a page. A tag that is there twice is a list. */
export async function tagsOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) => {
      const values = [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
      return values.length > 1 ? values : values[0];
    };
    const meta = (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, "content");
    return {
      title: document.title,
      titles: document.querySelectorAll("head title").length,
      description: meta("description"),
      keywords: meta("keywords"),
      robots: meta("robots"),
      canonical: all('link[rel="canonical"]', "href"),
      ogTitle: meta("og:title"),
      ogDescription: meta("og:description"),
      ogUrl: meta("og:url"),
      ogType: meta("og:type"),
      ogImage: meta("og:image"),
      twitterCard: meta("twitter:card"),
      twitterTitle: meta("twitter:title"),
      twitterDescription: meta("twitter:description"),
      twitterImage: meta("twitter:image"),
    };
  });
}

export function expectedTags(entry: PageMetadata, { listed = true } = {}) {
  return {
    title: entry.title,
    titles: 1,
    description: entry.description,
    keywords: entry.keywords,
    robots: listed ? undefined : "noindex",
    canonical: listed ? entry.canonicalUrl : undefined,
    ogTitle: entry.ogTitle,
    ogDescription: entry.ogDescription,
    ogUrl: entry.canonicalUrl,
    ogType: "website",
    ogImage: entry.ogImage,
    twitterCard: "summary_large_image",
    twitterTitle: entry.ogTitle,
    twitterDescription: entry.ogDescription,
    twitterImage: entry.ogImage,
  };
}
