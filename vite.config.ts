import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { searchIndex } from "./scripts/search-index.ts";

/** The router asks for a page's modules itself and the styles are inline, so Vite's helper for both is only weight. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), plainImports, searchIndex()],
  define: { __BUILD_YEAR__: new Date().getUTCFullYear() },
  build: {
    // Pictures and fonts keep their own files: a data address would need a looser content policy.
    assetsInlineLimit: 0,
    // The server build holds the stylesheet that each page carries inline, so it is minified there too.
    cssMinify: "lightningcss",
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Every page needs all of React and its router: one file compresses better than five.
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 1,
                },
                // What four pages share is likely to be on the next one too. As one file it is smaller and is asked
                // for once, not twenty times. What waits for a click, or is never on the home page, stays out of it.
                {
                  name: "shared",
                  minShareCount: 4,
                  test: /^(?!.*\/(ui\/truss|contact-handover|change-shortlist|shortlist-toggle)\.tsx?$)/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
