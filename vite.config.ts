import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { clientBuild } from "./delivery/client-build.ts";
import { contentEditor } from "./editor/plugin.ts";
import { loadServerBuild } from "./scripts/build-plugins.ts";
import { contentModules } from "./scripts/content-modules.ts";
import { devPictures } from "./scripts/pictures/dev-pictures.ts";

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    devPictures(),
    contentModules(),
    contentEditor(),
    loadServerBuild(),
  ],
  define: { __BUILD_YEAR__: new Date().getUTCFullYear() },
  build: {
    // Pictures and fonts keep their own files: a data address would need a looser content policy.
    assetsInlineLimit: 0,
    modulePreload: false,
    // On a slow machine it would tell how long each plugin took, which looks like a fault.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: { client: { build: clientBuild() } },
});
