import type { Plugin, ViteDevServer } from "vite";
import { importModule } from "./import-module.ts";

const suffix = "?json-url";

/** `import url from "./data.ts?json-url"`: the module runs in the build, the browser gets a file of data. */
export function jsonFiles(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: "json-files",
    enforce: "pre",
    configureServer: (devServer) => {
      server = devServer;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      if (this.environment.name !== "client") return `export default "";`;
      const file = id.slice(0, -suffix.length);
      const { default: value } = await importModule(file, server);
      const source = JSON.stringify(value);
      if (server)
        return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)};`;
      const name = `${file.replace(/^.*\/|\.ts$/g, "")}.json`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source })};`;
    },
  };
}
