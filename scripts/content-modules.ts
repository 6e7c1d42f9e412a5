import { relative } from "node:path";
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";
import { importModule } from "./import-module.ts";
import { isContent } from "./pictures/dev-pictures.ts";

/** The modules of content/ that components import, so that the browser gets them. They export data only. */
const forBrowser = ["content/chat.ts", "content/navigation.ts", "content/site.ts"];

const searchIndex = { name: "virtual:search-index", file: "content/search/index.ts" };

/** The browser cannot read files: it gets what a module came to, as plain data and without the schemas. */
export function contentModules(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: "content-modules",
    enforce: "pre",
    configureServer: (devServer) => {
      server = devServer;
    },
    resolveId: (id) => (id === searchIndex.name ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${searchIndex.name}`) {
        const { searchEntries } = await importModule(searchIndex.file, server);
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(searchEntries))});`;
      }
      if (this.environment.name !== "client") return undefined;
      const file = relative(this.environment.config.root, id);
      if (file.startsWith("content/library/"))
        this.error(
          `${file} would reach the browser: a module that is imported there has to be named in ${here}`,
        );
      return forBrowser.includes(file) ? asData(await importModule(file, server)) : undefined;
    },
    hotUpdate({ file, modules }) {
      if (!isContent(file)) return undefined;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: "full-reload" });
      return [] satisfies EnvironmentModuleNode[] as typeof modules;
    },
  };
}

const here = "scripts/content-modules.ts";

function asData(exports: Record<string, unknown>) {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}
