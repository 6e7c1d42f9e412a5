import { randomUUID } from "node:crypto";
import fastify, { type FastifyServerOptions, LogController } from "fastify";
import { commonHeaders, strictPolicy } from "#contract/response-headers.ts";
import { limitConnections } from "./connections/connection-limits.ts";
import { createOverloadCheck } from "./connections/overload.ts";
import { type ContactDependencies, registerContactRoutes } from "./contact/contact-routes.ts";
import { parseJson } from "./contact/parse-json.ts";
import { handleErrors, onClientError } from "./errors.ts";
import { type Health, registerHealthRoutes } from "./health.ts";
import { logRequests } from "./log.ts";
import { Problem, retryAfter } from "./problem.ts";
import type { Site } from "./site/read-site.ts";
import { serveSite } from "./site/static-site.ts";

/** How long a request may take to arrive. */
const defaultRequestTimeout = 10_000;

/**
 * How long a connection may stay idle, and how long a client may stop reading a response. Longer than a reverse proxy
 * keeps an idle connection open: otherwise it could send a request over one that is just being closed.
 */
const defaultIdleTimeout = 72_000;

const maxUrlLength = 4_096;

const defaultMaxConnections = 900;

type Dependencies = {
  site: Site;
  siteUrl: URL;
  contact: ContactDependencies;
  health: Health;
  trustedProxies: readonly string[];
  logger: FastifyServerOptions["logger"];
  /** The origin that pages load the challenge provider's script from, if there is a provider. */
  challengeOrigin: string | undefined;
  maxConnections?: number;
  requestTimeout?: number;
  idleTimeout?: number;
};

export function createApp(deps: Dependencies) {
  const { requestTimeout = defaultRequestTimeout, idleTimeout = defaultIdleTimeout } = deps;
  const common = { ...commonHeaders(deps.siteUrl), "Content-Security-Policy": strictPolicy };

  const app = fastify({
    requestTimeout,
    keepAliveTimeout: idleTimeout,
    connectionTimeout: idleTimeout,
    // Node looks for expired requests at this interval.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 10 },
    ...(deps.logger && { logger: deps.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: deps.trustedProxies.length > 0 ? [...deps.trustedProxies] : false,
    clientErrorHandler: onClientError,
    // A path that cannot be decoded is an unknown path, not an error.
    rewriteUrl: ({ url = "/" }) => (isDecodable(url) ? url : "/undecodable"),
    forceCloseConnections: "idle",
    return503OnClosing: false,
  });
  logRequests(app);
  handleErrors(app);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => parseJson(body),
  );

  const { waitingBytes } = limitConnections(app.server, {
    maxConnections: deps.maxConnections ?? defaultMaxConnections,
    trustedProxies: deps.trustedProxies,
    log: app.log,
  });
  const isOverloaded = createOverloadCheck(waitingBytes);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(common);
    if (isOverloaded()) return done(retryAfter("overloaded", 5));
    done(request.url.length > maxUrlLength ? new Problem("uri-too-long") : undefined);
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    // During shutdown each response is the last on its connection, so that no later request is cut off.
    if (deps.health.isStopping()) reply.header("Connection", "close");
    done(null, payload);
  });

  registerHealthRoutes(app, deps.health);
  registerContactRoutes(app, deps.contact);
  serveSite(app, deps.site, deps.challengeOrigin);
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
