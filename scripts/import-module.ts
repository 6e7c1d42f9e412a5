import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";

/**
 * What a module of ours exports. In development the runner of the pages imports it: `ssrLoadModule` has another one,
 * which goes on with its old copy of what the pages have read anew.
 */
export async function importModule(
  file: string,
  server: ViteDevServer | undefined,
): Promise<Record<string, unknown>> {
  const pages = server?.environments.ssr;
  return pages && isRunnableDevEnvironment(pages)
    ? pages.runner.import(resolve(file))
    : import(pathToFileURL(resolve(file)).href);
}
