/** The year of the build, defined in vite.config.ts. */
declare const __BUILD_YEAR__: number;

/** Made from the content by scripts/content-modules.ts. */
declare module "virtual:search-index" {
  const entries: readonly import("#content/search/schema.ts").SearchEntry[];
  export default entries;
}
