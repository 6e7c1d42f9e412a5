import { randomUUID } from "node:crypto";
import fastify, { type FastifyRequest, type FastifyServerOptions, LogController } from "fastify";
import { commonHeaders, strictPolicy } from "#contract/response-headers.ts";
import { parseJson } from "./api/parse-json.ts";
import { createClientAddress } from "./client-address.ts";
import { limitConnections } from "./connections/connection-limits.ts";
import { createOverloadCheck } from "./connections/overload.ts";
import { type ContactDependencies, registerContactRoutes } from "./contact/contact-routes.ts";
import { handleErrors, onClientError } from "./errors.ts";
import { type Health, registerHealthRoutes } from "./health.ts";
import { logRequests } from "./log.ts";
import { Problem, retryAfter } from "./problem.ts";
import { hasValidHost, originForm } from "./request-target.ts";
import type { Site } from "./site/read-site.ts";
import { serveSite } from "./site/static-site.ts";
import { registerVitalsRoute } from "./vitals/vitals-route.ts";
import type { VitalsStore } from "./vitals/vitals-store.ts";

const defaultRequestTimeout = 10_000;

/** Longer than a reverse proxy keeps an idle connection open: it could send a request over a closing one. */
const defaultIdleTimeout = 72_000;

const maxUrlLength = 4_096;

const defaultMaxConnections = 900;

type Dependencies = {
  site: Site;
  siteUrl: URL;
  contact: Omit<ContactDependencies, "clientAddress">;
  /** Where pages tell how fast they were, if they do. */
  vitals: VitalsStore | undefined;
  health: Health;
  trustedProxies: readonly string[];
  logger: FastifyServerOptions["logger"];
  challengeOrigin: string | undefined;
  maxConnections?: number;
  requestTimeout?: number;
  idleTimeout?: number;
};

export function createApp(deps: Dependencies) {
  const { requestTimeout = defaultRequestTimeout, idleTimeout = defaultIdleTimeout } = deps;
  const common = { ...commonHeaders(deps.siteUrl), "content-security-policy": strictPolicy };

  const app = fastify({
    requestTimeout,
    keepAliveTimeout: idleTimeout,
    connectionTimeout: idleTimeout,
    http: {
      headersTimeout: requestTimeout,
      // Node looks for expired requests at this interval.
      connectionsCheckingInterval: requestTimeout / 10,
      // Checked below, since Node's own refusal is not logged.
      requireHostHeader: false,
    },
    ...(deps.logger && { logger: deps.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    clientErrorHandler: onClientError,
    // A path that cannot be decoded is an unknown path, not an error.
    rewriteUrl: ({ url = "/" }) => (isDecodable(url) ? (originForm(url) ?? "/") : "/undecodable"),
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
    done(isOverloaded() ? retryAfter("overloaded", 5) : problemOf(request));
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    // During shutdown each response is the last on its connection, so that no later request is cut off.
    if (deps.health.isStopping()) reply.header("Connection", "close");
    done(null, payload);
  });

  registerHealthRoutes(app, deps.health);
  const contact = { ...deps.contact, clientAddress: createClientAddress(deps.trustedProxies) };
  registerContactRoutes(app, contact);
  if (deps.vitals) registerVitalsRoute(app, { ...contact, vitals: deps.vitals, site: deps.site });
  serveSite(app, deps.site, deps.challengeOrigin);
  return app;
}

function problemOf({ originalUrl, raw }: FastifyRequest) {
  if (!hasValidHost(raw)) return new Problem("bad-host");
  if (originalUrl.length > maxUrlLength) return new Problem("uri-too-long");
  return originForm(originalUrl) === undefined ? new Problem("bad-request") : undefined;
}

function isDecodable(url: string) {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}
