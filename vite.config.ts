import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { searchIndex } from "./scripts/search-index.ts";

/** Instead of Vite's helper, which finds the styles of a part that is loaded late: here they are in one file. */
const lateImports: Plugin = {
  name: "late-imports",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `import { restOfStyles } from "${import.meta.dirname}/app/lib/rest-of-styles.ts";
         export const __vitePreload = async (load) => (await Promise.all([load(), restOfStyles()]))[0];`
      : undefined,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), lateImports, searchIndex()],
  define: { __BUILD_YEAR__: new Date().getUTCFullYear() },
  build: {
    // Pictures and fonts keep their own files: a data address would need a looser content policy.
    assetsInlineLimit: 0,
    // The server build holds the stylesheet that each page carries inline, so it is minified there too.
    cssMinify: "lightningcss",
    modulePreload: false,
    // On a slow machine it would tell how long each plugin took, which looks like a fault.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A page calls most of what it starts with. Told so, Chrome compiles it beside the download and not, one
            // function after another, on the main thread, where that is half of the time our script takes.
            postBanner: ({ isDynamicEntry }) => (isDynamicEntry ? "" : "//# allFunctionsCalledOnLoad"),
            codeSplitting: {
              groups: [
                // Every page needs all of React and its router: one file compresses better than five.
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 1,
                },
                // Small parts of the first page, which would cost more as files of their own.
                {
                  name: "shared",
                  test: /\/(mark|toast-queue|missing-entry|stats|image-or|screen|preload-helper|hold-page|icons\/(search|play))\.(tsx?|m?js)$/,
                },
                // What four pages share is likely to be on the next one too. As one file it is smaller and is asked
                // for once, not twenty times. What waits for a click, or is never on the home page, stays out of it.
                {
                  name: "shared",
                  minShareCount: 4,
                  test: /^(?!.*\/(truss-divider|contact-handover|change-shortlist|shortlist-toggle)\.tsx?$)/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
