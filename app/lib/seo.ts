import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import type { PageMetadata } from "#content/page-metadata-schema.ts";
import { site } from "#content/site.ts";

type WithMetadata = { metadata: PageMetadata };

/** The tags of an entry, or those that came with a 404, which is not indexed. */
export function pageMeta(loaderData: WithMetadata | undefined, error?: unknown): MetaDescriptor[] {
  if (loaderData) return [...tagsOf(loaderData.metadata), canonical(loaderData.metadata)];
  return unlistedMeta(isRouteErrorResponse(error) && hasMetadata(error.data) ? error.data : undefined);
}

export function unlistedMeta(loaderData: WithMetadata | undefined): MetaDescriptor[] {
  return [...(loaderData ? tagsOf(loaderData.metadata) : [{ title: site.name }]), noindex];
}

function hasMetadata(data: unknown): data is WithMetadata {
  return typeof data === "object" && data !== null && "metadata" in data;
}

const noindex: MetaDescriptor = { name: "robots", content: "noindex" };

function canonical(entry: PageMetadata): MetaDescriptor {
  return { tagName: "link", rel: "canonical", href: entry.canonicalUrl };
}

function tagsOf(entry: PageMetadata): MetaDescriptor[] {
  return [
    { title: entry.title },
    { name: "description", content: entry.description },
    ...(entry.keywords ? [{ name: "keywords", content: entry.keywords }] : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:url", content: entry.canonicalUrl },
    { property: "og:title", content: entry.ogTitle },
    { property: "og:description", content: entry.ogDescription },
    { property: "og:image", content: entry.ogImage },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: entry.ogTitle },
    { name: "twitter:description", content: entry.ogDescription },
    { name: "twitter:image", content: entry.ogImage },
  ];
}
