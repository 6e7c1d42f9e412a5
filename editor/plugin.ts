import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin, ViteDevServer } from "vite";
import { prepareContent } from "#scripts/pictures/dev-pictures.ts";
import { buildClient } from "./build-client.ts";
import { createApi } from "./server/api.ts";
import { shownPicture } from "./server/uploads.ts";

const editorPath = "/edit";

/** The editor of the content, beside the site that `npm run edit` and `npm run dev` show. Never part of a build. */
export function contentEditor(): Plugin {
  return {
    name: "content-editor",
    apply: "serve",
    // Packages that Vite finds only when a page asks for them would load the page beside the form twice.
    config: () => ({ optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.{ts,tsx}"] } }),
    configureServer: serveEditor,
  };
}

function serveEditor(server: ViteDevServer) {
  const { root } = server.config;
  const client = buildClient(root);
  const api = createApi(root, async () => {
    const mistakes = await prepareContent();
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    return mistakes;
  });

  async function answer(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const { pathname: path, searchParams: query } = new URL(request.url ?? "/", "http://localhost");
    if (request.method !== "GET" && !isOurs(request)) return response.writeHead(403).end();
    if (path === "/picture") {
      const picture = await shownPicture(root, query);
      if (!picture) return response.writeHead(404).end();
      const type = types[picture.extension.toLowerCase()] ?? "application/octet-stream";
      return response
        .writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" })
        .end(picture.bytes);
    }
    const handler = api[`${request.method} ${path}`];
    if (handler) {
      const body = JSON.stringify(await handler({ request, query }));
      return response.writeHead(200, { "Content-Type": "application/json" }).end(body);
    }
    const file = (await client()).get(path);
    if (!file) return next();
    return response.writeHead(200, { "Content-Type": file.type }).end(file.data);
  }

  server.middlewares.use(editorPath, (request, response, next) => {
    answer(request, response, next).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end(String(error));
    });
  });
}

/** Another site that is open in the same browser must not write files. */
function isOurs({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined && URL.parse(headers.origin)?.host === headers.host;
}

const types: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
};
