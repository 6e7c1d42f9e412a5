import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { hostRules } from "#scripts/publish/testing/host-rules.ts";
import { test } from "./visitor.ts";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** Tests that visit the built files on a host of their own, known by this name. */
export function testOnStaticHost(name: "localhost" | "127.0.0.1") {
  return test.extend<object, { host: Server }>({
    host: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern here.
      async ({}, use) => {
        const host = await startStaticHost();
        await use(host);
        host.close();
      },
      { scope: "worker" },
    ],
    baseURL: async ({ host }, use) => use(`http://${name}:${(host.address() as AddressInfo).port}`),
  });
}

/** As Cloudflare Pages: files with their headers, a slash after folders, and 404.html for the rest. */
async function startStaticHost(): Promise<Server> {
  const headersFor = hostRules(await readFile("build/client/_headers", "utf8"));
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://host").pathname);
    const send = (status: number, name: string, body: Buffer) => {
      response.setHeader("Content-Type", types[extname(name)] ?? "application/octet-stream");
      response.writeHead(status, headersFor(path)).end(body);
    };
    const read = (name: string) => readFile(join("build/client", name)).catch(() => undefined);
    const file = await read(path);
    if (file) return send(200, path, file);
    const page = await read(join(path, "index.html"));
    if (page && !path.endsWith("/")) return response.writeHead(308, { Location: `${path}/` }).end();
    if (page) return send(200, "index.html", page);
    return send(404, "404.html", await readFile("build/client/404.html"));
  });
  return new Promise((done) => server.listen(0, () => done(server)));
}
