import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * Loads the server build before the pages are prerendered with it. React Router gives each page ten seconds, and
 * without this the first page of a busy machine would use them up on loading the code.
 */
export function loadServerBuild(): Plugin {
  return {
    name: "load-server-build",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    async writeBundle({ dir = "" }) {
      await import(pathToFileURL(join(dir, "index.js")).href);
    },
  };
}
