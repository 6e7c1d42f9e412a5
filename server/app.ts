import { randomUUID } from "node:crypto";
import fastify, { type FastifyServerOptions, LogController } from "fastify";
import { type ContactParts, takeMessages } from "./contact/contact.ts";
import { readJson } from "./contact/read-json.ts";
import { answerBrokenConnection, answerErrors } from "./errors.ts";
import { type Health, reportHealth } from "./health.ts";
import { logRequests } from "./log.ts";
import { Problem } from "./problem.ts";
import type { Site } from "./site/read-site.ts";
import { closedPolicy, commonHeaders } from "./site/security-headers.ts";
import { serveSite } from "./site/static-site.ts";

/** How long a request may take to arrive. */
const defaultRequestTimeout = 10_000;

/**
 * How long a connection may stay idle, and how long a client may stop reading a response. Longer than a reverse proxy
 * keeps an idle connection open: otherwise it could send a request over one that is just being closed.
 */
const defaultIdleTimeout = 72_000;

const maxUrlLength = 4_096;

type Dependencies = {
  site: Site;
  siteUrl: URL;
  contact: ContactParts;
  health: Health;
  trustedProxies: readonly string[];
  logger: FastifyServerOptions["logger"];
  /** The origin that pages load the challenge provider's script from, if there is a provider. */
  challengeOrigin: string | undefined;
  requestTimeout?: number;
  idleTimeout?: number;
};

export function createApp(parts: Dependencies) {
  const { requestTimeout = defaultRequestTimeout, idleTimeout = defaultIdleTimeout } = parts;
  const common = { ...commonHeaders(parts.siteUrl), "Content-Security-Policy": closedPolicy };

  const app = fastify({
    requestTimeout,
    keepAliveTimeout: idleTimeout,
    connectionTimeout: idleTimeout,
    // Node looks for expired requests at this interval.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 10 },
    ...(parts.logger && { logger: parts.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    clientErrorHandler: answerBrokenConnection,
    // A path that cannot be decoded is an unknown path, not an error.
    rewriteUrl: ({ url = "/" }) => (isDecodable(url) ? url : "/undecodable"),
    forceCloseConnections: "idle",
    return503OnClosing: false,
  });
  logRequests(app);
  answerErrors(app);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => readJson(body),
  );

  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(common);
    done(request.url.length > maxUrlLength ? new Problem("uri-too-long") : undefined);
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    // During shutdown each response is the last on its connection, so that no later request is cut off.
    if (parts.health.isStopping()) reply.header("Connection", "close");
    done(null, payload);
  });

  reportHealth(app, parts.health);
  takeMessages(app, parts.contact);
  serveSite(app, parts.site, parts.challengeOrigin);
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
