import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { visitCounter } from "./content/site.ts";
import { sendsVitals } from "./content/vitals.ts";
import { clientBuild } from "./delivery/client-build.ts";
import { deliveryConstants } from "./delivery/techniques.ts";
import { contentEditor } from "./editor/plugin.ts";
import { loadServerBuild, patchFramework } from "./scripts/build-plugins.ts";
import { contentModules } from "./scripts/content-modules.ts";
import { jsonFiles } from "./scripts/json-files.ts";
import { devPictures } from "./scripts/pictures/dev-pictures.ts";

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    devPictures(),
    contentModules(),
    jsonFiles(),
    contentEditor(),
    patchFramework(),
    loadServerBuild(),
  ],
  // Pages are prerendered on a preview server, which would look through its folders again for each file it writes.
  server: isPreview ? { watch: null } : {},
  define: {
    __BUILD_YEAR__: new Date().getUTCFullYear(),
    // The owner's own visits in the editor do not count.
    __COUNTS_VISITS__: command === "build" && visitCounter !== false,
    __SENDS_VITALS__: command === "build" && sendsVitals,
    ...deliveryConstants(),
  },
  build: {
    // Pictures and fonts keep their own files: a data address would need a looser content policy.
    assetsInlineLimit: 0,
    modulePreload: false,
    // On a slow machine it would tell how long each plugin took, which looks like a fault.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: { client: { build: clientBuild() } },
}));
