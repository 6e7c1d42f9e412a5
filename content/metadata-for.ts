import { pageMetadata } from "./page-metadata.ts";
import type { PageMetadata } from "./page-metadata-schema.ts";
import { siteUrl } from "./site-url.ts";

/** An address that nobody knows is described as the home page. */
export const homeMetadata = entryOf("/");

export function metadataFor(path: string): PageMetadata | undefined {
  return Object.hasOwn(pageMetadata, path) ? pageMetadata[path] : undefined;
}

export function tagsMetadata(path: string): PageMetadata {
  const entry = metadataFor(path) ?? homeMetadata;
  const absolute = (address: string) => new URL(address, siteUrl).href;
  return { ...entry, canonicalUrl: absolute(entry.canonicalUrl), ogImage: absolute(entry.ogImage) };
}

function entryOf(path: string): PageMetadata {
  const entry = pageMetadata[path];
  if (!entry) throw new Error(`content/page-metadata.yaml: needs an entry for ${path}`);
  return entry;
}
