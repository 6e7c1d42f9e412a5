/** The year of the build, defined in vite.config.ts. */
declare const __BUILD_YEAR__: number;

declare const __COUNTS_VISITS__: boolean;

/** Whether pages tell how fast they were. */
declare const __SENDS_VITALS__: boolean;

/** Made from the content by scripts/content-modules.ts. */
declare module "virtual:search-index" {
  const entries: readonly import("#content/search/schema.ts").SearchEntry[];
  export default entries;
}

/** The address of what a module exports by default, made by scripts/json-files.ts. */
declare module "*?json-url" {
  const url: string;
  export default url;
}
