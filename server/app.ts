import fastify from "fastify";
import type { Config } from "./config.ts";
import type { Site } from "./site/read-site.ts";
import { closedPolicy, commonHeaders } from "./site/security-headers.ts";
import { serveSite } from "./site/static-site.ts";

type Dependencies = { site: Site; siteUrl: URL; logLevel: Config["logLevel"] };

export function createApp({ site, siteUrl, logLevel }: Dependencies) {
  const app = fastify({
    // One line per answer without anything personal: no address, no query.
    logger: { level: logLevel, serializers: { req: ({ method }) => ({ method }) } },
    requestTimeout: 10_000,
    // A path that cannot be decoded is an unknown path, not an error.
    rewriteUrl: ({ url = "/" }) => (isDecodable(url) ? url : "/undecodable"),
    forceCloseConnections: "idle",
    return503OnClosing: false,
  });

  const headers = { ...commonHeaders(siteUrl), "Content-Security-Policy": closedPolicy };
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });

  app.get("/healthz", { logLevel: "silent" }, async (_request, reply) => {
    return reply.header("Cache-Control", "no-store").type("text/plain").send("ok\n");
  });

  serveSite(app, site);
  return app;
}

function isDecodable(url: string) {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}
