import type { Config } from "@react-router/dev/config";
import { aliasPaths, numericServicePaths, publicPaths } from "./content/paths.ts";
import { titlePages } from "./content/title-pages.ts";

export default {
  // Every known path becomes a file. The server build stays, because scripts/finish-build.ts renders the
  // not-found pages with it.
  ssr: true,
  prerender: [...publicPaths, ...aliasPaths, ...numericServicePaths, ...titlePages.map(({ path }) => path)],
  // The route table is small and static hosts have no endpoint for discovering it piece by piece.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
